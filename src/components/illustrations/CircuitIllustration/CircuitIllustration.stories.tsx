import { chakra } from '@chakra-ui/react/styled-system'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { CircuitIllustration } from './CircuitIllustration.tsx'

const meta = preview.meta({
  component: CircuitIllustration,
  tags: ['autodocs'],
  args: { state: 'open' as const },
  decorators: [
    (Story) => (
      <chakra.div width="20rem" background="bg.subtle">
        <Story />
      </chakra.div>
    ),
  ],
})

/** Log-in: the switch is open. */
export const Open = meta.story()

Open.test('is hidden from assistive technology', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

const states = [
  ['strength', 0],
  ['strength', 3],
  ['strength', 5],
  ['code', 0],
  ['code', 3],
  ['code', 6],
] as const

/** Sign-up and code: a breaker for each point of strength and for each digit. */
export const Breakers = meta.story({
  render: () => (
    <chakra.div display="grid" gridTemplateColumns="repeat(3, 1fr)" gap="4">
      {states.map(([state, lit]) => (
        <CircuitIllustration key={`${state} ${String(lit)}`} state={state} lit={lit} />
      ))}
    </chakra.div>
  ),
})

/** Success: the circuit is closed and the lamp is lit. */
export const Closed = meta.story({ args: { state: 'closed' } })
