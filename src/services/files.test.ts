import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createFileService } from '#services/files.ts'

let files: ReturnType<typeof createFileService>

beforeEach(() => {
  files = createFileService()
})

const fileError = (code: string) => ({
  name: 'ServiceError',
  failure: { from: 'file', code },
})

describe('readText', () => {
  it('gives the text of a file, and its progress', async () => {
    const shares: number[] = []
    const bytes = new TextEncoder().encode('无人机')
    const file = {
      type: '',
      size: bytes.length,
      stream: () =>
        new ReadableStream({
          start: (controller) => {
            // The second character is cut in two.
            controller.enqueue(bytes.slice(0, 4))
            controller.enqueue(bytes.slice(4))
            controller.close()
          },
        }),
    } as unknown as File
    const text = await files.readText(file, { onProgress: (share) => shares.push(share) })
    expect([text, shares]).toEqual([{ text: '无人机' }, [4 / 9, 1]])
    expect(await files.readText(new File(['[]'], 'a.json'))).toEqual({ text: '[]' })
  })

  it('refuses a file that is too large, without reading it', async () => {
    const file = { size: 48_000_001, stream: vi.fn() } as unknown as File
    await expect(files.readText(file)).rejects.toMatchObject(fileError('fileTooLarge'))
    expect(file.stream).not.toHaveBeenCalled()
    const largest = Object.defineProperty(new File(['a'], 'a'), 'size', { value: 48_000_000 })
    expect(await files.readText(largest)).toEqual({ text: 'a' })
  })

  it('refuses a picture', async () => {
    const read = files.readText(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }))
    await expect(read).rejects.toMatchObject(fileError('filePicture'))
  })

  it('names a file whose bytes are no text', async () => {
    const read = files.readText(new File([Uint8Array.from([0xff, 0, 1, 2])], 'a'))
    await expect(read).rejects.toMatchObject(fileError('fileEncoding'))
  })

  it('reads UTF-16, and says that GB18030 is a guess', async () => {
    const text = '[{"name":"无人机"}]'
    const units = Uint16Array.from(`\uFEFF${text}`, (unit) => unit.charCodeAt(0))
    expect(await files.readText(new File([units], 'a'))).toEqual({ text })
    const gb = [0xce, 0xde, 0xc8, 0xcb, 0xbb, 0xfa]
    const file = new File([Uint8Array.from(gb)], 'a')
    expect(await files.readText(file)).toMatchObject({
      text: '无人机',
      encoding: { name: 'gb18030', letters: ['无人机'] },
    })
  })

  it('refuses a file that cannot be read', async () => {
    const failing = new ReadableStream({
      pull: (controller) => controller.error(new TypeError('gone')),
    })
    const file = { type: '', size: 1, stream: () => failing } as unknown as File
    await expect(files.readText(file)).rejects.toMatchObject({
      ...fileError('fileUnreadable'),
      cause: expect.any(TypeError) as unknown,
    })
  })

  it('stops when it is aborted, and cancels the stream', async () => {
    const cancel = vi.fn()
    const control = new AbortController()
    const file = {
      type: '',
      size: 9,
      stream: () =>
        new ReadableStream({
          pull: (controller) => controller.enqueue(new Uint8Array([0x61])),
          cancel,
        }),
    } as unknown as File
    const read = files.readText(file, {
      signal: control.signal,
      onProgress: () => control.abort(new Error('enough')),
    })
    await expect(read).rejects.toThrow('enough')
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('gives the reason of the signal when reading fails after it', async () => {
    const control = new AbortController()
    const file = {
      type: '',
      size: 9,
      stream: () =>
        new ReadableStream({
          pull: (controller) => {
            control.abort(new Error('enough'))
            controller.error(new Error('gone'))
          },
        }),
    } as unknown as File
    await expect(files.readText(file, { signal: control.signal })).rejects.toThrow('enough')
  })
})

describe('save', () => {
  it('clicks a hidden link to the file, and withdraws its address after a minute', async () => {
    vi.useFakeTimers()
    const link = { click: vi.fn(), remove: vi.fn() }
    const append = vi.fn()
    const blobs: Blob[] = []
    const revoked: string[] = []
    vi.stubGlobal('document', {
      createElement: (name: string) => ({ a: link })[name],
      body: { append },
    })
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob)
      return 'blob:1'
    })
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void revoked.push(address))
    files.save({ name: 'a.json', type: 'application/json', text: '[]' })
    expect(link).toMatchObject({ href: 'blob:1', download: 'a.json', hidden: true })
    expect(append).toHaveBeenCalledWith(link)
    expect([link.click, link.remove].map((one) => one.mock.calls.length)).toEqual([1, 1])
    expect([blobs[0]?.type, await blobs[0]?.text()]).toEqual(['application/json', '[]'])
    vi.advanceTimersByTime(59_999)
    expect(revoked).toEqual([])
    vi.advanceTimersByTime(1)
    expect(revoked).toEqual(['blob:1'])
  })
})
