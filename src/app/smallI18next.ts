/*
 * Stands in for `i18next` in the built site (`scripts/smallI18next.ts`): what of it this site and
 * react-i18next use, in a twelfth of the bytes (decision record 011). Stories, tests and documents
 * rendered at build time run on i18next itself, and `smallI18next.test.ts` holds the two together
 * over every text of both languages.
 */

type Bundle = Readonly<Record<string, unknown>>
type Parts = Readonly<Record<string, unknown>>
type Part = string | number | null | undefined
type Listener = () => void

interface Plugin {
  init(instance: unknown): void
}

/** What `t` itself understands; everything else is put into the text. */
interface Known {
  readonly count?: number
  readonly interpolation?: { readonly escapeValue?: boolean }
}

/** What `init` takes note of. */
interface Options {
  readonly lng: string
  readonly fallbackLng: string
  readonly resources: Readonly<Record<string, { readonly translation: Bundle }>>
  readonly react: Readonly<Record<string, unknown>>
}

const emitter = () => {
  const listeners = new Map<string, Set<Listener>>()
  return {
    on: (events: string, listener: Listener) => {
      for (const name of events.split(' ')) {
        listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
      }
    },
    off: (name: string, listener: Listener) => {
      listeners.get(name)?.delete(listener)
    },
    emit: (name: string) => {
      for (const listener of [...(listeners.get(name) ?? [])]) listener()
    },
  }
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '/': '&#x2F;',
}

/** Puts parts into `{{name}}`; `{{name, number}}` writes a number as the language does. */
const interpolate = (text: string, parts: Parts, language: string, escaped = false): string =>
  text.replace(/\{\{(.+?)\}\}/g, (placeholder: string, inside: string) => {
    const [name = '', format] = inside.split(',').map((part) => part.trim())
    const part = parts[name] as Part
    if (part === undefined || part === null) return placeholder
    const shown =
      format === 'number' ? new Intl.NumberFormat(language).format(Number(part)) : String(part)
    return escaped ? shown.replace(/[&<>"'/]/g, (sign) => escapes[sign] ?? sign) : shown
  })

const lookUp = (bundle: Bundle | undefined, key: string): string | undefined => {
  let found: unknown = bundle
  for (const name of key.split('.')) found = (found as Bundle | undefined)?.[name]
  return typeof found === 'string' ? found : undefined
}

/** As `createInstance` of i18next: an instance that knows no words yet. */
export const createInstance = () => {
  const bundles = new Map<string, Bundle>()
  const { on, off, emit } = emitter()
  const store = emitter()
  let options: Options = { lng: '', fallbackLng: '', resources: {}, react: {} }
  let language = ''
  let plugin: Plugin | null = null

  const languages = () => [...new Set([language, options.fallbackLng])]

  const getFixedT =
    (wanted: string) =>
    (key: string, parts: Parts = {}): string => {
      const { count, interpolation } = parts as Known
      for (const name of new Set([wanted, ...languages()])) {
        const bundle = bundles.get(name)
        const plural =
          count === undefined
            ? undefined
            : lookUp(bundle, `${key}_${new Intl.PluralRules(name).select(count)}`)
        const text = plural ?? lookUp(bundle, key)
        if (text !== undefined) {
          // Texts may name other texts; what is put in may not.
          const whole = text.replace(/\$t\((.+?)\)/g, (_, other: string) => getFixedT(name)(other))
          return interpolate(whole, parts, name, interpolation?.escapeValue === true)
        }
      }
      return key
    }

  // Getters, because react-i18next copies the properties of an instance.
  const instance = {
    isInitialized: true,
    services: { interpolator: { interpolate } },
    store,
    on,
    off,
    getFixedT,
    get options() {
      return { ...options, interpolation: { escapeValue: false }, ns: ['translation'] }
    },
    get language() {
      return language
    },
    get languages() {
      return languages()
    },
    get resolvedLanguage() {
      return languages().find((name) => bundles.has(name)) ?? language
    },
    use: (chosen: Plugin) => {
      plugin = chosen
      return instance
    },
    init: (chosen: Options) => {
      options = chosen
      language = chosen.lng
      for (const [name, { translation }] of Object.entries(chosen.resources)) {
        bundles.set(name, translation)
      }
      plugin?.init(instance)
      return Promise.resolve()
    },
    hasLoadedNamespace: () => true,
    addResourceBundle: (name: string, _namespace: string, bundle: Bundle) => {
      bundles.set(name, { ...bundles.get(name), ...bundle })
      store.emit('added')
    },
    changeLanguage: (name: string) => {
      language = name
      emit('languageChanged')
      return Promise.resolve()
    },
    t: (key: string, parts?: Parts): string => getFixedT(language)(key, parts),
  }
  return instance
}

/** react-i18next asks for it; this site has no selectors in place of keys. */
export const keyFromSelector = (): string => ''
