/**
 * The house in data: for each room the imports that are not allowed (`docs/decisions/002`). ESLint
 * reads it for the editor and the check; `tests/architecture` proves it against the tree once more.
 *
 * @typedef {{ regex: string, allowTypeImports?: boolean }} Forbidden
 * @typedef {{ name: string, files: string[], ignores?: string[], forbidden: Forbidden[], why: string }} Room
 */

const react = '^(react|react-dom|react-i18next|framer-motion|@chakra-ui/react|@emotion/react)(/|$)'
const xstate = '^(xstate|@xstate/react)(/|$)'
const router = '^react-router(-dom)?(/|$)'
const sdk = '^appwrite(/|$)'
const locales = '^(#locales/|i18next)'
const services = '^#services/'
/** Everything under services but the ports. */
const adapters = '^#services/(appwrite|browser|fakes)/'
const machines = '^#machines/'
const components = '^#components/'
const app = '^#app/'
const backend = '^#backend/'
const main = '^#app/main'

/** @param {string[]} list @returns {Forbidden[]} */
const none = (...list) => list.map((regex) => ({ regex }))

/** @type {Room[]} */
export const rooms = [
  {
    name: 'domain',
    files: ['src/domain/**'],
    forbidden: none(
      react,
      xstate,
      router,
      sdk,
      locales,
      services,
      machines,
      components,
      app,
      backend,
    ),
    why: 'domain is pure data and rules: it imports nothing else',
  },
  {
    name: 'ports',
    files: ['src/services/**/*.port.ts', 'src/services/services.ts'],
    forbidden: none(
      react,
      xstate,
      router,
      sdk,
      locales,
      adapters,
      machines,
      components,
      app,
      backend,
    ),
    why: 'a port names what the site needs, not who does it',
  },
  {
    name: 'adapters',
    files: ['src/services/{browser,fakes}/**'],
    forbidden: none(react, xstate, router, sdk, locales, machines, components, app, backend),
    why: 'an adapter knows domain and ports only; the SDK belongs to services/appwrite',
  },
  {
    name: 'appwrite adapters',
    files: ['src/services/appwrite/**'],
    forbidden: none(react, xstate, router, locales, machines, components, app, backend),
    why: 'an adapter knows domain, ports and the SDK only',
  },
  {
    name: 'charts and views',
    files: ['src/machines/**/*.machine.ts', 'src/machines/**/*.view.ts'],
    forbidden: [
      ...none(react, router, sdk, locales, adapters, components, app, backend),
      { regex: services, allowTypeImports: true },
    ],
    why: 'a chart holds names only; ports come in through provide',
  },
  {
    name: 'provide',
    files: ['src/machines/**/*.provide.ts'],
    forbidden: none(react, router, sdk, locales, adapters, components, app, backend),
    why: 'provide maps ports to actors, nothing more',
  },
  {
    name: 'theme and ui',
    files: ['src/components/{theme,ui,art}/**'],
    forbidden: none(
      xstate,
      router,
      sdk,
      locales,
      '^react-i18next',
      services,
      machines,
      '^#components/(?!theme/|ui/|art/)',
      app,
      backend,
    ),
    why: 'ui is worded and wired by its props',
  },
  {
    name: 'features and pages',
    files: ['src/components/**'],
    ignores: ['src/components/{theme,ui,art}/**', 'src/components/layout/AppLink/**'],
    forbidden: [
      ...none(xstate, router, sdk, services, app, backend, '^#machines/.*(machine|provide)\\.ts$'),
      { regex: machines, allowTypeImports: true },
    ],
    why: 'a component gets plain props and callbacks; links go through AppLink',
  },
  {
    name: 'app shell',
    files: ['src/app/**'],
    ignores: ['src/app/main.tsx', 'src/app/prerender.tsx', 'src/app/services.ts'],
    forbidden: none(sdk, adapters, backend, main),
    why: 'only the entry knows which adapters are real',
  },
  {
    name: 'backend',
    files: ['backend/**'],
    forbidden: none(
      react,
      xstate,
      router,
      '^appwrite(/|$)',
      '^#(app|components|locales|machines|services)/',
    ),
    why: 'the backend shares nothing with the site but the limits of domain',
  },
]
