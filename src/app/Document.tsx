import type { i18n } from 'i18next'
import { layoutNamespaces } from '#app/i18n.ts'
import type { PageHandle } from '#app/routes.tsx'
import { inlineJson, PublishedHead, publishedTexts } from '#app/PublishedHead.tsx'
import { publishedPageId } from '#app/publishedPage.ts'
import { addressIn } from '#domain/address.ts'
import type { Publication } from '#domain/publishing/publication.ts'
import type { PublishedPage } from '#domain/publishing/page.ts'
import { languages, type Language } from '#domain/language.ts'
import { categoryOf, paths } from '#domain/paths.ts'

/** What the documents of one build share. */
export interface BuiltSite {
  /** `https://example.com`, or empty. */
  readonly origin: string
  /** The style sheet of the fonts. */
  readonly fonts: string
  /** Text of the script that starts the app. */
  readonly start: string
  /** Text of the script that fills in stored products. */
  readonly fill: string
  /** Text of the script that fills in a visitor's changes of published products. */
  readonly fillPublished: string
  /** The scripts of source files and of everything that they import, in order of first use. */
  readonly scriptsOf: (sources: readonly string[]) => readonly string[]
  /** The products that the site publishes (decision P9). */
  readonly publication?: Publication | undefined
}

export interface DocumentProps {
  readonly site: BuiltSite
  readonly page: PageHandle
  /** Path as the route table has it, without a language. */
  readonly path: string
  readonly language: Language
  readonly i18n: i18n
  /** The published products that the document shows (decision P9). */
  readonly published?: PublishedPage | undefined
}

/** Texts by keys that may be computed. */
const textsOf = ({ i18n, language }: DocumentProps) =>
  i18n.getFixedT(language) as (key: string, values?: object) => string

/** Metadata, fonts and scripts of a document. */
export const Head = (props: DocumentProps) => {
  const { site, page, path, language, published } = props
  const t = textsOf(props)
  const category = categoryOf(path)
  const name = category && t(`common:category.${category}`)
  const brand = t('common:brand.name')
  const product = publishedTexts(published)
  const own = product?.name ?? (page.title && t(`common:title.${page.title}`, { category: name }))
  const title = own ? t('common:title.pattern', { page: own }) : brand
  const key = category ? `category.${category}` : (page.title ?? 'home')
  const description = product?.description ?? t(`common:description.${key}`)
  const indexed = page.indexed === true || published !== undefined
  const messages = [...layoutNamespaces, ...page.namespaces]
  const texts = messages.map((namespace) => `locales/${language}/${namespace}.ts`)
  const services = {
    account: ['src/services/appwrite/appwriteServices.ts'],
    products: [
      site.publication
        ? 'src/services/publishing/services.ts'
        : 'src/services/catalogue/services.ts',
      'src/services/catalogue/copies.ts',
    ],
  }
  // The modules that `main.tsx` and the services import for this page.
  const sources = [
    'index.html',
    'src/components/theme/system.ts',
    'src/app/hydrate.tsx',
    page.source,
    ...texts,
    ...(page.asks ?? []).flatMap((service) => services[service]),
  ]
  const scripts = site.scriptsOf(sources)
  return (
    <>
      <title>{title}</title>
      {[...new Set(site.fonts.match(/\/assets\/[^)]{1,200}woff2/g))].map((file) => (
        <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <meta name="description" content={description} />
      <link rel="manifest" href={addressIn(language, '/site.webmanifest')} />
      {!indexed && <meta name="robots" content="noindex" />}
      {indexed && site.origin !== '' && (
        <>
          <link rel="canonical" href={site.origin + addressIn(language, path)} />
          {languages.map((twin) => (
            <link
              key={twin}
              rel="alternate"
              hrefLang={twin}
              href={site.origin + addressIn(twin, path)}
            />
          ))}
        </>
      )}
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={language === 'en' ? 'en_GB' : 'zh_CN'} />
      {published && category && (
        <PublishedHead
          origin={site.origin}
          language={language}
          page={published}
          category={{ category, name: name ?? '' }}
        />
      )}
      <style dangerouslySetInnerHTML={{ __html: site.fonts }} />
      {/* The first paint waits until the fill script at the end of the document has run. On short pages
          it waits for the footer, which would move when it arrives in parts. */}
      {path !== paths.home && !published && (
        <link rel="expect" href={category ? '#filled' : '#site-start-failed'} blocking="render" />
      )}
      {/* A page that asks a service first has nothing to read before its scripts. */}
      {page.asks && scripts.map((file) => <link key={file} rel="modulepreload" href={file} />)}
      <script
        data-chunks={(page.asks ? scripts.slice(0, 1) : scripts).join(' ')}
        dangerouslySetInnerHTML={{ __html: site.start }}
      />
    </>
  )
}

export interface BodyProps extends DocumentProps {
  /** Markup of the app. */
  readonly html: string
}

/** The prerendered app, the notice of the start script, and the fill script. */
export const Body = ({ html, ...props }: BodyProps) => {
  const { site, path, language, i18n, published } = props
  const t = textsOf(props)
  const year = new Date().getFullYear()
  return (
    <>
      <noscript>
        <p>{t(published ? 'publish:noScript' : 'common:noScript')}</p>
      </noscript>
      <p id="site-unsupported" hidden>
        {t('common:status.unsupported')}
      </p>
      <div id="root" data-year={year} dangerouslySetInnerHTML={{ __html: html }} />
      <div id="site-start-failed" role="alert" hidden>
        {t('common:status.incomplete.text')}
        <button type="button">{t('common:status.failed.reload')}</button>
      </div>
      {published && (
        <script
          type="application/json"
          id={publishedPageId}
          dangerouslySetInnerHTML={{ __html: inlineJson(published) }}
        />
      )}
      {categoryOf(path) && (
        <>
          <script
            data-in-stock={i18n.getResource(language, 'catalogue', 'inStock_other') as string}
            data-out-of-stock={i18n.getResource(language, 'catalogue', 'outOfStock') as string}
            dangerouslySetInnerHTML={{ __html: published ? site.fillPublished : site.fill }}
          />
          {!published && <i id="filled" hidden />}
        </>
      )}
    </>
  )
}
