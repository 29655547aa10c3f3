import { lazy, type ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { loadNamespaces } from '#app/i18n.ts'
import { specAddress } from '#domain/address.ts'
import type { Namespace } from '#locales/index.ts'

interface RouteModule {
  readonly default: ComponentType
}

/** A page in a chunk of its own, and the namespaces it shows besides those of the layout. */
export interface Page {
  readonly Component: ComponentType
  /** Loads chunk and messages. Rejects when one of them cannot be fetched. */
  readonly load: () => Promise<unknown>
  readonly namespaces: readonly Namespace[]
}

/**
 * A lazy page that is drawn at once when its chunk is there already, so that neither the start on a
 * prerendered document nor a link that was hovered shows the waiting page in between.
 */
const page = (
  fetchChunk: () => Promise<RouteModule>,
  ...namespaces: readonly Namespace[]
): Page => {
  let loaded: RouteModule | null = null
  const load = async () => {
    const [module] = await Promise.all([loaded ?? fetchChunk(), loadNamespaces(namespaces)])
    return (loaded = module)
  }
  // React takes what a thenable says at once; a promise would always say it one tick later.
  const now = () => {
    const module = loaded
    if (module === null) return load()
    const thenable = { then: (tell: (value: RouteModule) => void) => tell(module) }
    return thenable as Promise<RouteModule>
  }
  return { Component: lazy(now), load, namespaces }
}

/** Every page of the site (spec §2), each in a chunk of its own. */
export const pages = {
  landing: page(() => import('#app/routes/landing.route.tsx'), 'landing', 'contact'),
  login: page(() => import('#app/routes/login.route.tsx'), 'auth'),
  signup: page(() => import('#app/routes/signup.route.tsx'), 'auth'),
  terms: page(() => import('#app/routes/terms.route.tsx'), 'legal'),
  verifyEmail: page(() => import('#app/routes/verifyEmail.route.tsx'), 'auth'),
  resetPassword: page(() => import('#app/routes/resetPassword.route.tsx'), 'auth'),
  dashboard: page(() => import('#app/routes/dashboard.route.tsx'), 'dashboard', 'manage'),
  category: page(() => import('#app/routes/category.route.tsx'), 'catalogue'),
  product: page(() => import('#app/routes/product.route.tsx'), 'catalogue'),
  management: page(() => import('#app/routes/management.route.tsx'), 'catalogue', 'manage'),
  notFound: page(() => import('#app/routes/notFound.route.tsx'), 'notFound'),
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
