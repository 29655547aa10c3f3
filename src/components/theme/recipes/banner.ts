import { defineRecipe } from '@chakra-ui/react/styled-system'

/** The box of a message, and its icon in a `span`, in the colours of its tone (brief §5). */
export const bannerRecipe = defineRecipe({
  className: 'banner',
  base: {
    display: 'flex',
    gap: '3',
    paddingBlock: '3.5',
    paddingInline: '4',
    borderRadius: 'sm',
    borderInlineStartWidth: '4px',
    color: 'fg',
    fontSize: 'sm',
    lineHeight: '1.55',
    '& > span': { flex: 'none' },
    // Forced colours remove the background.
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
  },
  variants: {
    tone: {
      error: {
        background: 'error.subtle',
        borderColor: 'error.solid',
        '& > span': { color: 'error.solid' },
      },
      warning: {
        background: 'warning.subtle',
        borderColor: 'warning.solid',
        '& > span': { color: 'warning.solid' },
      },
      success: {
        background: 'success.subtle',
        borderColor: 'success.solid',
        '& > span': { color: 'success.solid' },
      },
      info: {
        background: 'info.subtle',
        borderColor: 'info.solid',
        '& > span': { color: 'info.solid' },
      },
    },
  },
})
