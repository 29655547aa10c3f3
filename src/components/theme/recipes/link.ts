import { defineRecipe } from '@chakra-ui/react/styled-system'

/** Links in text and navigation. Colour alone never marks a link in text: it is underlined. */
export const linkRecipe = defineRecipe({
  className: 'link',
  base: { borderRadius: 'xs' },
  variants: {
    variant: {
      text: {
        color: 'brand.fg',
        textDecorationLine: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.22em',
        // A line of Chinese ends before or after a link.
        wordBreak: 'keep-all',
        _hover: { textDecorationThickness: '2px' },
      },
      plain: { color: 'inherit', textDecoration: 'none' },
    },
  },
  defaultVariants: { variant: 'text' },
})
