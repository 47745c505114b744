# SHA-256 of one block by the processor's own instructions, where it has them; most have since 2017.
cdef extern from *:
    """
    #if defined(__x86_64__) && defined(__GNUC__)
    #include <cpuid.h>
    #include <immintrin.h>

    static int tricktable_has_sha(void) {
        static int known = -1;
        unsigned int a, b, c, d;
        if (known < 0)
            known = __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b >> 29 & 1) && __builtin_cpu_supports("sse4.1");
        return known;
    }

    /* From the words of a block to the eight words of its digest, both as numbers; four words to a register. */
    __attribute__((target("sha,sse4.1")))
    static void tricktable_sha(const unsigned int *begin, const unsigned int *constants,
                               const unsigned int *words, unsigned int *digest) {
        __m128i part[16], early, late, before_early, before_late, sum;
        early = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)begin), 0xB1);
        late = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(begin + 4)), 0x1B);
        sum = _mm_alignr_epi8(early, late, 8);
        late = _mm_blend_epi16(late, early, 0xF0);
        early = sum;
        before_early = early;
        before_late = late;
        for (int i = 0; i < 16; i++) {
            if (i < 4)
                part[i] = _mm_loadu_si128((const __m128i *)(words + 4 * i));
            else
                part[i] = _mm_sha256msg2_epu32(
                    _mm_add_epi32(_mm_sha256msg1_epu32(part[i - 4], part[i - 3]),
                                  _mm_alignr_epi8(part[i - 1], part[i - 2], 4)),
                    part[i - 1]);
            sum = _mm_add_epi32(part[i], _mm_loadu_si128((const __m128i *)(constants + 4 * i)));
            late = _mm_sha256rnds2_epu32(late, early, sum);
            early = _mm_sha256rnds2_epu32(early, late, _mm_shuffle_epi32(sum, 0x0E));
        }
        early = _mm_shuffle_epi32(_mm_add_epi32(early, before_early), 0x1B);
        late = _mm_shuffle_epi32(_mm_add_epi32(late, before_late), 0xB1);
        _mm_storeu_si128((__m128i *)digest, _mm_blend_epi16(early, late, 0xF0));
        _mm_storeu_si128((__m128i *)(digest + 4), _mm_alignr_epi8(late, early, 8));
    }
    #else
    static int tricktable_has_sha(void) { return 0; }
    static void tricktable_sha(const unsigned int *begin, const unsigned int *constants,
                               const unsigned int *words, unsigned int *digest) {}
    #endif
    """
    bint has_sha "tricktable_has_sha"() noexcept
    void digest_at_once "tricktable_sha"(
        const unsigned int *begin, const unsigned int *constants, const unsigned int *words, unsigned int *digest
    ) noexcept
