import { lazy, useState, type ComponentType } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { askForCatalogue } from '#app/catalogue/useCatalogue.ts'
import { RequireMissingFactor, RequireUser, RequireUserAndProducts } from '#app/guards.tsx'
import { loadNamespaces } from '#app/i18n.ts'
import { SiteLayout } from '#app/layout/SiteLayout.tsx'
import { useServices } from '#app/ServicesContext.tsx'
import { isMissingSheet } from '#app/scriptFailure.ts'
import { reloadWhenOnline } from '#components/firstPaint/scripts/reloadWhenOnline.ts'
import { pathPatterns, paths } from '#domain/paths.ts'
import type { Namespace } from '#locales/index.ts'

/** Metadata of a page in the route table. */
export interface PageHandle {
  /** Fetches the page's chunk and messages. Rejects when one cannot be fetched. */
  readonly load: () => Promise<unknown>
  /** Source file of the page's chunk. */
  readonly source: string
  /** i18next namespaces of the page; those of the layout are always loaded. */
  readonly namespaces: readonly Namespace[]
  /**
   * Key of title and description in the namespace `common`; `null`: only the brand.
   * @defaultValue the page's first namespace has `title` and, where it is indexed, `description`
   */
  readonly title?: string | null
  /** Search engines may index the page: it is the same for every visitor. @defaultValue false */
  readonly indexed?: boolean
  /**
   * What it needs from the services, which are asked together with its chunk: `account` says who is logged in.
   * @defaultValue none
   */
  readonly asks?: readonly ('account' | 'factors' | 'sessions' | 'products')[]
}

/**
 * Loads the document of the address where the style sheet of its page could not be fetched: the document has its styles. Rejects
 * without a connection, and with what is no matter of a sheet.
 */
const loadDocument = async (failure: unknown): Promise<never> => {
  if (isMissingSheet(failure)) await new Promise<void>((offline) => reloadWhenOnline(offline))
  throw failure
}

const chunks = import.meta.glob<{ readonly default: ComponentType }>('./routes/*.route.tsx')

/** A page in its own chunk. */
const page = (
  file: string,
  namespaces: readonly Namespace[],
  document: Pick<PageHandle, 'title' | 'indexed' | 'asks'>,
) => {
  let loaded: ComponentType | null = null
  const fetchPage = async () => {
    const chunk = chunks[`./routes/${file}.route.tsx`]
    if (chunk === undefined) throw new Error(`There is no page ${file}`)
    const [module] = await Promise.all([chunk(), loadNamespaces(namespaces)])
    loaded = module.default
    return module
  }
  // Also a failure is kept: a sheet is asked for once, and without it the page would be bare.
  let loading: ReturnType<typeof fetchPage> | null = null
  const load = () => (loading ??= fetchPage())
  const Late = lazy(() => load().catch(loadDocument))
  // `React.lazy` shows the fallback first, for 300 ms at least, although the chunk is there.
  const Page = () => {
    const { catalogue } = useServices()
    const [Component] = useState(() => {
      // The page reports a failure.
      if (!import.meta.env.SSR && document.asks?.includes('products') === true)
        askForCatalogue(catalogue).catch(() => undefined)
      return loaded ?? Late
    })
    return <Component />
  }
  const source = `src/app/routes/${file}.route.tsx`
  return {
    element: <Page />,
    handle: { load, source, namespaces, ...document } satisfies PageHandle,
  }
}

const below = (path: string) => path.slice(1)

/**
 * The route table (spec §2). Guards, prefetching, prerendering, the sitemap and the rewrites of the
 * server read it. `/en?` adds the English twin of every path (decision L5).
 */
export const routes: RouteObject[] = [
  {
    path: '/en?',
    element: <SiteLayout />,
    children: [
      {
        index: true,
        ...page('landing', ['landing', 'contact'], { title: null, indexed: true }),
      },
      { path: below(paths.login), ...page('login', ['auth'], { title: 'login', indexed: true }) },
      {
        element: <RequireMissingFactor />,
        children: [
          {
            path: below(paths.loginCode),
            ...page('loginCode', ['auth', 'twoFactor'], { title: 'loginCode' }),
          },
        ],
      },
      {
        path: below(paths.signup),
        ...page('signup', ['auth'], { title: 'signup', indexed: true }),
      },
      { path: below(paths.terms), ...page('terms', ['legal'], { title: 'terms', indexed: true }) },
      {
        path: below(paths.verifyEmail),
        ...page('verifyEmail', ['auth'], { title: 'verifyEmail' }),
      },
      {
        path: below(paths.resetPassword),
        ...page('resetPassword', ['auth'], { title: 'resetPassword' }),
      },
      // The products of these pages are in one browser (spec §3), so there is nothing to index.
      {
        path: below(paths.search),
        ...page('search', ['catalogue', 'search'], { title: 'search', asks: ['products'] }),
      },
      {
        path: below(pathPatterns.category),
        ...page('category', ['catalogue'], { title: 'category', asks: ['products'] }),
      },
      {
        path: below(pathPatterns.compare),
        ...page('compare', ['catalogue', 'compare'], { title: 'compare', asks: ['products'] }),
      },
      {
        path: below(pathPatterns.product),
        ...page('product', ['catalogue'], { title: 'category', asks: ['products'] }),
      },
      {
        element: <RequireUser />,
        children: [
          {
            path: below(paths.account),
            ...page('account', ['account', 'auth', 'twoFactor'], {
              title: 'account',
              asks: ['account', 'factors', 'sessions'],
            }),
          },
        ],
      },
      {
        element: <RequireUserAndProducts />,
        children: [
          {
            path: below(paths.dashboard),
            ...page('dashboard', ['dashboard', 'manage'], {
              title: 'dashboard',
              asks: ['account', 'products'],
            }),
          },
          {
            path: below(paths.management),
            ...page('management', ['catalogue', 'manage', 'publish'], {
              title: 'products',
              asks: ['account', 'products'],
            }),
          },
        ],
      },
      { path: '*', ...page('notFound', ['notFound'], { title: 'notFound' }) },
    ],
  },
]

/** The page at a path, without query and fragment. */
export const pageAt = (pathname: string): PageHandle =>
  matchRoutes(routes, pathname)?.at(-1)?.route.handle as PageHandle
