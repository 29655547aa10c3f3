import { isPicture } from '#domain/catalogue/picture.rules.ts'
import { limits } from '#domain/limits.ts'
import { isInApp } from '#domain/catalogue/inApp.ts'
import { decodeAs, decodeText } from '#domain/catalogue/textFile.ts'
import { ServiceError, type FileFailure } from '#domain/failure.ts'

/** How far a piece of long work is, from 0 to 1. */
type Progress = (share: number) => void

/** Control over long work: what it reports to and what stops it. */
export interface WorkOptions {
  readonly signal?: AbortSignal
  readonly onProgress?: Progress
}

/** A file made by the site, to be saved by the visitor. */
export interface TextFile {
  readonly name: string
  /** MIME type. */
  readonly type: string
  readonly text: string
}

/** A file as it was read. */
export interface FileContent {
  /** Its text, or the bytes of a workbook. */
  readonly content: string | Uint8Array
  /** The text says no encoding and is not UTF-8, so GB18030 was assumed. */
  readonly isAssumed: boolean
}

/** Files in and out of the browser. */
export interface FilesPort {
  /** Whether downloads arrive. Apps that show web pages drop them without a word. */
  readonly downloads: boolean
  /** Hands a file to the visitor's downloads. */
  save(file: TextFile): void
  /**
   * Reads a chosen file, with progress. Fails with a code of `FileFailure` that names what the file is.
   */
  read(file: Blob, options?: WorkOptions): Promise<FileContent>
}

/** Most bytes of a text file: a Chinese character takes three. */
const mostBytes = limits.importText * 3

/** A ZIP archive, as a workbook is one. */
const archive = [0x50, 0x4b, 0x03, 0x04]

/** Files that are taken for sheets: how they begin, or what their archives are called, and what they are. */
const others: ReadonlyArray<readonly [FileFailure, readonly number[], RegExp?]> = [
  // Also an older workbook under another name, and one under a password.
  ['fileWorkbook', [0xd0, 0xcf, 0x11, 0xe0]],
  ['fileWorkbook', archive, /\.(?:et|fods|numbers|ods|xls|xlsb)$/iu],
  ['fileDocument', archive, /\.(?:docx|odt|pages|pptx)$/iu],
  ['fileDocument', [0x25, 0x50, 0x44, 0x46]],
  ['fileArchive', archive, /\.zip$/iu],
  ['fileArchive', [0x37, 0x7a, 0xbc, 0xaf]],
  ['fileArchive', [0x52, 0x61, 0x72, 0x21]],
  ['fileArchive', [0x1f, 0x8b]],
]

/** The text of bytes that are GB18030 without a mistake and have no control, which no text has. */
const assumedText = (bytes: Uint8Array): string | null => {
  const text = decodeAs(bytes, 'gb18030')
  return text === null || /(?![\t\n\v\f\r])\p{Cc}/u.test(text) ? null : text
}

/** How long the browser may take to start a download before its address is withdrawn. */
const revokeAfter = 60_000

/** Files in and out by the browser's own means. */
export const createFileService = (): FilesPort => ({
  get downloads() {
    return !isInApp(navigator.userAgent)
  },
  save: ({ name, type, text }) => {
    const address = URL.createObjectURL(new Blob([text], { type }))
    const link = document.createElement('a')
    link.href = address
    link.download = name
    link.hidden = true
    document.body.append(link)
    link.click()
    link.remove()
    setTimeout(() => URL.revokeObjectURL(address), revokeAfter)
  },
  read: async (file, { signal, onProgress } = {}) => {
    if (file.size > mostBytes) throw new ServiceError({ from: 'file', code: 'fileTooLarge' })
    if (isPicture(file)) throw new ServiceError({ from: 'file', code: 'filePicture' })
    const parts: Uint8Array<ArrayBuffer>[] = []
    let read = 0
    let bytes: Uint8Array
    try {
      const reader = file.stream().getReader()
      for (;;) {
        if (signal?.aborted === true) {
          await reader.cancel()
          signal.throwIfAborted()
        }
        const { done, value } = await reader.read()
        if (done) break
        parts.push(value)
        read += value.length
        onProgress?.(read / file.size)
      }
      bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    } catch (cause) {
      signal?.throwIfAborted()
      throw new ServiceError({ from: 'file', code: 'fileUnreadable' }, { cause })
    }
    const startsWith = (start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)
    const name = file instanceof File ? file.name : ''
    const other = others.find(
      ([, start, names]) => startsWith(start) && (names?.test(name) ?? true),
    )
    if (other !== undefined) throw new ServiceError({ from: 'file', code: other[0] })
    if (startsWith(archive)) return { content: bytes, isAssumed: false }
    const said = decodeText(bytes)
    const content = said ?? assumedText(bytes)
    if (content === null) throw new ServiceError({ from: 'file', code: 'fileEncoding' })
    return { content, isAssumed: said === null }
  },
})

/** The bytes of a blob as a data URL. */
export const dataUrlOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    // `readAsDataURL` gives a text.
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(blob)
  })
