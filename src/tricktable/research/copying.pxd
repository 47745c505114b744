# cython: boundscheck=False, wraparound=False, initializedcheck=False
# Copying bytes as the compiler does it.

from libc.string cimport memcpy, memset


cdef extern from *:
    """
    static inline int tricktable_bits(unsigned long long bits) { return __builtin_popcountll(bits); }
    """
    int count_bits "tricktable_bits"(unsigned long long bits) noexcept


cdef inline void copy_bytes(
    unsigned char[::1] out, Py_ssize_t at, unsigned char[::1] source, Py_ssize_t start, Py_ssize_t size
) noexcept:
    memcpy(&out[at], &source[start], size)


cdef inline void clear_bytes(unsigned char[::1] out, Py_ssize_t at, Py_ssize_t size) noexcept:
    memset(&out[at], 0, size)


cdef inline void copy_runs(
    unsigned char[::1] out, Py_ssize_t base, unsigned char[::1] source, int[::1] runs, int first, int last
) noexcept:
    cdef unsigned char* to = &out[base]
    cdef unsigned char* begin = &source[0]
    cdef int* run = &runs[0]
    cdef int place
    for place in range(first, last, 3):
        memcpy(to + run[place], begin + run[place + 1], run[place + 2])


cdef inline void copy_bits(
    unsigned char[::1] out, Py_ssize_t at, unsigned long long bits, unsigned long long[::1] slots, int number
) noexcept:
    cdef unsigned char* to = &out[at]
    cdef unsigned long long* slot = &slots[0]
    cdef int place
    for place in range(number):
        to[place] = (bits & slot[place]) != 0


cdef inline void copy_counts(
    unsigned char[::1] out, Py_ssize_t at, unsigned long long bits, unsigned long long[::1] slots, int number
) noexcept:
    cdef unsigned char* to = &out[at]
    cdef unsigned long long* slot = &slots[0]
    cdef int place
    for place in range(number):
        to[place] = count_bits(bits & slot[place])


cdef inline void copy_unseen(
    unsigned char[::1] out, Py_ssize_t at, unsigned char[::1] copies, Py_ssize_t hand, unsigned char[::1] played, int number
) noexcept:
    cdef unsigned char* to = &out[at]
    cdef unsigned char* own = &out[hand]
    cdef unsigned char* all = &copies[0]
    cdef unsigned char* gone = &played[0]
    cdef int place
    for place in range(number):
        to[place] = all[place] > <unsigned char>(own[place] + gone[place])


cdef inline void copy_without(
    unsigned char[::1] out, Py_ssize_t at, Py_ssize_t source, Py_ssize_t without, int number
) noexcept:
    cdef unsigned char* to = &out[at]
    cdef unsigned char* begin = &out[source]
    cdef unsigned char* less = &out[without]
    cdef int place
    for place in range(number):
        to[place] = begin[place] & (less[place] ^ 1)
