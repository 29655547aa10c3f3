import { defineRecipe } from '@chakra-ui/react/styled-system'

/**
 * The box of a control that holds more than its input: a unit before it, a button after it. Looks
 * as the plain input does; the ring goes round the whole box while the input has focus.
 */
export const controlBoxRecipe = defineRecipe({
  className: 'control-box',
  base: {
    display: 'flex',
    alignItems: 'stretch',
    width: '100%',
    minWidth: 0,
    minHeight: 'control.md',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'sm',
    background: 'bg.field',
    color: 'fg',
    _hover: { borderColor: 'border.strong' },
    '& > input': {
      flex: '1',
      minWidth: 0,
      paddingBlock: 0,
      paddingInline: '3',
      borderRadius: 'sm',
      background: 'transparent',
      lineHeight: 'snug',
      outline: 'none',
      _placeholder: { color: 'fg.subtle', opacity: 1 },
    },
    // The bullets of a Chinese font are tiny.
    '& > input[type=password]': { fontFamily: 'Arial, Helvetica, sans-serif' },
    '&:has(> input:is(:focus-visible, [data-focus-visible]))': {
      outline: '3px solid {colors.brand.focusRing}',
      outlineOffset: '2px',
    },
    // Firefox before 121 does not know `:has`.
    '@supports not selector(:has(a))': {
      '&:focus-within': { outline: '3px solid {colors.brand.focusRing}', outlineOffset: '2px' },
      '[data-error] > &': { borderColor: 'error.fg' },
    },
    // A shadow takes no space, so that an error does not move the text.
    '&:has(> input[aria-invalid=true])': {
      borderColor: 'error.fg',
      boxShadow: 'inset 0 0 0 1px {colors.error.fg}',
      _hover: { borderColor: 'error.fg' },
      // Shadows are not painted in forced colours.
      '@media (forced-colors: active)': { borderWidth: '2px' },
    },
    '&:has(> input:disabled)': { background: 'bg.muted', color: 'fg.subtle' },
  },
  variants: {
    shape: {
      /** In the header. */
      small: { minHeight: 'control.sm', '& > input': { fontSize: 'sm' } },
      /** In a row of a table, with its unit before it. */
      price: {
        alignItems: 'center',
        minHeight: '2.5rem',
        // Apart from the button beside it.
        '&:has(> input:is(:focus-visible, [data-focus-visible]))': { outlineOffset: 0 },
        '& > label': { paddingInlineStart: '2.5', fontSize: 'sm', color: 'fg.subtle' },
        '& > input': {
          alignSelf: 'stretch',
          paddingInline: '2',
          // Safari on phones zooms into a smaller field.
          fontSize: { base: 'md', sm: 'sm' },
          fontWeight: 'semibold',
          textAlign: 'end',
        },
      },
    },
  },
})
