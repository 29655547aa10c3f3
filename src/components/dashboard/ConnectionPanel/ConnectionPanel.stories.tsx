import { expect, fn } from 'storybook/test'
import { languageSwitch, withLanguageSwitch } from '#.storybook/decorators/withLanguageSwitch.tsx'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { inEnglish } from '#tests/support/i18n.ts'
import { showsRole } from '#.storybook/showsRole.ts'
import { showsTexts } from '#.storybook/showsTexts.ts'
import { ConnectionPanel } from './ConnectionPanel.tsx'

const meta = preview.meta({
  component: ConnectionPanel,
  tags: ['!autodocs'],
  args: { running: null, results: [], onTestConnection: fn(), onTestSignup: fn() },
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 660 }}>
        <Story />
      </div>
    ),
  ],
})

const testConnection = 'dashboard:connection.testConnection'
const testSignup = 'dashboard:connection.testSignup'

/** Before the first test. */
export const NotRun = meta.story({ play: showsTexts('dashboard:connection.signupNote') })

NotRun.test(
  'offers both tests, by mouse and keyboard',
  async ({ canvas, args, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: inLanguage(globals, testConnection) }))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onTestConnection).toHaveBeenCalledTimes(1)
    await expect(args.onTestSignup).toHaveBeenCalledTimes(1)
  },
)

NotRun.test('announces nothing before a test', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
})

/** The connection test is under way; both buttons wait. */
export const TestingConnection = meta.story({
  args: { running: 'connection' },
  play: showsRole('list', 'dashboard:connection.checks'),
})

TestingConnection.test(
  'starts no second test while one is under way',
  async ({ canvas, args, userEvent, globals }) => {
    const first = canvas.getByRole('button', { name: inLanguage(globals, testConnection) })
    const second = canvas.getByRole('button', { name: inLanguage(globals, testSignup) })
    await userEvent.click(first)
    await userEvent.click(second)
    await expect(first).toHaveAttribute('aria-busy', 'true')
    await expect(second).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onTestConnection).not.toHaveBeenCalled()
    await expect(args.onTestSignup).not.toHaveBeenCalled()
  },
)

/** The sign-up test is under way; what the connection test found stays. */
export const TestingSignup = meta.story({
  args: {
    running: 'signup',
    results: [
      { probe: 'service', ok: true, milliseconds: 41 },
      { probe: 'account', ok: true, milliseconds: 128 },
      { probe: 'database', ok: true, milliseconds: 96 },
    ],
  },
})

/** Everything answers. */
export const AllPassed = meta.story({
  args: {
    results: [
      { probe: 'service', ok: true, milliseconds: 41 },
      { probe: 'account', ok: true, milliseconds: 128 },
      { probe: 'database', ok: true, milliseconds: 96 },
      { probe: 'signup', ok: true, milliseconds: 212 },
    ],
  },
})

/** The three checks of the connection pass; sign-up is not tested. */
export const ConnectionPassed = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    results: [
      { probe: 'service', ok: true, milliseconds: 41 },
      { probe: 'account', ok: true, milliseconds: 128 },
      { probe: 'database', ok: true, milliseconds: 96 },
    ],
  },
})

ConnectionPassed.test(
  'says how many checks passed, not that all did',
  async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      inLanguage(globals, ['dashboard:connection.passed', { count: 3 }]),
    )
  },
)

/** One check fails: its row shows the reason. */
export const OneFailed = meta.story({
  args: {
    results: [
      { probe: 'service', ok: true, milliseconds: 41 },
      { probe: 'account', ok: true, milliseconds: 128 },
      { probe: 'database', ok: true, milliseconds: 96 },
      {
        probe: 'signup',
        ok: false,
        milliseconds: 73,
        failure: { code: 'rateLimited' },
      },
    ],
  },
})

OneFailed.test('announces the outcome once, politely', async ({ canvas, globals }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(
    inLanguage(globals, ['dashboard:connection.done', { count: 1 }]),
  )
})

OneFailed.test('keeps the four checks in their order', async ({ canvas, globals }) => {
  const rows = canvas.getAllByRole('listitem').map((row) => row.textContent)
  await expect(rows).toEqual(
    (
      [
        ['dashboard:connection.service.name', 'dashboard:connection.service.passed', '41 ms'],
        ['dashboard:connection.account.name', 'dashboard:connection.account.passed', '128 ms'],
        ['dashboard:connection.database.name', 'dashboard:connection.database.passed', '96 ms'],
        ['dashboard:connection.signup.name', 'errors:reason.rateLimited', '73 ms'],
      ] as const
    ).map(
      ([name, outcome, time]) => inLanguage(globals, name) + inLanguage(globals, outcome) + time,
    ),
  )
})

/** Nothing answers, as without a network. */
export const AllFailed = meta.story({
  args: {
    results: (['service', 'account', 'database'] as const).map((probe) => ({
      probe,
      ok: false,
      milliseconds: 15_000,
      failure: { code: 'network' },
    })),
  },
})

/** Outcomes are codes: they change language with the page (decision L3). */
export const LanguageSwitched = meta.story({
  args: OneFailed.input.args,
  decorators: [withLanguageSwitch],
})

LanguageSwitched.test('translates its outcomes', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: languageSwitch }))
  await expect(canvas.getByRole('status')).toHaveTextContent(
    inEnglish('dashboard:connection.done', { count: 1 }),
  )
  await expect(
    canvas.getByRole('region', { name: inEnglish('dashboard:connection.title') }),
  ).not.toHaveTextContent(/\p{Script=Han}/u)
})
