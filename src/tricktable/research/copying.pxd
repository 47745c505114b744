# cython: boundscheck=False, wraparound=False, initializedcheck=False
# Copying bytes as the compiler does it.

from libc.string cimport memcpy, memset


cdef inline void copy_bytes(
    unsigned char[::1] out, Py_ssize_t at, unsigned char[::1] source, Py_ssize_t start, Py_ssize_t size
) noexcept:
    memcpy(&out[at], &source[start], size)


cdef inline void clear_bytes(unsigned char[::1] out, Py_ssize_t at, Py_ssize_t size) noexcept:
    memset(&out[at], 0, size)
