import { useEffect, useRef, useState } from 'react'

const holdsFile = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') === true

/**
 * Takes a file that is dropped anywhere on the page; without it the browser leaves the page and opens the file. A part
 * of the page that takes files itself prevents the default first.
 *
 * @param onFile - called with the file; `null` where none is taken
 * @returns whether a file that would be taken is over the page
 */
export const useDroppedFile = (onFile: ((file: File) => void) | null): boolean => {
  const [over, setOver] = useState(false)
  const take = useRef(onFile)
  useEffect(() => {
    take.current = onFile
  }, [onFile])
  useEffect(() => {
    const drag = (event: DragEvent) => {
      if (!holdsFile(event)) return
      const isTaken = event.defaultPrevented
      event.preventDefault()
      setOver(!isTaken && take.current !== null)
      if (!isTaken && take.current === null && event.dataTransfer !== null)
        event.dataTransfer.dropEffect = 'none'
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      setOver(false)
      if (!holdsFile(event) || event.defaultPrevented) return
      event.preventDefault()
      const file = event.dataTransfer?.files[0]
      if (file !== undefined) take.current?.(file)
    }
    document.addEventListener('dragover', drag)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', drag)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
    }
  }, [])
  return over
}
