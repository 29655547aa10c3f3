import { expect, fn, waitFor } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { showsTexts } from '#.storybook/showsTexts.ts'
import { fakeSession } from '#tests/fakes/account.ts'
import { SessionList, type SessionListProps } from './SessionList.tsx'

const phone = { browser: 'Safari 20.1', system: 'iOS 20.1' }

const args: SessionListProps = {
  status: 'listed',
  sessions: [
    fakeSession('current', { current: true }),
    fakeSession('phone', { ...phone, handheld: true, place: 'China' }),
    fakeSession('unknown', { browser: '', system: '' }),
  ],
  problem: null as SessionListProps['problem'],
  ending: null as SessionListProps['ending'],
  ended: null as SessionListProps['ended'],
  endProblem: null as SessionListProps['endProblem'],
  end: fn(),
  endOthers: fn(),
  retry: fn(),
}

const meta = preview.meta({
  tags: ['!autodocs'],
  component: SessionList,
  args,
  parameters: { layout: 'padded', chromatic: { disableSnapshot: true } },
})

const own = args.sessions.slice(0, 1)

/** This session and two others. */
export const Default = meta.story()

Default.test('says what each session is, and which is this one', async (context) => {
  const { canvas, globals } = context
  const list = canvas.getByRole('list', {
    name: inLanguage(globals, 'account:sessions.list'),
  })
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
  const { canvas, args: given, userEvent, globals } = context
  const name = inLanguage(globals, [
    'account:sessions.endLabel',
    { device: inLanguage(globals, ['account:sessions.device', phone]) },
  ])
  await expect(canvas.getAllByRole('button')).toHaveLength(3)
  await userEvent.click(canvas.getByRole('button', { name }))
  await expect(given.end).toHaveBeenCalledTimes(1)
  await expect(given.end).toHaveBeenCalledWith('phone')
})

Default.test('ends all others', async ({ canvas, args: given, userEvent, globals }) => {
  const name = inLanguage(globals, ['account:sessions.endOthers', { count: 2 }])
  await userEvent.click(canvas.getByRole('button', { name }))
  await expect(given.endOthers).toHaveBeenCalledTimes(1)
})

/** No other session. */
export const Alone = meta.story({ args: { sessions: own } })

Alone.test('offers nothing to end when there is no other', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
})

/** One is being ended. */
export const Ending = meta.story({ args: { ending: 'phone' } })

/** All others are being ended. */
export const EndingOthers = meta.story({
  args: { ending: 'others' },
  play: showsTexts('account:sessions.endingOthers'),
})

/** Two have ended. */
export const Ended = meta.story({ args: { sessions: own, ended: 2 } })

Ended.test('says how many have ended', async ({ canvas, globals }) => {
  const text = inLanguage(globals, ['account:sessions.ended', { count: 2 }])
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
})

/** One could not be ended. */
export const EndFailed = meta.story({
  args: { endProblem: { code: 'network' } },
  play: showsTexts('account:sessions.endFailed'),
})

/** Being read. */
export const Reading = meta.story({
  args: { status: 'reading' },
  play: showsTexts('account:sessions.reading'),
})

/** Could not be read. */
export const Failed = meta.story({ args: { status: 'failed', problem: { code: 'timeout' } } })

Failed.test('reads the list again', async ({ canvas, args: given, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button'))
  await expect(given.retry).toHaveBeenCalledTimes(1)
})
