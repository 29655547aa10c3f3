import { chakra } from '@chakra-ui/react'
import { contrastOf, resolveColor, type Mode } from '#components/theme/contrast.ts'
import design from '#components/theme/tokens.json' with { type: 'json' }
import { Table } from './Table.tsx'

const Sample = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minWidth: '8.5rem',
    padding: '2',
    borderRadius: 'sm',
    border: '1px solid {colors.border}',
    fontVariantNumeric: 'tabular-nums',
  },
})

const { pairs } = design.contrast

const Measured = ({
  pair,
  mode,
}: {
  readonly pair: (typeof pairs)[number]
  readonly mode: Mode
}) => {
  const [ink, ground] = [resolveColor(pair.foreground, mode), resolveColor(pair.background, mode)]
  const ratio = contrastOf(ink, ground)
  // The figure is drawn in a colour that reads on this ground; the sample is in the measured one.
  const reads = resolveColor('fg', contrastOf('#FFFFFF', ground) > 4.5 ? 'dark' : 'light')
  return (
    <Sample style={{ background: ground, color: reads }}>
      <span aria-hidden="true" style={{ color: ink, fontWeight: 600 }}>
        {pair.required < 4.5 ? '●━' : '源 Ag'}
      </span>
      <span>
        {ratio.toFixed(2)} {ratio >= pair.required ? '✓' : '✗ too low'}
      </span>
    </Sample>
  )
}

/** Every pair of colour roles that may meet, with the contrast measured here and now in both modes. */
export const ColourPairs = () => (
  <Table
    label="Colour pairs"
    heads={['Foreground', 'On', 'Used for', 'Needs', 'Light', 'Dark']}
    rows={pairs.map((pair) => [
      pair.foreground,
      <code key="on">{pair.background}</code>,
      pair.use,
      `${pair.required} : 1`,
      <Measured key="light" pair={pair} mode="light" />,
      <Measured key="dark" pair={pair} mode="dark" />,
    ])}
  />
)
