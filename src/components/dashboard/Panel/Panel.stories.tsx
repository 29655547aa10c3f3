import { expect } from 'storybook/test'
import { named } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { EmptyIllustration } from '#components/illustrations/EmptyIllustration/EmptyIllustration.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Panel } from './Panel.tsx'

const meta = preview.meta({
  component: Panel,
  tags: ['autodocs'],
  args: {
    title: '$t(dashboard:products.title)',
    text: '$t(dashboard:products.text)',
    children: <span>$t(dashboard:products.manage)</span>,
  },
  parameters: { layout: 'padded' },
})

/** A heading, a sentence, and the content. */
export const Default = meta.story()

Default.test('is a region named by its heading', async (context) => {
  const { canvas, globals } = context
  await expect(named(context, 'region', 'dashboard:products.title')).toBeVisible()
  await expect(
    canvas.getByRole('heading', {
      level: 2,
      name: inLanguage(globals, 'dashboard:products.title'),
    }),
  ).toBeVisible()
})

/** Buttons beside the heading; below it on a phone. */
export const Tools = meta.story({
  args: {
    children: undefined,
    tools: (
      <Button variant="outline" size="sm">
        $t(dashboard:connection.testConnection)
      </Button>
    ),
  },
})

/** What is rarely needed: no box, smaller and muted. */
export const Quiet = meta.story({
  args: {
    quiet: true,
    children: undefined,
    tools: (
      <Button variant="quiet" size="sm">
        $t(dashboard:connection.testConnection)
      </Button>
    ),
  },
})

/** A picture beside everything else from 1024 px, above the content before. */
export const Aside = meta.story({ args: { aside: <EmptyIllustration /> } })
