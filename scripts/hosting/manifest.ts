import en from '#locales/en/common.ts'
import zh from '#locales/zh/common.ts'
import { addressIn } from '#domain/address.ts'
import { htmlLang, type Language } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'

const brands: Readonly<Record<Language, string>> = { zh: zh.brand.name, en: en.brand.name }

/** The icons in `public`. Systems cut their own shape out of the maskable one. */
export const icons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** The web manifest of a language: the site on a home screen, where Safari keeps what it stored. */
export const manifestOf = (language: Language): string =>
  JSON.stringify({
    name: brands[language],
    short_name: brands[language],
    lang: htmlLang[language],
    id: '/',
    start_url: addressIn(language, paths.home),
    scope: '/',
    display: 'standalone',
    theme_color: '#FFFFFF',
    background_color: '#FFFFFF',
    icons,
  })
