import design from '#components/theme/tokens.json' with { type: 'json' }
import { Table } from './Table.tsx'

const { durations, easings } = design.tokens

/** The durations and easings. */
export const MotionSamples = () => (
  <Table
    label="Motion"
    heads={['Token', 'Value', 'For']}
    rows={[
      ['fast', durations.fast.value, 'hover and focus: colours, borders'],
      ['base', durations.base.value, 'what opens or appears: menus, dialogs, toasts'],
      ['slow', durations.slow.value, 'lines of drawings, the edge of a picture'],
      ['draw', durations.draw.value, 'a line that is drawn whole'],
      ['out', easings.out.value, 'what appears'],
      ['current', easings.current.value, 'lines that carry the current'],
    ]}
  />
)
