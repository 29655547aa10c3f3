import { fieldAfter, fields } from '#components/ui/focus.ts'

/** Waits until a field that appeared with its part has taken the focus: its timer began before this one. */
export const fieldFocused = async (): Promise<void> => {
  if (document.querySelector(fields) === null) return
  await new Promise<void>((done) => {
    setTimeout(done, fieldAfter)
  })
}
