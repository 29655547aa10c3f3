import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import design from '#components/theme/tokens.json' with { type: 'json' }
import { Button } from '#components/ui/Button/Button.tsx'
import { SiteStyles } from './SiteStyles.tsx'
import { Table } from './Table.tsx'

const Track = chakra('span', {
  base: { display: 'block', width: '10rem', background: 'bg.muted', borderRadius: 'sm' },
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

/** Durations and easings, played on a click. */
export const MotionSamples = () => {
  const [there, setThere] = useState(false)
  const transform = there ? 'translateX(8.5rem)' : 'none'
  const runner = (duration: string, easing: string) => (
    <Track key="track">
      <Runner
        style={{ transform, transitionDuration: duration, transitionTimingFunction: easing }}
      />
    </Track>
  )
  const { durations, easings } = design.tokens
  return (
    <>
      <SiteStyles>
        <Button variant="outline" size="sm" onClick={() => setThere(!there)}>
          Play
        </Button>
      </SiteStyles>
      <Table
        label="Durations"
        heads={['Duration', 'Value', 'For', 'Played']}
        rows={Object.entries(durations).map(([name, { value }]) => [
          name,
          value,
          durationUses[name as keyof typeof durationUses],
          runner(value, easings.out.value),
        ])}
      />
      <Table
        label="Easings"
        heads={['Easing', 'Value', 'For', 'Played']}
        rows={Object.entries(easings).map(([name, { value }]) => [
          name,
          value,
          easingUses[name as keyof typeof easingUses],
          runner(durations.draw.value, value),
        ])}
      />
    </>
  )
}
