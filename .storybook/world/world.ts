import type { AppServices } from '#app/ServicesContext.tsx'
import type { Product } from '#domain/catalogue/product.ts'
import { ServiceError, type Failure } from '#domain/failure.ts'
import { loadPinyinMatcher } from '#services/browser/pinyin.ts'
import { createFakeFiles } from '#services/fakes/files.fake.ts'
import { createFakePictures } from '#services/fakes/pictures.fake.ts'
import { createFakeProducts, type FakeProductsOptions } from '#services/fakes/products.fake.ts'
import {
  createFakeServices,
  type FakeServices,
  type FakeServicesOptions,
} from '#services/fakes/services.fake.ts'

/** What the storage toolbar offers. */
export type StorageWorld = 'empty' | 'seeded' | 'nearlyFull' | 'blocked' | 'corrupt'

/** What the network toolbar offers. */
export type NetworkWorld = 'ok' | 'slow' | 'offline' | 'limited' | 'broken'

/** A world in memory: every port the site has, with the handles to script and read them. */
export type World = FakeServices & AppServices

// Of the 5 242 880 units that browsers give: above the 80 % at which the page warns.
const almostAll = 4_700_000

const stored = (storage: StorageWorld, products: readonly Product[]): FakeProductsOptions =>
  ({
    empty: {},
    seeded: { products },
    nearlyFull: { products, taken: almostAll },
    blocked: { storage: 'none' as const },
    corrupt: { storage: 'damaged' as const },
  })[storage]

const answers: Readonly<Record<NetworkWorld, Failure | null>> = {
  ok: null,
  slow: null,
  offline: { code: 'network' },
  limited: { code: 'rateLimited', retryAfterSeconds: 42 },
  broken: { code: 'unavailable' },
}

/** Two seconds: long enough to see what a page shows meanwhile. */
const slowness = 2_000

/** Puts the network's manners before every scripted call. */
const behave = ({ script }: FakeServices, network: NetworkWorld): void => {
  const enter = script.enter.bind(script)
  const failure = answers[network]
  Object.assign(script, {
    enter: async (...call: Parameters<typeof enter>) => {
      if (network === 'slow') await new Promise((go) => setTimeout(go, slowness))
      await enter(...call)
      if (failure !== null) throw new ServiceError(failure)
    },
  })
}

/** Makes the world of a flow. */
export const createWorld = (
  { storage, network }: { readonly storage: StorageWorld; readonly network: NetworkWorld },
  products: readonly Product[],
  options: FakeServicesOptions = {},
): World => {
  const services = createFakeServices(options)
  behave(services, network)
  const catalogue = Promise.resolve({
    products: createFakeProducts(stored(storage, products)),
    pictures: createFakePictures(),
    files: createFakeFiles(),
    pinyin: loadPinyinMatcher,
    reporter: services.reporter,
  })
  return { ...services, catalogue: () => catalogue }
}
