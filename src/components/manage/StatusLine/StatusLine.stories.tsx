import { expect, fn } from 'storybook/test'
import { named } from '#.storybook/byName.ts'
import { narrow } from '#.storybook/decorators/narrow.tsx'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { allRows } from '#domain/catalogue/rows.ts'
import { storageUsage } from '#domain/catalogue/storage.ts'
import { StatusLine, type StatusLineProps } from './StatusLine.tsx'

const args: StatusLineProps = {
  count: 24,
  countedText: '',
  order: allRows,
  usage: storageUsage(1_940_000),
  backup: { days: null, changes: 9 },
  onExport: fn(),
  children: '$t(manage:notice.where)',
}

const meta = preview.meta({ component: StatusLine, tags: ['autodocs'], args })

/** Nothing to say of backups. */
export const Default = meta.story()

Default.test('shows more on a press', async ({ canvas, globals, userEvent }) => {
  await expect(canvas.queryByText(inLanguage(globals, 'manage:backup.none'))).toBeNull()
  const where = inLanguage(globals, 'manage:notice.where')
  await expect(canvas.queryByText(where)).toBeNull()
  const more = canvas.getByRole('button')
  await userEvent.click(more)
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await expect(canvas.getByText(where)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect(canvas.queryByText(where)).toBeNull()
})

/** Ten changes are in no export. */
export const Due = meta.story({ args: { backup: { days: 12, changes: 10 } } })

Due.test('says when the last export was, and exports', async (context) => {
  const { canvas, args, globals } = context
  await expect(
    canvas.getByText(inLanguage(globals, ['manage:backup.last', { days: -12 }])),
  ).toBeVisible()
  named(context, 'button', 'manage:action.export').click()
  await expect(args.onExport).toHaveBeenCalledOnce()
})

/** How full storage is cannot be said: only the count is left. */
export const NotMeasured = meta.story({
  args: { usage: null },
})

/** On a narrow screen. */
export const Narrow = meta.story({ decorators: [narrow] })
