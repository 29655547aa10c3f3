import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import design from '#components/theme/tokens.json' with { type: 'json' }
import { Button } from '#components/ui/Button/Button.tsx'
import { SiteStyles } from './SiteStyles.tsx'
import { Table } from './Table.tsx'
import { TokenName } from './TokenName.tsx'

const Track = chakra('span', {
  base: {
    '--way': { base: '4rem', md: '8.5rem' },
    display: 'block',
    width: 'calc(var(--way) + 1.5rem)',
    background: 'bg.muted',
    borderRadius: 'sm',
  },
})
const Runner = chakra('span', {
  base: {
    display: 'block',
    width: '1.5rem',
    height: '0.75rem',
    borderRadius: 'sm',
    background: 'live',
    transitionProperty: 'transform',
    _motionReduce: { transitionDuration: '1ms !important' },
  },
})

const durationUses: Readonly<Record<keyof typeof design.tokens.durations, string>> = {
  fast: 'hover and focus: colours, borders',
  base: 'what opens or appears: menus, dialogs, toasts',
  slow: 'lines of drawings, the edge of a picture',
  draw: 'a line that is drawn whole',
}

const easingUses: Readonly<Record<keyof typeof design.tokens.easings, string>> = {
  out: 'what appears',
  current: 'lines that carry the current',
}

const { durations, easings } = design.tokens

// The button is as far from the text above as from the table below.
const Control = chakra('div', { base: { marginBlock: '6' } })

/** Props of {@link Samples}. */
interface SamplesProps {
  /** Accessible name of the table. */
  readonly label: string
  /** What the first column names. */
  readonly head: string
  readonly rows: readonly {
    readonly name: string
    readonly value: string
    readonly use: string
    readonly duration: string
    readonly easing: string
  }[]
}

/** A table of tokens, each played on a click. */
const Samples = ({ label, head, rows }: SamplesProps) => {
  const [there, setThere] = useState(false)
  const transform = there ? 'translateX(var(--way))' : 'none'
  return (
    <>
      <SiteStyles>
        <Control>
          <Button
            variant="outline"
            size="sm"
            label={`Play ${label.toLowerCase()}`}
            onClick={() => setThere(!there)}
          >
            Play
          </Button>
        </Control>
      </SiteStyles>
      <Table
        label={label}
        heads={[head, 'Value', 'Played']}
        widths={['45%', '25%', '30%']}
        rows={rows.map(({ name, value, use, duration, easing }) => [
          <TokenName key="name" name={name} use={use} />,
          value,
          <Track key="track">
            <Runner
              style={{ transform, transitionDuration: duration, transitionTimingFunction: easing }}
            />
          </Track>,
        ])}
      />
    </>
  )
}

/** The durations, played on a click. */
export const DurationSamples = () => (
  <Samples
    label="Durations"
    head="Duration"
    rows={Object.entries(durations).map(([name, { value }]) => ({
      name,
      value,
      use: durationUses[name as keyof typeof durationUses],
      duration: value,
      easing: easings.out.value,
    }))}
  />
)

/** The easings, played on a click. */
export const EasingSamples = () => (
  <Samples
    label="Easings"
    head="Easing"
    rows={Object.entries(easings).map(([name, { value }]) => ({
      name,
      value,
      use: easingUses[name as keyof typeof easingUses],
      duration: durations.draw.value,
      easing: value,
    }))}
  />
)
