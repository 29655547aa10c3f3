import { expect, waitFor } from 'storybook/test'
import { says } from '#.storybook/byName.ts'
import { narrow } from '#.storybook/decorators/narrow.tsx'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Banner } from './Banner.tsx'

const meta = preview.meta({
  component: Banner,
  parameters: { layout: 'padded' },
  args: { tone: 'info' as const, title: '$t(catalogue:state.unavailable)' },
})

/** Good to know. */
export const Info = meta.story({ tags: ['default'], args: { live: 'status' } })

Info.test('is a status that is read when the reader is done', async ({ canvas, globals }) => {
  const banner = canvas.getByRole('status')
  await expect(banner).toHaveTextContent(inLanguage(globals, 'catalogue:state.unavailable'))
  await waitFor(() =>
    expect(canvas.getByText(inLanguage(globals, 'catalogue:state.unavailable'))).toBeVisible(),
  )
})

/** What was asked for is done. */
export const Success = meta.story({
  args: {
    tone: 'success',
    title: '$t(contact:success.title)',
  },
})

Success.test('is silent when it stood there from the start', async ({ canvas }) => {
  await expect(canvas.queryByRole('status')).toBeNull()
  await expect(canvas.queryByRole('alert')).toBeNull()
})

/** Something will go wrong unless something is done. */
export const Warning = meta.story({
  args: {
    tone: 'warning',
    title: "$t(manage:storage.nearlyFull, {'left': '0.4 MB'})",
    children: '$t(manage:storage.nearlyFullText)',
    actions: (
      <>
        <Button variant="outline" size="sm">
          $t(manage:action.export)
        </Button>
        <Button variant="quiet" size="sm">
          $t(catalogue:quarantined.action)
        </Button>
      </>
    ),
  },
})

/** What was asked for failed. */
export const Failure = meta.story({
  args: {
    tone: 'error',
    title: '$t(common:logOut.failed)',
    live: 'alert',
  },
})

Failure.test('is an alert that is read at once', async (context) => {
  await says(context, 'alert', 'common:logOut.failed')
})

/** Everything wraps, also in a narrow column. */
export const LongText = Warning.extend({
  args: {
    tone: 'error',
    title: '$t(errors:reason.forbiddenOrigin)',
  },
  decorators: [narrow],
})
