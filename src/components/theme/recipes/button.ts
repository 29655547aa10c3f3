import { defineRecipe } from '@chakra-ui/react/styled-system'

/**
 * Nothing but text, until the pointer shows the background. So the text begins where its line does, and padding and
 * border stand out: wherever the button is on a line, and however the line wraps.
 */
const quiet = {
  paddingInline: '3',
  marginInlineStart: 'calc(-1px - {spacing.3})',
  // What stands out belongs to the width: a container that fits the button is narrower by it.
  maxWidth: 'calc(100% + 1px + {spacing.3})',
  // In forced colours the edge is seen, and keeps to the line itself.
  '@media (forced-colors: active)': { marginInlineStart: '0', maxWidth: '100%' },
  // A disabled button must not be heavier than an enabled one.
  '&[aria-disabled=true]': { background: 'transparent', borderColor: 'transparent' },
}

/**
 * Darker under the pointer and while pressed. After a click the button has the focus and its own colour
 * again, although the pointer is still there.
 */
const filled = (background: string, darker: string) => ({
  background,
  _hover: { background: darker },
  '&:focus:not([aria-disabled=true]):not(:active)': { background },
  '&:active:not([aria-disabled=true])': { background: darker },
})

/** Buttons and links that look like buttons (brief §5): solid, outline, quiet, danger. */
export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    maxWidth: '100%',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'sm',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    // At large text a word that is longer than the button breaks within it.
    '& > span': { minWidth: 0, overflowWrap: 'break-word' },
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    // Under the pointer it has its colour already: a press darkens it, whatever its ground is.
    '&:is(:active, [data-active]):not([aria-disabled=true])': {
      translate: '0 1px',
      boxShadow: 'pressed',
    },
    '&[aria-disabled=true]': {
      background: 'bg.muted',
      color: 'fg.subtle',
      borderColor: 'border',
      cursor: 'not-allowed',
    },
    _print: { display: 'none' },
    // A solid fill vanishes in forced colours; the edge remains.
    '@media (forced-colors: active)': { borderColor: 'ButtonText' },
  },
  variants: {
    variant: {
      solid: {
        color: 'brand.contrast',
        ...filled('brand.solid', 'brand.solidHover'),
      },
      outline: {
        background: 'transparent',
        borderColor: 'border.control',
        color: 'fg',
        _hover: { background: 'bg.muted' },
      },
      quiet: {
        background: 'transparent',
        color: 'brand.fg',
        _hover: { background: 'brand.subtle' },
      },
      danger: {
        color: 'error.contrast',
        ...filled('error.solid', 'error.fg'),
      },
      outlineDanger: {
        background: 'transparent',
        borderColor: 'error.solid',
        color: 'error.fg',
        _hover: { background: 'error.subtle' },
      },
      quietDanger: {
        background: 'transparent',
        color: 'error.fg',
        _hover: { background: 'error.subtle' },
      },
    },
    size: {
      sm: { minHeight: 'control.sm', paddingBlock: '1', paddingInline: '3.5', fontSize: 'sm' },
      md: { minHeight: 'control.md', paddingBlock: '2', paddingInline: '5', fontSize: 'md' },
      lg: { minHeight: 'control.lg', paddingBlock: '2', paddingInline: '6.5', fontSize: 'lg' },
    },
    block: { true: { width: '100%' } },
  },
  compoundVariants: [
    { variant: 'quiet', css: quiet },
    { variant: 'quietDanger', css: quiet },
  ],
  defaultVariants: { variant: 'solid', size: 'md' },
})
