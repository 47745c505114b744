# SHA-256 of one block by the processor's own instructions, where it has them; most have since 2017. And for those that
# have not, of eight blocks of a stream side by side, a lane of a vector each: three to eight times as fast as one after
# the other.
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

    #if defined(__GNUC__)
    typedef unsigned int tricktable_lanes __attribute__((vector_size(32)));
    #define TRICKTABLE_TURNED(lanes, by) ((lanes) >> (by) | (lanes) << (32 - (by)))

    /* The numbers of eight blocks from the first one on, of the stream with this key. */
    static inline __attribute__((always_inline))
    void tricktable_lanes_of(const unsigned int *begin, const unsigned int *constants, const unsigned int *key,
                             unsigned long long first, unsigned long long *numbers) {
        tricktable_lanes word[16], state[8], a, b, c, d, e, f, g, h, x, y;
        const tricktable_lanes zero = {0};
        for (int i = 0; i < 16; i++)
            word[i] = zero + (i < 8 ? key[i] : i == 10 ? 0x80000000u : i == 15 ? 320u : 0u);
        for (int lane = 0; lane < 8; lane++) {
            word[8][lane] = (unsigned int)((first + lane) >> 32);
            word[9][lane] = (unsigned int)(first + lane);
        }
        for (int i = 0; i < 8; i++)
            state[i] = zero + begin[i];
        a = state[0], b = state[1], c = state[2], d = state[3], e = state[4], f = state[5], g = state[6], h = state[7];
        for (int i = 0; i < 64; i++) {
            if (i >= 16) {
                x = word[(i + 1) & 15];
                y = word[(i + 14) & 15];
                word[i & 15] += (TRICKTABLE_TURNED(x, 7) ^ TRICKTABLE_TURNED(x, 18) ^ x >> 3) + word[(i + 9) & 15]
                    + (TRICKTABLE_TURNED(y, 17) ^ TRICKTABLE_TURNED(y, 19) ^ y >> 10);
            }
            x = h + (TRICKTABLE_TURNED(e, 6) ^ TRICKTABLE_TURNED(e, 11) ^ TRICKTABLE_TURNED(e, 25))
                + (g ^ (e & (f ^ g))) + constants[i] + word[i & 15];
            y = (TRICKTABLE_TURNED(a, 2) ^ TRICKTABLE_TURNED(a, 13) ^ TRICKTABLE_TURNED(a, 22))
                + ((a & b) ^ (a & c) ^ (b & c));
            h = g, g = f, f = e, e = d + x, d = c, c = b, b = a, a = x + y;
        }
        state[0] += a, state[1] += b, state[2] += c, state[3] += d;
        state[4] += e, state[5] += f, state[6] += g, state[7] += h;
        for (int lane = 0; lane < 8; lane++)
            for (int i = 0; i < 4; i++)
                numbers[4 * lane + i] = (unsigned long long)state[2 * i][lane] << 32 | state[2 * i + 1][lane];
    }

    #if defined(__x86_64__)
    __attribute__((target("avx2")))
    static void tricktable_wide_lanes(const unsigned int *begin, const unsigned int *constants, const unsigned int *key,
                                      unsigned long long first, unsigned long long *numbers) {
        tricktable_lanes_of(begin, constants, key, first, numbers);
    }
    #endif

    static void tricktable_side_by_side(const unsigned int *begin, const unsigned int *constants,
                                        const unsigned int *key, unsigned long long first, unsigned long long *numbers) {
    #if defined(__x86_64__)
        if (__builtin_cpu_supports("avx2")) {
            tricktable_wide_lanes(begin, constants, key, first, numbers);
            return;
        }
    #endif
        tricktable_lanes_of(begin, constants, key, first, numbers);
    }
    static int tricktable_has_lanes(void) { return 1; }
    #else
    static int tricktable_has_lanes(void) { return 0; }
    static void tricktable_side_by_side(const unsigned int *begin, const unsigned int *constants,
                                        const unsigned int *key, unsigned long long first, unsigned long long *numbers) {}
    #endif
    """
    bint has_lanes "tricktable_has_lanes"() noexcept
    void digest_side_by_side "tricktable_side_by_side"(
        const unsigned int *begin,
        const unsigned int *constants,
        const unsigned int *key,
        unsigned long long first,
        unsigned long long *numbers,
    ) noexcept
    bint has_sha "tricktable_has_sha"() noexcept
    void digest_at_once "tricktable_sha"(
        const unsigned int *begin, const unsigned int *constants, const unsigned int *words, unsigned int *digest
    ) noexcept
