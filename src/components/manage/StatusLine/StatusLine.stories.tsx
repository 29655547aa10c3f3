import { expect } from 'storybook/test'
import { narrow } from '#.storybook/decorators/narrow.tsx'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { showsTexts } from '#.storybook/showsTexts.ts'
import { storageUsage } from '#domain/catalogue/storage.ts'
import { StatusLine, type StatusLineProps } from './StatusLine.tsx'

const at = Date.UTC(2026, 10, 18, 12)

const args: StatusLineProps = {
  count: 24,
  countedText: '',
  usage: storageUsage(1_940_000),
  copies: { reminder: { at: null, changes: 24, firm: false }, file: { state: 'none' } },
  children: '$t(manage:notice.where)',
}

const meta = preview.meta({ component: StatusLine, args })

/** No backup yet. */
export const Default = meta.story({ play: showsTexts('manage:status.none') })

Default.test('shows more on a press', async ({ canvas, globals, userEvent }) => {
  const where = inLanguage(globals, 'manage:notice.where')
  await expect(canvas.queryByText(where)).toBeNull()
  const more = canvas.getByRole('button')
  await userEvent.click(more)
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await expect(canvas.getByText(where)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect(canvas.queryByText(where)).toBeNull()
})

/** Three products have changed since the last copy. */
export const Changed = meta.story({
  args: { copies: { reminder: { at, changes: 3, firm: false }, file: { state: 'none' } } },
  play: showsTexts(['manage:status.changed', { count: 3 }]),
})

/** Everything is in the last copy. */
export const Current = meta.story({
  args: { copies: { reminder: { at, changes: 0, firm: false }, file: { state: 'none' } } },
  play: showsTexts('manage:status.current'),
})

/** A file follows the changes. */
export const Kept = meta.story({
  args: {
    copies: {
      reminder: { at, changes: 3, firm: false },
      file: { state: 'kept', name: 'products.json' },
    },
  },
  play: showsTexts('manage:status.kept'),
})

/** How full storage is cannot be said: only the count is left. */
export const NotMeasured = meta.story({
  args: { usage: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** On a narrow screen. */
export const Narrow = meta.story({ decorators: [narrow] })
