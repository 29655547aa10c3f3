/** An open popover; the class is that of the polyfill (decision D4). */
export const popoverOpen = '&:is(:popover-open, .\\:popover-open)'
