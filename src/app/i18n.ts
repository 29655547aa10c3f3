import { createInstance } from 'i18next'
import resourcesToBackend from 'i18next-resources-to-backend'
import { initReactI18next } from 'react-i18next'
import { isolated } from '#domain/bidi.ts'
import { formatCount } from '#domain/format.ts'
import { fallbackLanguage, type Language } from '#domain/language.ts'
import type { Namespace } from '#locales/index.ts'

/** Namespaces of the layout; a page loads its own with its chunk. */
export const layoutNamespaces: readonly Namespace[] = ['common', 'errors']

const load = (language: string, namespace: string): Promise<{ readonly default: object }> =>
  import(`../../locales/${language}/${namespace}.ts`)

/** The i18next instance of the site. Each namespace is a chunk, fetched in the current language. */
export const i18n = createInstance().use(initReactI18next).use(resourcesToBackend(load))

/** Starts in a language. Resolves when the messages of the layout are loaded. */
export const startI18n = async (language: Language): Promise<void> => {
  await i18n.init({
    lng: language,
    // Types prove that both languages have every key, so the built site fetches only one (decision L1).
    fallbackLng: import.meta.env.DEV ? fallbackLanguage : false,
    ns: [...layoutNamespaces], // i18next adds the namespaces that are loaded later to this array
    defaultNS: 'common',
    returnNull: false,
    // React escapes; a name within a sentence must not turn the direction of what follows it.
    interpolation: { escapeValue: true, escape: isolated },
  })
  i18n.services.formatter?.add('number', (value: number, language) =>
    formatCount(value, language ?? ''),
  )
}

/** Loads namespaces in the current language. Rejects when one cannot be fetched. */
export const loadNamespaces = async (namespaces: readonly Namespace[]): Promise<void> => {
  await i18n.loadNamespaces(namespaces)
  const missing = namespaces.filter((name) => !i18n.hasResourceBundle(i18n.language, name))
  // i18next itself logs a failed fetch and shows keys.
  if (missing.length > 0) throw new Error(`Messages could not be loaded: ${missing.join(', ')}`)
}
