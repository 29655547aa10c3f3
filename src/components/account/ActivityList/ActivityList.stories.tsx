import { expect } from 'storybook/test'
import { account } from '#.storybook/fixtures/account.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { showsTexts } from '#.storybook/showsTexts.ts'
import { activityKinds, type AccountActivity } from '#domain/account.ts'
import { fakeDevice, fakeNow } from '#tests/fakes/accounts.ts'
import { ActivityList, type ActivityListProps } from './ActivityList.tsx'

const entries = activityKinds.map((kind, index): AccountActivity => ({
  kind,
  at: fakeNow - index * 3_600_000,
  ...fakeDevice,
  place: index === 0 ? 'China' : null,
}))

const flow: ActivityListProps['flow'] = { ...account.activity, entries }

const args: ActivityListProps = { flow }

const meta = preview.meta({
  component: ActivityList,
  args,
  parameters: { layout: 'padded', visual: { disable: true } },
})

/** Every kind of entry. */
export const Default = meta.story()

Default.test('shows what happened as text', async ({ canvas, globals }) => {
  const list = canvas.getByRole('list', {
    name: inLanguage(globals, 'account:activity.list'),
  })
  const kinds = [...list.children].map((entry) => entry.querySelector('span')?.textContent)
  await expect(kinds).toEqual(
    activityKinds.map((kind) => inLanguage(globals, `account:activity.kind.${kind}`)),
  )
  const device = inLanguage(globals, [
    'account:sessions.device',
    { browser: 'Chrome 146', system: 'Windows 11' },
  ])
  await expect(list.children[0]).toHaveTextContent(
    inLanguage(globals, ['account:activity.place', { device, place: 'China' }]),
  )
})

/** No entry. */
export const Empty = meta.story({
  args: { flow: { ...flow, entries: [] } },
  play: showsTexts('account:activity.empty'),
})

/** Being read. */
export const Reading = meta.story({
  args: { flow: { ...flow, status: 'reading' } },
  play: showsTexts('account:activity.reading'),
})

/** Could not be read. */
export const Failed = meta.story({
  args: { flow: { ...flow, status: 'failed', problem: { code: 'unavailable' } } },
})

Failed.test('reads the activity again', async ({ canvas, args: given, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button'))
  await expect(given.flow.retry).toHaveBeenCalledTimes(1)
})
