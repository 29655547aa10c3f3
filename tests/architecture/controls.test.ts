import { expect, it } from 'vitest'
import { readableProps } from '#.storybook/controls.ts'

it('shows the default of a prop in its column', () => {
  const context = {
    argTypes: { busy: { name: 'busy', description: 'It runs. @defaultValue false' } },
  } as unknown as Parameters<typeof readableProps>[0]
  expect(readableProps(context)).toMatchObject({
    busy: { description: 'It runs.', table: { defaultValue: { summary: 'false' } } },
  })
})
