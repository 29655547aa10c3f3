import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { leads } from '#.storybook/byName.ts'
import preview from '#.storybook/preview.tsx'
import { HomeLink } from './HomeLink.tsx'

const frame = (width: string) => (Story: () => ReactNode) => (
  <chakra.div containerType="inline-size" width={width} maxWidth="100%">
    <Story />
  </chakra.div>
)

const meta = preview.meta({
  component: HomeLink,
  tags: ['autodocs'],
})

/** In a header of 30 rem. */
export const Full = meta.story({ decorators: [frame('30rem')] })

Full.test('leads home and says so (spec §2.10)', async (context) => {
  await leads(context, '/', 'common:brand.home')
})

/** In a header of 20 rem: the mark alone. */
export const Mark = meta.story({ decorators: [frame('20rem')] })
