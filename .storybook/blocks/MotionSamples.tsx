import { useState } from 'react'
import design from '#components/theme/tokens.json' with { type: 'json' }
import { Table } from './Table.tsx'

const { durations, easings } = design.tokens

interface MoveProps {
  readonly duration: string
  readonly easing: string
  readonly moved: boolean
}

/** A dot that moves along a line. */
const Move = ({ duration, easing, moved }: MoveProps) => (
  <div className="move" data-moved={moved ? '' : undefined}>
    <span style={{ transitionDuration: duration, transitionTimingFunction: easing }} />
  </div>
)

const base = durations.base.value
const { out, current } = easings
const samples = [
  ['fast', durations.fast.value, 'hover and focus: colours, borders', out.value],
  ['base', base, 'what opens or appears: menus, dialogs, toasts', out.value],
  ['slow', durations.slow.value, 'lines of drawings, the edge of a picture', out.value],
  ['draw', durations.draw.value, 'a line that is drawn whole', current.value],
] as const

/** The durations and easings, each with a dot that moves by it. */
export const MotionSamples = () => {
  const [moved, setMoved] = useState(false)
  const dot = (duration: string, easing: string) => (
    <Move key="move" duration={duration} easing={easing} moved={moved} />
  )
  return (
    <>
      <button
        type="button"
        className="play"
        onClick={() => {
          setMoved(!moved)
        }}
      >
        Move <span lang="zh-CN">播放</span>
      </button>
      <Table
        label="Motion"
        heads={['Token', 'Value', 'For', 'Moves']}
        rows={[
          ...samples.map(([name, value, use, easing]) => [name, value, use, dot(value, easing)]),
          ['out', out.value, 'what appears', dot(durations.draw.value, out.value)],
          [
            'current',
            current.value,
            'lines that carry the current',
            dot(durations.draw.value, current.value),
          ],
        ]}
      />
    </>
  )
}
