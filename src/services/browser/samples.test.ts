import { expect, it } from 'vitest'
import { ServiceError } from '#domain/failure.ts'
import { createFakePictures } from '#services/fakes/pictures.fake.ts'
import { createSampleSource, type SampleFiles } from '#services/browser/samples.ts'

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
  await expect(load('zh')).rejects.toMatchObject({ failure: { code: 'samplesUnavailable' }, cause })
})

it('a drawing that cannot become a picture leaves its sample without one', async () => {
  const failed = new ServiceError({ from: 'picture', code: 'pictureUndecodable' })
  expect(await source(failed).load('zh')).toMatchObject([{ picture: null }])
})

it('an unforeseen error passes through as it is', async () => {
  const unforeseen = new TypeError('no such thing')
  await expect(source(unforeseen).load('zh')).rejects.toBe(unforeseen)
})
