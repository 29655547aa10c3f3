/**
 * Calls back in the second frame from now, when what was just rendered has been painted: assistive
 * technology knows it by then. A focus that moves earlier onto what replaced the focused element is not
 * announced by every screen reader.
 *
 * @returns cancels it
 */
export const afterPaint = (run: () => void): (() => void) => {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run)
  })
  return () => cancelAnimationFrame(frame)
}
