import { i18n, startI18n } from '#app/i18n.ts'
import { sampleProducts } from '#components/catalogue/stories/samples.ts'
import type { FakeServicesOptions } from '#services/fakes/services.fake.ts'
import { shownLanguage, speaking } from '../languages.ts'
import { LiveSite } from './LiveSite.tsx'
import { createWorld, type NetworkWorld, type StorageWorld, type World } from './world.ts'

type Globals = Readonly<Record<string, unknown>>

/** What a flow's story and its play function share. */
interface Loaded {
  readonly world: World
}

/** The person of every flow. */
export const linXia = {
  name: '林夏',
  email: 'linxia@example.com',
  password: 'Silver-river-27',
} as const

/**
 * A loader that makes the world of a flow from the toolbars, fresh for each run.
 *
 * @param options who has an account and who is logged in at first
 */
export const inWorld =
  (options: FakeServicesOptions = {}) =>
  async ({ globals }: { readonly globals: Globals }): Promise<Loaded> => {
    // Pages load their namespaces into the instance of the site; stories show their own.
    if (!i18n.isInitialized) await startI18n('zh')
    const { storage, network } = globals as { storage: StorageWorld; network: NetworkWorld }
    const products = sampleProducts(globals['locale'] === 'zh' ? 'zh' : 'en')
    return { world: createWorld({ storage, network }, products, options) }
  }

/** The world that {@link inWorld} made, for a play function that reads the mail in it. */
export const worldOf = ({ loaded }: { readonly loaded: Globals }): World =>
  (loaded as Globals & Loaded).world

/** Renders the site in the world of the story; another choice in the toolbars starts it anew. */
export const renderSite = (
  _args: unknown,
  { globals, loaded }: { readonly globals: Globals; readonly loaded: Globals },
) => (
  <LiveSite
    key={['locale', 'storage', 'network'].map((name) => String(globals[name])).join()}
    world={worldOf({ loaded })}
    language={shownLanguage(globals)}
  />
)

/** The words on the screen, for a play function to look for. */
export const wordsOf = ({ globals }: { readonly globals: Globals }) =>
  speaking(shownLanguage(globals)).t
