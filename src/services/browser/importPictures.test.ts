import { describe, expect, it } from 'vitest'
import { blankProduct, type StoredImage } from '#domain/catalogue/product.ts'
import type { ImportRow } from '#domain/catalogue/importPlan.ts'
import { ServiceError } from '#domain/failure.ts'
import { cleanRow } from '#services/browser/importPictures.ts'
import { fakePicture } from '#tests/fakes/products.ts'
import type { PictureService } from '#services/products/pictures.port.ts'

const url = (bytes: readonly number[]) =>
  `data:image/png;base64,${btoa(String.fromCharCode(...bytes))}`
const header = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const head = [
  0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 2, 0, 0, 0, 2, 8, 6, 0, 0, 0, 0, 0, 0, 0,
]
/** An empty `tEXt`, which a stored picture does not have. */
const remark = [0, 0, 0, 0, 0x74, 0x45, 0x58, 0x74, 0, 0, 0, 0]

const image = (dataUrl: string): StoredImage => ({
  id: 'img_1',
  name: 'a.png',
  dataUrl,
  size: 1,
  type: 'image/png',
  createdAt: '2026-01-01T00:00:00.000Z',
})
const rowOf = (picture: StoredImage | null, action: 'add' | 'update' = 'add'): ImportRow => ({
  index: 3,
  name: 'A',
  action,
  product: { ...blankProduct('car'), imageId: 'img_1' },
  image: picture,
})

const service = (prepare: PictureService['prepare']): PictureService => ({ prepare })
const none = service(() => Promise.reject(new Error('not asked for')))
const drawn = rowOf(image(url([...header, ...head, ...remark])))

describe('cleanRow', () => {
  it.each<ImportRow>([
    { index: 0, name: 'A', action: 'skip', reason: 'unchanged' },
    { index: 0, name: 'A', action: 'reject', reason: 'badPrice' },
    rowOf(null),
    rowOf(image(url([...header, ...head]))),
    rowOf(image(url([...header, ...head])), 'update'),
  ])('leaves %j as it is', async (row) => {
    expect(await cleanRow(row, none, undefined)).toBe(row)
  })

  it('redraws any other picture from its bytes', async () => {
    const asked: unknown[] = []
    const control = new AbortController()
    const pictures = service(async (file, options) => {
      asked.push(file.type, [...new Uint8Array(await file.arrayBuffer())], options)
      return fakePicture
    })
    const cleaned = {
      ...drawn,
      image: {
        id: 'img_1',
        name: 'img_1.png',
        dataUrl: fakePicture.dataUrl,
        size: fakePicture.size,
        type: 'image/png',
        createdAt: new Date(1).toISOString(),
      },
    }
    expect(await cleanRow(drawn, pictures, control.signal)).toEqual(cleaned)
    expect(
      await cleanRow({ ...drawn, action: 'update' } as ImportRow, pictures, undefined),
    ).toEqual({ ...cleaned, action: 'update' })
    const bytes = [...header, ...head, ...remark]
    expect(asked).toEqual(['image/png', bytes, { signal: control.signal }, 'image/png', bytes, {}])
  })

  it('leaves a picture out that cannot be drawn', async () => {
    const failure = { from: 'picture', code: 'pictureUndecodable' } as const
    const pictures = service(() => Promise.reject(new ServiceError(failure)))
    expect(await cleanRow(drawn, pictures, undefined)).toEqual({
      ...drawn,
      product: blankProduct('car'),
      image: null,
      leftOut: [{ part: 'picture' }],
    })
  })

  it('rejects with any other error', async () => {
    const pictures = service(() => Promise.reject(new Error('aborted')))
    await expect(cleanRow(drawn, pictures, undefined)).rejects.toThrow('aborted')
  })
})
