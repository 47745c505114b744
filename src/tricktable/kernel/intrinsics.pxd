# What the compiled kernel takes from C: counting and finding bits.
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

    #define TRICKTABLE_EVERY_BIT 0xFFFFFFFFFFFFFFFFULL
    #define TRICKTABLE_EQUAL 1e-9
    #define TRICKTABLE_DECIDED 100.0
    """
    const unsigned long long EVERY_BIT "TRICKTABLE_EVERY_BIT"
    const double EQUAL "TRICKTABLE_EQUAL"
    const double DECIDED "TRICKTABLE_DECIDED"
    int count "tricktable_count"(unsigned long long bits) noexcept nogil
    int lowest "tricktable_lowest"(unsigned long long bits) noexcept nogil
    int nth "tricktable_nth"(unsigned long long bits, int number) noexcept nogil
