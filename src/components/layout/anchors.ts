/** Sections of the landing page that the header leads to; each is the id of its section (spec §2). */
export const anchors = ['features', 'about', 'contact'] as const
