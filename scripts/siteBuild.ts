import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { prune } from './siteBuild/prune.ts'

const file = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** What the site takes instead of packages: plain JSON, a router that warns no developer. */
const instead: Readonly<Record<string, string>> = {
  'react-router': file('node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom': file('node_modules/react-router/dist/production/dom-export.mjs'),
}

/** What the frame of every page is made of, and small pieces that nearly every page has. */
const site =
  /node_modules\/(react-router|react-router-dom|react-i18next|i18next)\/|\/src\/(app\/(?!catalogue|main|prerender|routes|useLinkToken|flows\/(?!useLat))|components\/(art\/(CategoryArt|drawn)|layout|ui\/(Banner|Button|ErrorSummary|Field|Icon|TextField|VisuallyHidden|controls))|domain\/(address|code\.rules|contact\.rules|email|failure|fields|language|limits|text|user)|machines\/(auth|contact)\/\w+\.view)/

/** What log-in and sign-up share, and the reset of a password. */
const account =
  /\/src\/(components\/(auth\/AuthLayout|ui\/PasswordField)|domain\/(newPassword\.rules|countdown)|machines\/(login|signup|recovery)\/\w+\.(view|context))/

/** What pages with products share. */
const catalogue =
  /\/src\/(app\/catalogue\/use(Address|Category|Pinyin|Return)|components\/(art\/EmptyArt|catalogue|ui\/SearchField)|domain\/catalogue\/(fold|pinyin|query|search|sort)\.)/

/**
 * Which modules travel together (decision record 011): few requests, and nothing in the first ones
 * that the first page does without. The earlier group takes a module first.
 */
const groups = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//,
  },
  {
    name: 'style',
    test: /node_modules\/(@emotion|@chakra-ui|@pandacss|stylis|react-is|hoist-non-react-statics)\//,
  },
  // A step of the start by itself: Chakra works out all tokens and utilities here.
  { name: 'theme', test: /src\/components\/theme\// },
  { name: 'site', test: site },
  {
    name: 'flows',
    test: /node_modules\/(xstate|@xstate)\/|machines\/(setup|failures)|app\/flows\/flow\./,
  },
  { name: 'hero', test: /src\/components\/art\/HeroArt\// },
  { name: 'account', test: account },
  { name: 'catalogue', test: catalogue },
  { name: 'motion', test: /node_modules\/(framer-motion|motion-dom|motion-utils)\// },
  {
    name: 'appwrite',
    test: /node_modules\/(appwrite|json-bigint|bignumber\.js)\/|services\/appwrite\/(?!config)/,
  },
].map((group, index, all) => ({ ...group, priority: all.length - index }))

/**
 * Vite plugin for what only the built site does, not stories and tests: chunks by {@link groups},
 * and Chakra's tables without what no file here mentions ({@link prune}).
 */
export const siteBuild = (): Plugin => {
  let site = true
  return {
    name: 'site-build',
    apply: 'build',
    enforce: 'pre',
    config: ({ plugins = [] }) => {
      const names = plugins.flat().map((plugin) => (plugin as Plugin | null)?.name ?? '')
      // Storybook builds with the same configuration.
      site = !names.some((name) => name.startsWith('storybook:'))
      if (!site) return
      return {
        build: {
          // All browsers of `browserslist` know module preloading.
          modulePreload: { polyfill: false },
          rolldownOptions: { output: { codeSplitting: { groups } } },
        },
      }
    },
    resolveId: (source) => (site ? (instead[source] ?? null) : null),
    transform: (code, id) => (site ? prune(code, id) : null),
  }
}
