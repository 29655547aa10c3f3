import { describe, expect, it } from 'vitest'
import { ServiceError } from '#domain/failure.ts'
import { createFakePictures, fakePicture } from '#tests/fakes/products.ts'
import { createSampleSource, type SampleFiles } from '#services/catalogue/samples.ts'

const text = { productName: 'Car', description: '', specifications: {} }
const files: SampleFiles = {
  products: [
    {
      category: 'car',
      image: 'car.svg',
      price: 1,
      stockQuantity: 1,
      available: true,
      zh: text,
      en: text,
    },
  ],
  drawing: () => '<svg/>',
}
const source = (thrown: Error) =>
  createSampleSource(() => Promise.resolve(files), { prepare: () => Promise.reject(thrown) })

it('samples that cannot be fetched fail as unavailable', async () => {
  const cause = new TypeError('Failed to fetch')
  const { load } = createSampleSource(() => Promise.reject(cause), createFakePictures())
  await expect(load('zh')).rejects.toMatchObject({
    failure: { from: 'store', code: 'samplesUnavailable' },
    cause,
  })
})

it('a drawing that cannot become a picture leaves its sample without one', async () => {
  const failed = new ServiceError({ from: 'picture', code: 'pictureUndecodable' })
  expect(await source(failed).load('zh')).toMatchObject([{ picture: null }])
})

it('an unforeseen error passes through as it is', async () => {
  const unforeseen = new TypeError('no such thing')
  await expect(source(unforeseen).load('zh')).rejects.toBe(unforeseen)
})

describe('samples that are loaded', () => {
  const record = (name: string, category = 'car') => ({
    category,
    image: `assets/products/${name}.svg`,
    price: 2,
    stockQuantity: 3,
    available: false,
    zh: { productName: `${name} 中`, description: '车', specifications: { 续航: '1 km' } },
    en: {
      productName: name,
      description: 'a car',
      specifications: { Range: '1 km', Length: undefined },
    },
  })
  const listed = (...products: SampleFiles['products']) =>
    Promise.resolve({
      products,
      drawing: (name: string) => (name === 'none.svg' ? undefined : `<svg id="${name}"/>`),
    })
  const draft = {
    productName: 'a',
    description: 'a car',
    price: 2,
    stockQuantity: 3,
    category: 'car',
    available: false,
    specifications: { Range: '1 km' },
  }

  it('have the texts of one language, and the picture of their drawing', async () => {
    const drawn: unknown[] = []
    const { load } = createSampleSource(
      () => listed(record('a'), record('none'), record('b', 'boat')),
      {
        prepare: async (file, options) => {
          drawn.push([file.type, await file.text(), options])
          return fakePicture
        },
      },
    )
    const shares: number[] = []
    const { signal } = new AbortController()
    const samples = await load('en', { signal, onProgress: (share) => shares.push(share) })
    expect(samples).toEqual([
      { draft, picture: fakePicture, drawing: 'a' },
      { draft: { ...draft, productName: 'none' }, picture: null, drawing: 'none' },
    ])
    expect(Object.keys(samples[0]?.draft.specifications ?? {})).toEqual(['Range'])
    expect(shares).toEqual([0.5, 1])
    expect(drawn).toEqual([['image/svg+xml', '<svg id="a.svg"/>', { signal }]])
    expect((await load('zh'))[0]?.draft).toEqual({
      ...draft,
      productName: 'a 中',
      description: '车',
      specifications: { 续航: '1 km' },
    })
    expect(drawn.at(-1)).toEqual(['image/svg+xml', '<svg id="a.svg"/>', {}])
  })

  it('are drawn four at a time, and keep their order', async () => {
    let [running, most] = [0, 0]
    const waits = [5, 4, 3, 2, 1, 0]
    const { load } = createSampleSource(() => listed(...waits.map((at) => record(String(at)))), {
      prepare: async (file) => {
        running += 1
        most = Math.max(most, running)
        const text = await file.text()
        for (let turn = 0; turn < Number(/\d/.exec(text)?.[0]); turn += 1) await Promise.resolve()
        running -= 1
        return { ...fakePicture, dataUrl: text }
      },
    })
    const samples = await load('en')
    expect(samples.map(({ picture }) => picture?.dataUrl)).toEqual(
      waits.map((at) => `<svg id="${String(at)}.svg"/>`),
    )
    expect(most).toBe(4)
  })

  it('are none when the signal is aborted, while they are fetched or drawn', async () => {
    const stopped = AbortSignal.abort(new Error('enough'))
    const { load } = createSampleSource(() => listed(record('a')), createFakePictures())
    await expect(load('en', { signal: stopped })).rejects.toThrow('enough')
    const failing = createSampleSource(
      () => Promise.reject(new Error('lost')),
      createFakePictures(),
    )
    await expect(failing.load('en', { signal: stopped })).rejects.toThrow('enough')
    const control = new AbortController()
    const late = createSampleSource(() => listed(record('a')), {
      prepare: () => {
        control.abort(new Error('enough'))
        return Promise.resolve(fakePicture)
      },
    })
    await expect(late.load('en', { signal: control.signal })).rejects.toThrow('enough')
  })
})
