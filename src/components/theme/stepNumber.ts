/** The number of a step in a ring of the live line, from the counter `step`. */
export const stepNumber = {
  content: 'counter(step)',
  position: 'absolute',
  top: 0,
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  width: '1.625rem',
  height: '1.625rem',
  border: '2px solid {colors.live}',
  borderRadius: 'full',
  fontSize: 'sm',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
} as const
