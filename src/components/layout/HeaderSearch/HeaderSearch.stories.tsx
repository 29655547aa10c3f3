import { chakra } from '@chakra-ui/react/styled-system'
import { expect, fn } from 'storybook/test'
import { named } from '#.storybook/byName.ts'
import preview from '#.storybook/preview.tsx'
import { HeaderSearch } from './HeaderSearch.tsx'

const meta = preview.meta({
  component: HeaderSearch,
  tags: ['autodocs'],
  args: { language: 'zh' as const, onSearch: fn() },
  decorators: [
    (Story) => (
      <chakra.header containerType="inline-size">
        <Story />
      </chakra.header>
    ),
  ],
})

/** A header that is wide enough for a field. */
export const Field = meta.story({ tags: ['default'], globals: { viewport: { value: 'w768' } } })

Field.test('searches with Enter and is empty afterwards', async (context) => {
  const { args, userEvent } = context
  const field = named(context, 'searchbox', 'common:nav.search')
  await userEvent.type(field, 'wifi{Enter}')
  await expect(args.onSearch).toHaveBeenCalledOnce()
  await expect(args.onSearch).toHaveBeenCalledWith('wifi')
  await expect(field).toHaveValue('')
})

/** On a phone: a button to the search page. */
export const Phone = meta.story({
  globals: { viewport: { value: 'w360' } },
})

/** The search page is open, which has a field of its own. */
export const Open = meta.story({
  args: { open: true },
  globals: { viewport: { value: 'w768' } },
})
