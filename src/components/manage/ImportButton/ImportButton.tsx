import { useRef } from 'react'
import { Button, type ButtonProps } from '#components/ui/Button/Button.tsx'
import { FileInput } from '#components/ui/FileInput/FileInput.tsx'

/** Props of {@link ImportButton}. */
export interface ImportButtonProps extends Pick<
  ButtonProps,
  'children' | 'size' | 'disabled' | 'ref'
> {
  /** Called with the chosen file: an export or a sheet (decisions P4 and P13). */
  readonly onFile: (file: File) => void
}

/** An export, a workbook, or a CSV under any of its names. Others can be chosen, so that they are named as what they are. */
export const importTypes = [
  '.json,.csv,.tsv,.tab,.txt,.xls,.xlsx,.ods,.et,.numbers',
  'application/json,application/csv,application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv,text/comma-separated-values,text/x-csv,text/tab-separated-values,text/plain',
].join()

/** A button that lets a file to import be chosen. */
export const ImportButton = ({ onFile, ...button }: ImportButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} variant="outline" icon="upload" onClick={() => input.current?.click()} />
      <FileInput ref={input} accept={importTypes} onFile={onFile} />
    </>
  )
}
