import { fn } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { LogOut, LogOutProblem, type LogOutProps } from './LogOut.tsx'

const flow: LogOutProps['flow'] = { loggingOut: false, problem: null, logOut: fn() }

const meta = preview.meta({
  component: LogOut,
  tags: ['autodocs'],
  args: { flow },
  parameters: { layout: 'padded' },
  render: ({ flow: shown }) => (
    <div>
      <LogOut flow={shown} />
      <LogOutProblem flow={shown} />
    </div>
  ),
})

/** On the dashboard, the account page and the page of product management. */
export const Default = meta.story()

/** Log-out is under way. */
export const LoggingOut = meta.story({ args: { flow: { ...flow, loggingOut: true } } })

/** It failed, and the session continues. */
export const Failed = meta.story({ args: { flow: { ...flow, problem: { code: 'network' } } } })
