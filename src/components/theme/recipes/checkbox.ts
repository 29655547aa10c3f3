import { defineRecipe } from '@chakra-ui/react/styled-system'

/** A checkbox: an element with a native `input` and, over it, the icon of its state. Its size grows with the text. */
export const checkboxRecipe = defineRecipe({
  className: 'checkbox',
  base: {
    position: 'relative',
    display: 'block',
    flex: 'none',
    width: 'target',
    height: 'target',
    // The input stays the target.
    '& > svg': {
      position: 'absolute',
      inset: '0.125rem',
      color: 'brand.contrast',
      strokeWidth: '2.5',
      pointerEvents: 'none',
      visibility: 'hidden',
      '@media (forced-colors: active)': { color: 'HighlightText' },
    },
    '& > input:is(:checked, :indeterminate) + svg': { visibility: 'visible' },
    '& > input': {
      appearance: 'none',
      display: 'block',
      width: '100%',
      height: '100%',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: '3px',
      background: 'bg.field',
      cursor: 'pointer',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'fast',
      _hover: { borderColor: 'border.strong' },
      '&[aria-invalid=true]': {
        borderWidth: '2px',
        borderColor: 'error.fg',
        _hover: { borderColor: 'error.fg' },
      },
      '&:is(:checked, :indeterminate)': {
        background: 'brand.solid',
        borderColor: 'brand.solid',
        '@media (forced-colors: active)': {
          background: 'Highlight',
          borderColor: 'Highlight',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
  variants: {
    /** Without a label, which would be pressed too: as wide as a finger. In a row that clips, the ring is at the box. */
    alone: {
      true: {
        '& > input::before': { content: '""', position: 'absolute', inset: '-0.625rem -0.5rem' },
        '& > input:focus-visible': { outlineOffset: 0 },
      },
    },
    size: {
      md: {},
      /** As high as the text beside it. */
      sm: { width: '1.125rem', height: '1.125rem', '& > svg': { inset: '0.0625rem' } },
    },
  },
})
