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
})
