import { limits } from '#domain/limits.ts'
import { decodeText } from '#domain/catalogue/textFile.ts'
import { ServiceError } from '#domain/failure.ts'
import type { FileService } from '#services/products/files.port.ts'

/** Most bytes of a text file: a Chinese character takes three. */
const mostBytes = limits.importText * 3

/** How long the browser may take to start a download before its address is withdrawn. */
const revokeAfter = 60_000

/** Files in and out by the browser's own means. */
export const createFileService = (): FileService => ({
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
    const parts: Uint8Array<ArrayBuffer>[] = []
    let read = 0
    let text: string | null
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
      text = decodeText(new Uint8Array(await new Blob(parts).arrayBuffer()))
    } catch (cause) {
      signal?.throwIfAborted()
      throw new ServiceError({ from: 'file', code: 'fileUnreadable' }, { cause })
    }
    if (text === null) throw new ServiceError({ from: 'file', code: 'fileEncoding' })
    return text
  },
})
