import { defineRecipe } from '@chakra-ui/react/styled-system'

/** The box of every text control (brief §5): rest, hover, focus, error, disabled. */
export const inputRecipe = defineRecipe({
  className: 'input',
  base: {
    display: 'block',
    width: '100%',
    minWidth: 0,
    minHeight: 'control.md',
    paddingInline: '3',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'sm',
    background: 'bg.field',
    color: 'fg',
    lineHeight: 'snug',
    _placeholder: { color: 'fg.subtle', opacity: 1 },
    _hover: { borderColor: 'border.strong' },
    // Two lines thick, with the padding taken back, so that an error does not move the text.
    '&[aria-invalid=true]': {
      borderWidth: '2px',
      borderColor: 'error.fg',
      paddingInline: '11px',
      _hover: { borderColor: 'error.fg' },
    },
    '&:disabled, &[aria-disabled=true]': {
      background: 'bg.muted',
      color: 'fg.subtle',
      cursor: 'not-allowed',
    },
  },
  variants: {
    shape: {
      line: {},
      select: {
        appearance: 'none',
        cursor: 'pointer',
        textOverflow: 'ellipsis',
        '&, &[aria-invalid=true]': { paddingInlineEnd: '10' },
      },
      selectSmall: {
        appearance: 'none',
        // Four Chinese letters and the arrow are whole at 360 px.
        paddingInlineStart: { base: '2', sm: '3' },
        paddingInlineEnd: { base: '6', sm: '8' },
        fontSize: { base: 'md', sm: 'sm' },
        textOverflow: 'ellipsis',
        cursor: 'pointer',
      },
      area: {
        paddingBlock: '2.5',
        lineHeight: 'body',
        // Grows with the text where the browser can; elsewhere it scrolls.
        fieldSizing: 'content',
        minHeight: '6rem',
        maxHeight: '24rem',
      },
      code: {
        height: '9rem',
        paddingBlock: '2.5',
        fontFamily: 'mono',
        fontSize: 'sm',
        // An export is long, and its lines need no wrapping.
        whiteSpace: 'pre',
        resize: 'vertical',
      },
      digit: {
        height: '3.75rem',
        '&, &[aria-invalid=true]': { paddingInline: 0 },
        fontSize: '2xl',
        fontWeight: 'semibold',
        fontVariantNumeric: 'tabular-nums',
        textAlign: 'center',
        // Above its neighbours, so that the whole ring is visible.
        _focusVisible: { position: 'relative', borderWidth: '2px' },
        '&:is(:focus-visible, [data-focus-visible]):not([aria-invalid=true])': {
          borderColor: 'brand.solid',
        },
        '[data-selected] > &': {
          background: 'brand.subtle',
          '@media (forced-colors: active)': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  },
})
