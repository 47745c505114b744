/** The board of NJET: its rows and their spaces, in the order of their numbers. */
export const ROWS = ["start", "cache", "trump", "super", "points"];
export const CACHES = ["discard-1", "discard-2", "discard-2-no-0", "pass-2", "nothing"];
export const POINTS = [1, 2, 3, 4, -2];
