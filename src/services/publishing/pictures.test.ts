import { describe, expect, it, vi } from 'vitest'
import { importPlanOf, planOf } from '#domain/catalogue/importPlan.ts'
import { blankProduct, type Product, type StoredImage } from '#domain/catalogue/product.ts'
import {
  fetchPicture,
  inlinePictures,
  withoutPublishedPictures,
  withPictureFiles,
} from '#services/publishing/pictures.ts'

const id = 'photo-0123456789abcdef-320x240.webp'
const address = `/assets/${id}`
const bytes = 'data:image/webp;base64,UklGRg=='
const product = (imageId: string): Product => ({ ...blankProduct('car'), imageId })
const image = (name: string, dataUrl: string): StoredImage => ({
  id: name,
  name,
  dataUrl,
  size: 0,
  type: 'image/webp',
  createdAt: '',
})
const images = new Map([
  [id, image(id, address)],
  ['img_1', image('img_1', 'data:own')],
])

describe('inlinePictures', () => {
  it('reads the picture files that products name, and leaves all others', async () => {
    const read = vi.fn(() => Promise.resolve(bytes))
    const inlined = await inlinePictures([product(id), product('img_1'), product('')], images, read)
    expect([...inlined.values()]).toEqual([image(id, bytes), image('img_1', 'data:own')])
    expect(read.mock.calls).toEqual([[address]])
    expect(await inlinePictures([], images, read)).toEqual(images)
  })
})

describe('withoutPublishedPictures', () => {
  const read = () => Promise.resolve(bytes)
  const published = { $id: 'a', imageId: id, imageUrl: bytes }
  const own = { $id: 'b', productName: '知\uFEFF远', imageId: 'img_1', imageUrl: 'data:own' }

  it('leaves out the bytes of picture files, in a list and in an export', async () => {
    const left = [own, { ...published, imageUrl: '' }]
    expect(await withoutPublishedPictures(JSON.stringify([own, published]), images, read)).toEqual({
      text: JSON.stringify(left),
      files: new Map([[1, id]]),
    })
    const file = { format: 'xinyuan-products', products: [own, published] }
    expect(await withoutPublishedPictures(`\uFEFF${JSON.stringify(file)}`, images, read)).toEqual({
      text: JSON.stringify({ ...file, products: left }),
      files: new Map([[1, id]]),
    })
  })

  it.each([
    ['another picture', [{ ...published, imageUrl: 'data:other' }]],
    ['a file that is not here', [{ ...published, imageId: id.replace('0123', 'ffff') }]],
    ['its own pictures', [own]],
    ['records that are none', [5, null, { imageId: 5 }]],
    ['no list', { products: {} }],
    ['a number', 5],
  ])('leaves a text with %s as it is', async (_, value) => {
    const text = JSON.stringify(value)
    expect(await withoutPublishedPictures(text, images, read)).toEqual({ text, files: new Map() })
  })

  it('leaves a picture that is here under another address', async () => {
    const text = JSON.stringify([published])
    const moved = new Map([[id, image(id, bytes)]])
    expect(await withoutPublishedPictures(text, moved, read)).toEqual({ text, files: new Map() })
  })
})

describe('withPictureFiles', () => {
  it('names the file in each added or updated product', () => {
    const row = (index: number, action: 'add' | 'update') => ({
      ...({ index, name: '', product: product(''), image: null } as const),
      ...(action === 'add' ? { action } : { action, before: product('') }),
    })
    const skip = { index: 2, name: '', action: 'skip', reason: 'unchanged' } as const
    const plan = importPlanOf([row(0, 'add'), row(1, 'update'), skip, row(3, 'add')])
    const files = new Map([0, 1, 2].map((index) => [index, id]))
    const named = withPictureFiles(plan, files)
    expect(named.rows).toEqual([
      { ...row(0, 'add'), product: product(id) },
      { ...row(1, 'update'), product: product(id) },
      skip,
      row(3, 'add'),
    ])
    expect(planOf(named.file, named.context, []).rows).toEqual(named.rows)
  })
})

describe('fetchPicture', () => {
  const unreadable = { failure: { from: 'file', code: 'fileUnreadable' } }

  it('gives the bytes of a file as a data URL', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('webp')))
    // Node has no FileReader.
    vi.stubGlobal(
      'FileReader',
      class {
        result = ''
        onload = () => {}
        async readAsDataURL(blob: Blob) {
          this.result = `${blob.type} ${await blob.text()}`
          this.onload()
        }
      },
    )
    expect(await fetchPicture(address)).toBe('image/webp webp')
  })

  it('refuses an answer that is no file, and a lost one', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('gone', { status: 404 })))
    await expect(fetchPicture(address)).rejects.toMatchObject({
      ...unreadable,
      cause: { message: `${address} answers 404` },
    })
    const cause = new TypeError('Failed to fetch')
    vi.stubGlobal('fetch', () => Promise.reject(cause))
    await expect(fetchPicture(address)).rejects.toMatchObject({ ...unreadable, cause })
  })
})
