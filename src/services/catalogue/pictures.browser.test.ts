import { describe, expect, it, vi } from 'vitest'
import { isPlainPicture, sniffPicture } from '#domain/catalogue/pictureBytes.ts'
import { canReadBack, createDrawing, createPictureService } from '#services/catalogue/pictures.ts'
import { bundledSamples } from '#services/catalogue/sampleFiles.ts'
import { createSampleSource } from '#services/catalogue/samples.ts'

const pictures = createPictureService()

const bytesOf = (dataUrl: string) =>
  Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (unit) => unit.charCodeAt(0))

const painted = async (width: number, height: number, type: string) => {
  const drawing = createDrawing(width, height)
  if (drawing === null) throw new Error('no canvas')
  const gradient = drawing.context.createLinearGradient(0, 0, width, height)
  gradient.addColorStop(0, '#0f6e79')
  gradient.addColorStop(1, '#f2661a')
  drawing.context.fillStyle = gradient
  drawing.context.fillRect(0, 0, width, height)
  return drawing.encode(type, 0.9)
}

/** A JPEG with an EXIF segment that names a place, as phones write it, put after its first marker. */
const withGps = async (jpeg: Blob) => {
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  const text = new TextEncoder().encode('Exif\0\0MM GPSLatitude 31.2304 N')
  const segment = new Uint8Array([0xff, 0xe1, 0, text.length + 2, ...text])
  return new Blob([bytes.slice(0, 2), segment, bytes.slice(2)], { type: 'image/jpeg' })
}

const prepare = (file: Blob) => pictures.prepare(file)

const refused = (code: string) => ({ failure: { from: 'picture', code } })

