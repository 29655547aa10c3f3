import { chakra } from '@chakra-ui/react/styled-system'
import preview from '#.storybook/preview.tsx'
import { Container } from './Container.tsx'

const meta = preview.meta({
  component: Container,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
})

/** The tinted area is the measure; it grows to 1240 px and stops. */
export const Default = meta.story({
  render: () => (
    <Container>
      <chakra.div background="brand.subtle" height="6rem" />
    </Container>
  ),
})
