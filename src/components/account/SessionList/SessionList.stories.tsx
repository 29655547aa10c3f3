import { useState } from 'react'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { named, press } from '#.storybook/byName.ts'
import { account } from '#.storybook/fixtures/account.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import { saysPolitely } from '#.storybook/saysPolitely.ts'
import preview from '#.storybook/preview.tsx'
import { fakeSession } from '#tests/fakes/account.ts'
import { SessionList, type SessionListProps } from './SessionList.tsx'

const phone = { browser: 'Safari 20.1', system: 'iOS 20.1' }

const flow: SessionListProps['flow'] = {
  ...account.sessions,
  sessions: [
    fakeSession('current', { current: true }),
    fakeSession('phone', { ...phone, handheld: true, place: 'China' }),
    fakeSession('unknown', { browser: '', system: '' }),
  ],
}

const args: SessionListProps = { flow }

const meta = preview.meta({
  component: SessionList,
  args,
  parameters: { layout: 'padded' },
})

/** Ends sessions at once. */
const Held = ({ flow }: SessionListProps) => {
  const [sessions, setSessions] = useState(flow.sessions)
  const end = (id: string) => {
    flow.end(id)
    setSessions(sessions.filter((session) => session.id !== id))
  }
  return <SessionList flow={{ ...flow, sessions, end }} />
}

const own = args.flow.sessions.slice(0, 1)

/** This session and two others. */
export const Default = meta.story()

Default.test('says what each session is, and which is this one', async (context) => {
  const { globals } = context
  const list = named(context, 'list', 'account:sessions.list')
  await expect(list.children).toHaveLength(3)
  const names = [...list.querySelectorAll('b')].map((name) => name.textContent)
  await expect(names).toEqual(
    (
      [
        ['account:sessions.device', { browser: 'Chrome 146', system: 'Windows 11' }],
        ['account:sessions.device', phone],
        'account:sessions.unknownDevice',
      ] as const
    ).map((text) => inLanguage(globals, text)),
  )
  await expect(list.children[0]).toHaveTextContent(inLanguage(globals, 'account:sessions.current'))
  await expect(list.children[0]).toHaveTextContent(
    inLanguage(globals, [
      'account:sessions.until',
      { date: inLanguage(globals, { zh: '2027年9月1日', en: '1 Sept 2027' }) },
    ]),
  )
})

Default.test('ends one session, never this one', async (context) => {
  const { canvas, args: given, globals } = context
  await expect(canvas.getAllByRole('button')).toHaveLength(3)
  await press(context, [
    'account:sessions.endLabel',
    { device: inLanguage(globals, ['account:sessions.device', phone]) },
  ])
  await expect(given.flow.end).toHaveBeenCalledTimes(1)
  await expect(given.flow.end).toHaveBeenCalledWith('phone')
})

/** The row of a session goes when it has ended. */
export const Leaving = meta.story({ render: (props) => <Held {...props} /> })

Leaving.test('a double click ends one session only', async ({ canvas, args: given }) => {
  const [first] = canvas.getAllByRole('button')
  if (first === undefined) throw new Error('There is no button')
  await fireEvent.click(first, { detail: 1 })
  await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
  const [next] = canvas.getAllByRole('button')
  if (next === undefined) throw new Error('There is no other button')
  await fireEvent.click(next, { detail: 2 })
  await expect(given.flow.end).toHaveBeenCalledTimes(1)
})

Default.test('ends all others', async (context) => {
  const { args: given } = context
  await press(context, ['account:sessions.endOthers', { count: 2 }])
  await expect(given.flow.endOthers).toHaveBeenCalledTimes(1)
})

/** No other session. */
export const Alone = meta.story({ args: { flow: { ...flow, sessions: own } } })

Alone.test('offers nothing to end when there is no other', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
})

/** One is being ended. */
export const Ending = meta.story({ args: { flow: { ...flow, ending: 'phone' } } })

/** All others are being ended. */
export const EndingOthers = meta.story({
  args: { flow: { ...flow, ending: 'others' } },
})

/** Two have ended. */
export const Ended = meta.story({ args: { flow: { ...flow, sessions: own, ended: 2 } } })

Ended.test('is announced', saysPolitely(['account:sessions.ended', { count: 2 }]))

/** One could not be ended. */
export const EndFailed = meta.story({
  args: { flow: { ...flow, endProblem: { code: 'network' } } },
})

/** Being read. */
export const Reading = meta.story({
  args: { flow: { ...flow, status: 'reading' } },
})

/** Could not be read. */
export const Failed = meta.story({
  args: { flow: { ...flow, status: 'failed', problem: { code: 'timeout' } } },
})

Failed.test('reads the list again', async ({ canvas, args: given, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button'))
  await expect(given.flow.retry).toHaveBeenCalledTimes(1)
})
