import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { buildPrint } from '#scripts/site/build.ts'
import { catalogueFile, writeCatalogues } from './catalogues.ts'

/**
 * The builds that journeys run against, and the variables of each. A build has several settings that
 * are baked into a site, where no journey of one setting minds the other.
 */
export const variants = {
  /** No variable at all: what `npm start` serves. */
  plain: {},
  /**
   * A published catalogue (decision P9). The code is mailed and checked by the service (decision S2). Messages are
   * let go.
   */
  published: {
    VITE_CATALOGUE: catalogueFile('first'),
    CONTACT_KEEP_DAYS: '90',
    SITE_ORIGIN: 'https://www.example.com',
    VITE_SIGNUP_CODE: 'emailed',
  },
  /** A demonstration (decision P17). */
  samples: { VITE_SAMPLES: 'true' },
  /** The publication after it. Unverified addresses cannot log in (decision A1). */
  republished: { VITE_CATALOGUE: catalogueFile('second'), VITE_REQUIRE_VERIFIED_EMAIL: 'true' },
} as const

/** Name of a build. */
export type Variant = keyof typeof variants

/** Folder of a build, absolute. */
export const siteFolder = (variant: Variant): string =>
  fileURLToPath(new URL(`../../.cache/sites/${variant}`, import.meta.url))

/** The journeys with faults (`npm test -- faults connections`) need no other build than `plain`. */
const wanted = Object.entries(variants).filter(
  ([name]) => process.env['FAULT_ROUNDS'] === undefined || name === 'plain',
)

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Builds the variants whose sources or variables have changed, before the first journey. */
const buildSites = async (): Promise<void> => {
  await writeCatalogues()
  for (const [name, variables] of wanted) {
    const folder = siteFolder(name as Variant)
    // What the build is made of.
    const originFile = `${folder}.origin`
    const before = { ...process.env }
    Object.assign(process.env, variables)
    const origin = buildPrint(root, process.env)
    try {
      if (existsSync(originFile) && readFileSync(originFile, 'utf8') === origin) continue
      rmSync(originFile, { force: true })
      await build({
        logLevel: 'error',
        // Only one build is measured in bytes: the others are not compressed.
        mode: name === 'plain' ? 'production' : 'test',
        build: { outDir: folder, emptyOutDir: true },
      })
      writeFileSync(originFile, origin)
    } finally {
      process.env = before
    }
  }
}

export default buildSites
