/** A panel that opens above the list: a form, a preview. */
export const panel = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  padding: { base: '5', md: '7' },
  borderWidth: '1px',
  borderRadius: 'lg',
  background: 'bg.panel',
  animation: 'riseIn {durations.base} {easings.out}',
  '& > h2': { fontSize: 'xl', outline: 'none' },
} as const
