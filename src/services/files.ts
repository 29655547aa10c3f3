import { isPicture } from '#domain/catalogue/picture.rules.ts'
import { limits } from '#domain/limits.ts'
import type { DoubtedEncoding } from '#domain/catalogue/encodings.ts'
import { isInApp } from '#domain/catalogue/inApp.ts'
import { decodeText } from '#domain/catalogue/textFile.ts'
import { ServiceError } from '#domain/failure.ts'

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

/** The text of a file. */
export interface ReadText {
  readonly text: string
  /** Its encoding, where the bytes do not say it. */
  readonly encoding?: DoubtedEncoding
}

/** Files in and out of the browser. */
export interface FilesPort {
  /** Whether downloads arrive. Apps that show web pages drop them without a word. */
  readonly downloads: boolean
  /** Hands a file to the visitor's downloads. */
  save(file: TextFile): void
  /**
   * Reads the text of a chosen file, with progress: UTF-8, UTF-16 by its mark, or an older encoding. Fails with
   * `fileTooLarge`, `filePicture`, `fileUnreadable`, `fileEncoding` or `fileWorkbook`.
   */
  readText(file: Blob, options?: WorkOptions): Promise<ReadText>
}

/** Most bytes of a text file: a Chinese character takes three. */
const mostBytes = limits.importText * 3

/** How a workbook begins: a ZIP archive, or the older format of Excel. */
const workbooks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

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
  readText: async (file, { signal, onProgress } = {}) => {
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
    if (workbooks.some((start) => start.every((byte, at) => bytes[at] === byte)))
      throw new ServiceError({ from: 'file', code: 'fileWorkbook' })
    const text = decodeText(bytes)
    if (text !== null) return { text }
    // Fetched where it is needed: nearly every file is Unicode.
    const { guessText } = await import('#domain/catalogue/encodings.ts')
    const guessed = guessText(bytes)
    if (guessed === null) throw new ServiceError({ from: 'file', code: 'fileEncoding' })
    return guessed
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
