/**
 * Styles of an illustration whose line runs on to both edges of the window. With layout containment what
 * overflows is only painted: it ends at the window, or at the nearest box that clips it, and nothing scrolls.
 */
export const windowLine = {
  contain: 'layout',
  containerType: 'inline-size',
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
  '--live': 'colors.live',
  '--dead': 'colors.border.control',
} as const

/** From this width of the illustration on it is drawn large. */
export const large = '@container (min-width: 36rem)'