describe('pictures', () => {
  it('makes a 12-megapixel photo small and forgets where it was taken', async () => {
    const photo = await withGps(await painted(4000, 3000, 'image/jpeg'))
    const prepared = await prepare(photo)
    expect(prepared).toMatchObject({ type: 'image/webp', width: 1200, height: 900 })
    expect(prepared.size).toBeLessThan(150_000)
    const bytes = bytesOf(prepared.dataUrl)
    expect(bytes.length).toBe(prepared.size)
    expect(new TextDecoder('latin1').decode(bytes)).not.toContain('GPS')
    expect(isPlainPicture(bytes)).toBe(true)
    expect(isPlainPicture(new Uint8Array(await photo.arrayBuffer()))).toBe(false)
  })

  it('turns a drawing into pixels, see-through where it was, whatever size it claims', async () => {
    const svg =
      '<?xml version="1.0"?><!-- c --><svg xmlns="http://www.w3.org/2000/svg" width="60000" height="30000">' +
      '<script>document.title = "ran"</script><circle cx="30000" cy="15000" r="9000" fill="red"/></svg>'
    const prepared = await prepare(new Blob([svg]))
    expect(prepared).toMatchObject({ type: 'image/webp', width: 960, height: 480 })
    const bitmap = await createImageBitmap(new Blob([bytesOf(prepared.dataUrl)]))
    const drawing = createDrawing(960, 480)
    drawing?.context.drawImage(bitmap, 0, 0)
    expect([...(drawing?.context.getImageData(0, 0, 1, 1).data ?? [])]).toEqual([0, 0, 0, 0])
    expect(drawing?.context.getImageData(480, 240, 1, 1).data[3]).toBe(255)
    expect(document.title).not.toBe('ran')
  })

  it('draws an SVG with a prefix, in UTF-16, and in .svgz', async () => {
    const svg =
      '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><s:rect width="4" height="2" fill="red"/></s:svg>'
    const wide = Uint16Array.from(`\uFEFF${svg}`, (sign) => sign.charCodeAt(0))
    const packed = new Blob([svg]).stream().pipeThrough(new CompressionStream('gzip'))
    for (const file of [new Blob([svg]), new Blob([wide]), await new Response(packed).blob()]) {
      const prepared = await prepare(file)
      expect([prepared.width, prepared.height]).toEqual([960, 480])
      const drawing = createDrawing(1, 1)
      drawing?.context.drawImage(
        await createImageBitmap(new Blob([bytesOf(prepared.dataUrl)])),
        0,
        0,
      )
      expect(drawing?.context.getImageData(0, 0, 1, 1).data[3]).toBe(255)
    }
  })

  it('draws an SVG without a namespace, behind a comment of any length', async () => {
    const comment = `<!-- ${'made by a program '.repeat(1_000)} -->`
    const svg = `${comment}<svg viewBox="0 0 4 2"><rect width="4" height="2" fill="red"/></svg>`
    const prepared = await prepare(new Blob([svg]))
    expect(prepared).toMatchObject({ width: 960, height: 480 })
  })

  it.each([
    [
      'pictureLinked',
      new Blob([
        '<svg xmlns="http://www.w3.org/2000/svg"><image href="https://a.example/b.png"/></svg>',
      ]),
    ],
    ['pictureHeic', new Blob([new Uint8Array([0, 0, 0, 24]), 'ftypheic', '\0\0\0\0mif1heic'])],
    ['pictureTypeUnknown', new Blob(['hello'], { type: 'image/png' })],
    ['pictureTypeUnknown', new Blob([])],
    ['pictureUndecodable', new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 1, 2])])],
    ['pictureUndecodable', new Blob([Uint8Array.of(0x1f, 0x8b, 8, 0, 1, 2)])],
    ['pictureTypeUnknown', new Blob([new Uint8Array(20_971_520)])],
    ['pictureTooLarge', new Blob([new Uint8Array(20_971_521)])],
  ] as const)(
    'refuses with %s a file that is no picture, that is damaged, or above 20 MiB',
    async (failure, file) => {
      await expect(prepare(file)).rejects.toMatchObject(refused(failure))
    },
  )

  it.each([
    ['pictureUndecodable', 8_000, 8_000],
    ['pictureTooManyPixels', 8_001, 8_000],
    ['pictureTooManyPixels', 60_000, 60_000],
  ] as const)(
    'refuses more than 64 megapixels by the header alone: %s of %i × %i',
    async (failure, width, height) => {
      const header = new Uint8Array(24)
      header.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
      new DataView(header.buffer).setUint32(16, width)
      new DataView(header.buffer).setUint32(20, height)
      await expect(prepare(new Blob([header]))).rejects.toMatchObject(refused(failure))
    },
  )

  it('makes a drawing smaller where the browser writes PNG instead of WebP', async () => {
    const { convertToBlob } = OffscreenCanvas.prototype
    const write = vi.spyOn(OffscreenCanvas.prototype, 'convertToBlob').mockImplementation(function (
      this: OffscreenCanvas,
      options,
    ) {
      return convertToBlob.call(this, options?.type === 'image/webp' ? {} : options)
    })
    const drawing = (height: number) =>
      new Blob([
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 ${height}"><radialGradient id="g"><stop stop-color="#0f6e79"/><stop offset="1" stop-color="#f2661a"/></radialGradient><circle cx="200" cy="${height / 2}" r="${height / 2}" fill="url(#g)"/></svg>`,
      ])
    expect(await prepare(drawing(20))).toMatchObject({ type: 'image/png', width: 960 })
    expect(await prepare(drawing(300))).toMatchObject({ type: 'image/png', width: 500 })
    write.mockRestore()
  })

  it('stops when aborted, and reports its progress', async () => {
    const photo = await painted(300, 200, 'image/png')
    const control = new AbortController()
    const shares: number[] = []
    const answer = pictures.prepare(photo, {
      signal: control.signal,
      onProgress: (share) => {
        shares.push(share)
        control.abort()
      },
    })
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    expect(shares).toEqual([0.2])
  })

  it('notices a canvas that answers with noise', () => {
    const drawing = createDrawing(2, 1)
    if (drawing === null) throw new Error('no canvas')
    expect(canReadBack(drawing)).toBe(true)
    const noisy = new Proxy(drawing.context, {
      get: (context, key) => {
        if (key === 'getImageData') return () => ({ data: new Uint8ClampedArray(8).fill(255) })
        const value: unknown = Reflect.get(context, key, context)
        return typeof value === 'function' ? (value.bind(context) as unknown) : value
      },
      set: (context, key, value) => Reflect.set(context, key, value, context),
    })
    expect(canReadBack({ ...drawing, context: noisy })).toBe(false)
  })

  it.each(['image/png', 'image/jpeg', 'image/webp'] as const)(
    'reads type and size of %s',
    async (type) => {
      const bytes = new Uint8Array(await (await painted(321, 123, type)).arrayBuffer())
      expect(sniffPicture(bytes)).toEqual({ type, width: 321, height: 123 })
      expect(isPlainPicture(bytes)).toBe(true)
    },
  )
})

describe('sample products', () => {
  it('are 24 in each language, with pictures that leave most of the storage free', async () => {
    const source = createSampleSource(() => Promise.resolve(bundledSamples), pictures)
    for (const language of ['zh', 'en'] as const) {
      const shares: number[] = []
      const samples = await source.load(language, { onProgress: (share) => shares.push(share) })
      expect(samples).toHaveLength(24)
      expect(shares).toEqual(Array.from({ length: 24 }, (_, at) => (at + 1) / 24))
      const urls = samples.map(({ picture }) => picture?.dataUrl ?? '')
      expect(urls.every((url) => url.startsWith('data:image/webp'))).toBe(true)
      const units = urls.join('').length
      expect(units).toBeLessThan(700_000)
    }
  })
})
