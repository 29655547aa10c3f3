import { someProducts } from '#tests/journeys/products.ts'

/** What a page may cost. Bytes are those on the wire, brotli. */
export interface Budget {
  /** Document with styles and inline scripts, in bytes. */
  readonly document: number
  /** Every script that the started page has fetched, in bytes. */
  readonly script: number
  /** Requests of the started page, fonts and pictures left out. */
  readonly requests: number
  /** Elements of the started page. */
  readonly elements: number
  /** Heap in use after a collection, in MB: a cap against leaks and large tables, not a measure. */
  readonly heap: number
}

/** A figure of {@link Budget}. */
export type Figure = keyof Budget

/** A page that is watched, and how to come to it. */
export interface WatchedPage {
  readonly name: string
  readonly path: string
  /** What has to be done first: nothing, having products, being logged in, having signed up. */
  readonly as: 'visitor' | 'owner of 24 products' | 'user' | 'new user'
  readonly budget: Budget
  /** Why its scripts weigh what they weigh. */
  readonly reason: string
}

/** Decision record 011 says what the limits are made of; they follow the figures down, never up. */
export const watchedPages: readonly WatchedPage[] = [
  {
    name: 'landing',
    path: '/',
    as: 'visitor',
    budget: { document: 10_400, script: 130_000, requests: 14, elements: 365, heap: 8 },
    reason: 'the start: React, router, Chakra, frame; no XState, no SDK, no framer-motion',
  },
  {
    name: 'landing, English',
    path: '/en',
    as: 'visitor',
    budget: { document: 10_400, script: 130_000, requests: 14, elements: 365, heap: 8 },
    reason: 'as Chinese: only one language travels',
  },
  {
    name: 'category',
    path: '/products/car',
    as: 'owner of 24 products',
    budget: { document: 10_300, script: 146_000, requests: 16, elements: 625, heap: 8 },
    reason: 'the start, the list, and the store of products',
  },
  {
    name: 'product',
    path: `/products/car/${someProducts('zh', 1)[0]?.$id ?? ''}`,
    as: 'owner of 24 products',
    budget: { document: 2_400, script: 146_000, requests: 17, elements: 240, heap: 8 },
    reason:
      'the start and the store of products; its document is the shell, for it lives in one browser',
  },
  {
    name: 'terms',
    path: '/terms',
    as: 'visitor',
    budget: { document: 8_400, script: 124_500, requests: 13, elements: 235, heap: 8 },
    reason: 'the start alone',
  },
  {
    name: 'log-in',
    path: '/login',
    as: 'visitor',
    budget: { document: 8_900, script: 132_500, requests: 17, elements: 245, heap: 8 },
    reason:
      'the start and the form; XState comes with the first key, the SDK with the first submit',
  },
  {
    name: 'sign-up',
    path: '/signup',
    as: 'visitor',
    budget: { document: 9_400, script: 137_500, requests: 20, elements: 305, heap: 8 },
    reason: 'the start, the form and the rules of passwords; XState comes with the first key',
  },
  {
    name: 'code',
    path: '/signup',
    as: 'new user',
    budget: { document: 9_400, script: 168_500, requests: 30, elements: 270, heap: 9 },
    reason: 'sign-up, XState and the SDK',
  },
  {
    name: 'dashboard',
    path: '/dashboard',
    as: 'user',
    budget: { document: 2_400, script: 182_000, requests: 25, elements: 280, heap: 9 },
    reason: 'XState and SDK for the session, the store of products for their count',
  },
  {
    name: 'management',
    path: '/dashboard/products',
    as: 'user',
    budget: { document: 2_400, script: 195_000, requests: 27, elements: 280, heap: 9 },
    reason: 'the dashboard’s, table, form and dialogs; import and pictures come on use',
  },
]

/** Packages that the first page may bring. Anything else in it is a mistake, however small. */
export const packagesAtStart: readonly string[] = [
  '@chakra-ui/react',
  '@emotion/cache',
  '@emotion/hash',
  '@emotion/is-prop-valid',
  '@emotion/memoize',
  '@emotion/react',
  '@emotion/serialize',
  '@emotion/sheet',
  '@emotion/unitless',
  '@emotion/use-insertion-effect-with-fallbacks',
  '@emotion/utils',
  '@pandacss/is-valid-prop',
  'hoist-non-react-statics',
  'react',
  'react-dom',
  'react-i18next',
  'react-is',
  'react-router',
  'scheduler',
  'stylis',
  'use-sync-external-store',
]
