import { defineRecipe } from '@chakra-ui/react/styled-system'

/** A placeholder of the size of what is loading (brief §5). */
export const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  base: {
    background: 'bg.muted',
    // Forced colours remove the background.
    '@media (forced-colors: active)': { border: '1px solid GrayText' },
  },
  variants: {
    shape: {
      text: { height: '1em', borderRadius: 'sm' },
      media: { aspectRatio: '4 / 3', borderRadius: 'md' },
      control: { height: 'control.md', borderRadius: 'sm' },
      controlSmall: { height: 'control.sm', borderRadius: 'sm' },
    },
  },
  defaultVariants: { shape: 'text' },
})
