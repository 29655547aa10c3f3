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

/** What a file says that leaves nothing to assume. */
const read = (content: string | Uint8Array) => ({ content, isAssumed: false })

describe('read', () => {
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
    const { content } = await files.read(file, { onProgress: (share) => shares.push(share) })
    expect([content, shares]).toEqual(['无人机', [4 / 9, 1]])
    expect(await files.read(new File(['[]'], 'a.json'))).toEqual(read('[]'))
  })

  it('refuses a file that is too large, without reading it', async () => {
    const file = { size: 48_000_001, stream: vi.fn() } as unknown as File
    await expect(files.read(file)).rejects.toMatchObject(fileError('fileTooLarge'))
    expect(file.stream).not.toHaveBeenCalled()
    const largest = Object.defineProperty(new File(['a'], 'a'), 'size', { value: 48_000_000 })
    expect(await files.read(largest)).toEqual(read('a'))
  })

  it('refuses a picture', async () => {
    const file = new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })
    await expect(files.read(file)).rejects.toMatchObject(fileError('filePicture'))
  })

  it('names a file whose bytes are no text', async () => {
    const file = new File([Uint8Array.from([0xff, 0, 1, 2])], 'a')
    await expect(files.read(file)).rejects.toMatchObject(fileError('fileEncoding'))
  })

  it('reads UTF-16 by its mark, and otherwise GB18030, which it says', async () => {
    const text = '[{"name":"无人机"}]'
    const units = Uint16Array.from(`\uFEFF${text}`, (unit) => unit.charCodeAt(0))
    expect(await files.read(new File([units], 'a'))).toEqual(read(text))
    const gb = Uint8Array.from([0xce, 0xde, 0xc8, 0xcb, 0xbb, 0xfa])
    expect(await files.read(new File([gb], 'a'))).toEqual({ content: '无人机', isAssumed: true })
  })

  const zip = 'PK\u0003\u0004'
  it.each([
    ['a.xlsx', zip, null],
    ['a.csv', zip, null],
    ['a.ods', zip, 'fileWorkbook'],
    ['a.numbers', zip, 'fileWorkbook'],
    ['a.docx', zip, 'fileDocument'],
    ['a.zip', zip, 'fileArchive'],
    ['a.xls', '\u00D0\u00CF\u0011\u00E0', 'fileWorkbook'],
    ['a.et', '\u00D0\u00CF\u0011\u00E0', 'fileWorkbook'],
    ['a.pdf', '%PDF-1.7', 'fileDocument'],
    ['a.xls', 'a,b', null],
  ])('names %s for what it is', async (name, start, code) => {
    const bytes = Uint8Array.from(start, (sign) => sign.charCodeAt(0))
    const reading = files.read(new File([bytes], name))
    if (code === null) expect(await reading).toEqual(read(start === 'a,b' ? start : bytes))
    else await expect(reading).rejects.toMatchObject(fileError(code))
  })

  it('refuses a file that cannot be read', async () => {
    const failing = new ReadableStream({
      pull: (controller) => controller.error(new TypeError('gone')),
    })
    const file = { type: '', size: 1, stream: () => failing } as unknown as File
    await expect(files.read(file)).rejects.toMatchObject({
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
    const read = files.read(file, {
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
    await expect(files.read(file, { signal: control.signal })).rejects.toThrow('enough')
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
