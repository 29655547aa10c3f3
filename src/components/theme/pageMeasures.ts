/**
 * Where the content of a page begins, for what is drawn from edge to edge of the window: `--edge` is its distance
 * from the window, in whole pixels. The element around has `containerType: 'inline-size'`. For `wholePixels`.
 */
export const pageMeasures = {
  '--gutter': { base: '1.25rem', md: '2rem', xl: '2.5rem' },
  // Half of the page without its gutters.
  '--half-page': { base: '36.25rem', '2xl': '43.75rem' },
  '--edge': 'max(var(--gutter), round(down, 50cqi - var(--half-page), 1px))',
} as const
