import { chakra } from '@chakra-ui/react'

const Anchor = chakra('a', {
  base: { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
})

/** A link to a story by its id, from any sub-path that Storybook is served from. */
export const StoryLink = ({ id }: { readonly id: string }) => (
  <Anchor href={`./?path=/story/${id}`} target="_top">
    {id.split('--').at(-1)?.replaceAll('-', ' ')}
  </Anchor>
)
