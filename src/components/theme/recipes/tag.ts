import { defineRecipe } from '@chakra-ui/react/styled-system'

/** A coloured label at the start of a row (brief §5). */
export const tagRecipe = defineRecipe({
  className: 'tag',
  base: {
    display: 'inline-block',
    minWidth: '3.25rem',
    paddingInline: '2',
    borderRadius: '3px',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: 'body',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
  },
  variants: {
    variant: {
      add: { background: 'success.muted', color: 'success.fg' },
      update: { background: 'info.muted', color: 'info.fg' },
      skip: { background: 'bg.muted', color: 'fg.muted' },
      reject: { background: 'error.muted', color: 'error.fg' },
    },
  },
})
