/** Paths of the success icon in its 240 × 72 view box. */

/** Where the live line enters, up to the ring. */
export const entering = 'M0 36H88'
/** The ring, from where the line meets it and around. */
export const ring = 'M88 36a32 32 0 0 1 64 0a32 32 0 0 1 -64 0'
/** Where the line goes on behind the ring. */
export const leaving = 'M152 36H240'
/** The tick in the ring. */
export const tick = 'M106 37l10 10 19-22'
