import { pastedPicture } from '#components/manage/PictureField/pastedPicture.ts'
import { isPicture } from '#domain/catalogue/picture.rules.ts'
import { useState, type ClipboardEvent, type DragEvent } from 'react'

const rowOf = ({ target }: { readonly target: EventTarget }): string | undefined =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-product]')?.dataset['product']
    : undefined

/**
 * Takes a picture that is dropped on a row, or pasted while the focus is in it. Other files are left to the page, and
 * text to the field.
 *
 * @param onPicture - called with the `$id` of the row and the file; `null` where none is taken
 */
export const usePictureDrop = (onPicture: ((id: string, picture: File) => void) | null) => {
  const [over, setOver] = useState<string | null>(null)
  /** What is taken is not for the page as well: its own listeners look at `defaultPrevented`. */
  const take = (event: DragEvent | ClipboardEvent, file: File | null | undefined) => {
    const id = rowOf(event)
    if (onPicture === null || id === undefined || file === null || file === undefined) return
    event.preventDefault()
    onPicture(id, file)
  }
  return {
    /** `$id` of the row that a picture is over, or `null`. */
    over,
    drop: {
      onDragOver: (event: DragEvent) => {
        if (onPicture === null || ![...event.dataTransfer.items].some(isPicture)) return
        event.preventDefault()
        setOver(rowOf(event) ?? null)
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
        if (!isInside) setOver(null)
      },
      onDrop: (event: DragEvent) => {
        setOver(null)
        take(event, [...event.dataTransfer.files].find(isPicture))
      },
      onPaste: (event: ClipboardEvent) => take(event, pastedPicture(event.clipboardData)),
    },
  }
}
