# cython: boundscheck=False, wraparound=False, initializedcheck=False
# What the compiled kernel takes from C: counting and finding bits, copying words, and what happens seldom.
cdef extern from *:
    """
    static inline int tricktable_count(unsigned long long bits) { return __builtin_popcountll(bits); }
    static inline int tricktable_lowest(unsigned long long bits) { return __builtin_ctzll(bits); }

    /* Where the bit with this number lies, counted from the lowest. Most processors have an instruction for it since
       2013; a loop would guess wrong at nearly every card. */
    static inline int tricktable_nth(unsigned long long bits, int number) {
    #ifdef __x86_64__
        if (__builtin_cpu_supports("bmi2")) {
            unsigned long long found;
            __asm__("pdepq %2, %1, %0" : "=r"(found) : "r"(1ULL << number), "r"(bits));
            return __builtin_ctzll(found);
        }
    #endif
        while (number--) bits &= bits - 1;
        return __builtin_ctzll(bits);
    }

    /* An even number of words, two at a time: what compilers make of a plain copy of a known length starts slowly. */
    typedef unsigned long long tricktable_pair __attribute__((vector_size(16), aligned(8), may_alias));
    static inline void tricktable_copy_pairs(unsigned long long *target, const unsigned long long *source, int number) {
        for (int place = 0; place < number; place += 2)
            *(tricktable_pair *)(target + place) = *(const tricktable_pair *)(source + place);
    }

    #define tricktable_seldom(condition) __builtin_expect((condition) != 0, 0)

    #define TRICKTABLE_EVERY_BIT 0xFFFFFFFFFFFFFFFFULL
    #define TRICKTABLE_EQUAL 1e-9
    #define TRICKTABLE_DECIDED 100.0
    """
    const unsigned long long EVERY_BIT "TRICKTABLE_EVERY_BIT"
    const double EQUAL "TRICKTABLE_EQUAL"
    const double DECIDED "TRICKTABLE_DECIDED"
    void copy_pairs "tricktable_copy_pairs"(
        unsigned long long *target, const unsigned long long *source, int number
    ) noexcept nogil
    bint seldom "tricktable_seldom"(unsigned long long condition) noexcept nogil
    int count "tricktable_count"(unsigned long long bits) noexcept nogil
    int lowest "tricktable_lowest"(unsigned long long bits) noexcept nogil
    int nth "tricktable_nth"(unsigned long long bits, int number) noexcept nogil


cdef inline void copy_words(unsigned long long[::1] words, int source, int target, int number) noexcept nogil:
    copy_pairs(&words[target], &words[source], number)
