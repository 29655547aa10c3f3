import type { Ref } from 'react'

export interface FileInputProps {
  /** The element: its `click()` opens the file dialog. */
  readonly ref: Ref<HTMLInputElement>
  /** What the file dialog offers, e.g. `image/*` or `.json,application/json`. */
  readonly accept: string
  /** Called with the file that was chosen. */
  readonly onFile: (file: File) => void
}

/** A hidden file input behind a button. The same file can be chosen again, after a refusal for example. */
export const FileInput = ({ ref, accept, onFile }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    accept={accept}
    hidden
    onChange={({ currentTarget }) => {
      const file = currentTarget.files?.[0]
      currentTarget.value = ''
      if (file !== undefined) onFile(file)
    }}
  />
)
