import { lazy, type ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { specAddress } from '#domain/address.ts'

interface RouteModule {
  readonly default: ComponentType
}

/** A page in a chunk of its own. */
export interface Page {
  readonly Component: ComponentType
  /** Fetches the chunk; from then on the page is drawn without waiting. Rejects when it cannot be. */
  readonly load: () => Promise<unknown>
}

/**
 * A lazy page that is drawn at once when its chunk is there already, so that neither the start on a
 * prerendered document nor a link that was hovered shows the waiting page in between.
 */
const page = (fetchChunk: () => Promise<RouteModule>): Page => {
  let loaded: RouteModule | null = null
  const load = async () => (loaded ??= await fetchChunk())
  // React takes what a thenable says at once; a promise would always say it one tick later.
  const now = () => {
    const module = loaded
    if (module === null) return load()
    const thenable = { then: (tell: (value: RouteModule) => void) => tell(module) }
    return thenable as Promise<RouteModule>
  }
  return { Component: lazy(now), load }
}

/** Every page of the site (spec §2), each in a chunk of its own. */
export const pages = {
  landing: page(() => import('#app/routes/landing.route.tsx')),
  login: page(() => import('#app/routes/login.route.tsx')),
  signup: page(() => import('#app/routes/signup.route.tsx')),
  terms: page(() => import('#app/routes/terms.route.tsx')),
  verifyEmail: page(() => import('#app/routes/verifyEmail.route.tsx')),
  resetPassword: page(() => import('#app/routes/resetPassword.route.tsx')),
  dashboard: page(() => import('#app/routes/dashboard.route.tsx')),
  category: page(() => import('#app/routes/category.route.tsx')),
  product: page(() => import('#app/routes/product.route.tsx')),
  management: page(() => import('#app/routes/management.route.tsx')),
  notFound: page(() => import('#app/routes/notFound.route.tsx')),
} as const

const patterns = [
  ['/', pages.landing],
  ['/login', pages.login],
  ['/signup', pages.signup],
  ['/terms', pages.terms],
  ['/verify-email', pages.verifyEmail],
  ['/reset-password', pages.resetPassword],
  ['/dashboard', pages.dashboard],
  ['/dashboard/products', pages.management],
  ['/products/:category', pages.category],
  ['/products/:category/:productId', pages.product],
] as const

/** The page that stands at an address, query and fragment left out. */
export const pageAt = (pathname: string): Page =>
  patterns.find(([pattern]) => matchPath(pattern, specAddress(pathname)) !== null)?.[1] ??
  pages.notFound
