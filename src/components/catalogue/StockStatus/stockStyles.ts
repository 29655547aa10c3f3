import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/**
 * Styles of the stock line (brief §5): a filled dot and green text, or a hollow dot and grey text.
 * Shared by the component and by lists whose rows are plain elements.
 */
export const stockStyles: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '7px',
  fontSize: 'sm',
  lineHeight: 'body',
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: 'success.fg',
  _before: {
    content: '""',
    flex: 'none',
    width: '0.5rem',
    height: '0.5rem',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'success.solid',
    background: 'success.solid',
  },
  '&[data-out]': {
    color: 'fg.subtle',
    _before: { background: 'transparent', borderColor: 'fg.subtle' },
  },
  '@media (forced-colors: active)': {
    _before: { borderColor: 'CanvasText', background: 'CanvasText' },
    '&[data-out]::before': { background: 'Canvas' },
  },
}
