import { Fragment } from 'react'
import { chakra } from '@chakra-ui/react/styled-system'
import { contrastOf } from '#.storybook/colours/contrast.ts'
import { resolveColor, type Mode } from '#.storybook/colours/resolveColor.ts'
import { colourPairs } from '#.storybook/colours/pairs.ts'
import { Table } from './Table.tsx'

const Samples = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2' },
})
const Sample = chakra('span', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    paddingBlock: '1',
    paddingInline: '2',
    borderRadius: 'sm',
    border: '1px solid {colors.border}',
    fontVariantNumeric: 'tabular-nums',
    forcedColorAdjust: 'none',
  },
})

const Values = chakra('span', { base: { textStyle: 'caption' } })

/** A text, icon or edge on its ground. */
interface Pair {
  readonly foreground: string
  readonly background: string
  readonly required: number
}

/** Props of {@link Measured}. */
export interface MeasuredProps {
  readonly pair: Pair
  readonly mode: Mode
  /** Names the values of both colours too. */
  readonly values?: boolean
}

/** A pair of colours in a mode, with its contrast. */
export const Measured = ({ pair, mode, values = false }: MeasuredProps) => {
  const [ink, ground] = [resolveColor(pair.foreground, mode), resolveColor(pair.background, mode)]
  const ratio = contrastOf(ink, ground)
  // The number has a readable colour; the sample has the measured one.
  const reads = resolveColor('fg', contrastOf('#FFFFFF', ground) > 4.5 ? 'dark' : 'light')
  return (
    <Sample style={{ background: ground, color: reads }}>
      <span aria-hidden="true" style={{ color: ink, fontWeight: 600, whiteSpace: 'nowrap' }}>
        {pair.required < 4.5 ? (
          '●━'
        ) : (
          <>
            <span lang="zh-CN">源</span> Ag
          </>
        )}
      </span>
      <span>
        {pair.background} {ratio.toFixed(2)}&nbsp;{ratio >= pair.required ? '✓' : '✗ too low'}
      </span>
      {values && (
        <Values>
          {ink} on {ground}
        </Values>
      )}
    </Sample>
  )
}

/** Every pair of colour roles in use, with its contrast in both modes. Those of a foreground share a row. */
export const ColourPairs = () => (
  <Table
    label="Colour pairs"
    heads={['Foreground, and what it needs', 'Light, on', 'Dark, on']}
    rows={colourPairs.map(({ backgrounds, ...needed }) => {
      const measured = (mode: Mode) => (
        <Samples>
          {backgrounds.map((background) => (
            <Measured key={background} pair={{ ...needed, background }} mode={mode} />
          ))}
        </Samples>
      )
      return [
        <Fragment key="name">
          <code>{needed.foreground}</code>
          <br />
          {needed.required < 4.5 ? 'icon, edge or fill' : 'text'}, {needed.required} : 1
        </Fragment>,
        measured('light'),
        measured('dark'),
      ]
    })}
  />
)
