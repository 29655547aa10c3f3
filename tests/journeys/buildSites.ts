import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { catalogueFile, writeCatalogues } from './catalogues.ts'

/** The builds that journeys run against: one for each setting that is baked into the site. */
export const variants = {
  /** No variable at all: what `npm start` serves. */
  plain: {},
  /** The code is mailed and checked by the service (decision S2). */
  emailed: { VITE_SIGNUP_CODE: 'emailed' },
  /** Unverified addresses cannot log in (decision A1). */
  verified: { VITE_REQUIRE_VERIFIED_EMAIL: 'true' },
  /** A published catalogue (decision P9). */
  published: {
    VITE_CATALOGUE: catalogueFile('first'),
    SITE_ORIGIN: 'https://www.example.com',
  },
  /** The publication after it. */
  republished: { VITE_CATALOGUE: catalogueFile('second') },
} as const

/** Name of a build. */
export type Variant = keyof typeof variants

/** Folder of a build, absolute. */
export const siteFolder = (variant: Variant): string =>
  fileURLToPath(new URL(`../../.cache/sites/${variant}`, import.meta.url))

/** The journeys with faults (`npm run test:faults`) need no other build than `plain`. */
const wanted = Object.entries(variants).filter(
  ([name]) => process.env['FAULT_ROUNDS'] === undefined || name === 'plain',
)

/** Builds the variants once, before the first journey; skipped with `SITES=built`. */
const buildSites = async (): Promise<void> => {
  if (process.env['SITES'] === 'built') return
  await writeCatalogues()
  for (const [name, variables] of wanted) {
    const before = { ...process.env }
    Object.assign(process.env, variables)
    try {
      await build({
        logLevel: 'error',
        build: { outDir: siteFolder(name as Variant), emptyOutDir: true },
      })
    } finally {
      process.env = before
    }
  }
}

export default buildSites
