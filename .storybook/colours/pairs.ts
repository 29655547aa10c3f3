import notes from './colourNotes.json' with { type: 'json' }

/** Contrast that WCAG 2.2 requires of a text, and of an icon or an edge. */
const required = { text: 4.5, shapes: 3 } as const

/** Every colour role of a text, icon or edge with the grounds that it stands on. */
export const colourPairs = (['text', 'shapes'] as const).flatMap((kind) =>
  Object.entries(notes.contrast[kind]).map(([foreground, on]) => ({
    foreground,
    required: required[kind],
    backgrounds: on.split(' '),
  })),
)
