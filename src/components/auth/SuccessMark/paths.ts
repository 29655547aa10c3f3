/** Paths of the success icon in its 64 × 64 view box. */

/** The ring, from the right, where the line of the page meets it, and around. */
export const ring = 'M62 32a30 30 0 0 1 -60 0a30 30 0 0 1 60 0'
/** The tick in the ring. */
export const tick = 'M19 33 28.5 42.5 46 23'
