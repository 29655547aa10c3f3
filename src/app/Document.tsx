import type { i18n } from 'i18next'
import { layoutNamespaces } from '#app/i18n.ts'
import type { PageHandle } from '#app/routes.tsx'
import { CompanyHead } from '#app/CompanyHead.tsx'
import { inlineJson, PublishedHead, publishedTexts } from '#app/PublishedHead.tsx'
import { publishedPageId, samplePageId } from '#app/publishedPage.ts'
import { headerEnd } from '#components/layout/Header/Header.tsx'
import { addressIn } from '#domain/address.ts'
import type { Category } from '#domain/catalogue/product.ts'
import type { SamplePage } from '#domain/catalogue/shownSamples.ts'
import type { Publication } from '#domain/publishing/publication.ts'
import type { PublishedPage } from '#domain/publishing/page.ts'
import { languages, type Language } from '#domain/language.ts'
import { categoryOf, paths } from '#domain/paths.ts'

/** What the documents of one build share. */
export interface BuiltSite {
  /** `https://example.com`, or empty. */
  readonly origin: string
  /** Addresses of the style sheets of scripts. */
  readonly sheetsOf: (scripts: readonly string[]) => readonly string[]
  /** The text of style sheets without the rules of classes that the markup does not have. */
  readonly stylesOf: (sheets: readonly string[], html: string) => string
  /** Text of the script that starts the app. */
  readonly start: string
  /** Text of the script that fills in stored products. */
  readonly fill: string
  /** Text of the script that fills in a visitor's changes of published products. */
  readonly fillPublished: string
  /** The scripts of source files and of everything that they import, in order of first use. */
  readonly scriptsOf: (sources: readonly string[]) => readonly string[]
  /** Address of the picture that previews of links show; with an origin only. */
  readonly sharePicture: (subject: Category | 'home', language: Language) => string
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
  /** The samples that the document shows (decision P5). */
  readonly samplePage?: SamplePage | undefined
}

/** Texts by keys that may be computed. */
const textsOf = ({ i18n, language }: DocumentProps) =>
  i18n.getFixedT(language) as (key: string, values?: object) => string

/** Whether the document is that of one sample. */
const isSample = ({ path, samplePage }: DocumentProps): boolean =>
  samplePage !== undefined && path !== paths.category(samplePage.products[0]?.category ?? 'car')

/** Whether the document shows its products without a script, and none of a visitor's storage. */
const isWhole = (props: DocumentProps): boolean =>
  isSample(props) || Boolean(import.meta.env.VITE_SAMPLES && props.samplePage)

/** Whether the document shows its products without a script. */
const isShown = (props: DocumentProps): boolean => props.published !== undefined || isWhole(props)

/** A user's page asks the account service first, and has nothing to read before its scripts. */
const isEmpty = ({ page }: DocumentProps) => page.asks?.includes('account') === true

/** What `main.tsx` and the services import for a page, the entry first. */
export const scriptsOf = (props: DocumentProps): readonly string[] => {
  const { site, page, language } = props
  const texts = [...layoutNamespaces, ...page.namespaces].map(
    (namespace) => `locales/${language}/${namespace}.ts`,
  )
  const services = {
    factors: [],
    sessions: [],
    account: ['src/services/appwrite/appwriteServices.ts'],
    products: [
      site.publication
        ? 'src/services/publishing/services.ts'
        : 'src/services/publishing/leftovers.ts',
    ],
  }
  return site.scriptsOf([
    'index.html',
    'src/components/theme/system.ts',
    'src/app/hydrate.tsx',
    page.source,
    ...texts,
    ...(page.asks ?? []).flatMap((service) => services[service]),
  ])
}

/** The category whose stored products the fill script writes into the document; `null` for none. */
const filledCategory = (path: string): Category | null => {
  const category = categoryOf(path)
  return category !== null && path === paths.compare(category) ? null : category
}

/**
 * What the first paint waits for: the fill script of a list. On short pages the footer, which would move when it
 * arrives in parts. Elsewhere the header: while its font is not there, its rest can wrap the navigation.
 */
const firstPainted = (props: DocumentProps): string => {
  if (props.path === paths.home || isShown(props)) return headerEnd
  return filledCategory(props.path) ? 'filled' : 'site-start-failed'
}

export interface HeadProps extends DocumentProps {
  /** Styles of the fonts, and of what the first screen shows. */
  readonly styles: string
  /** What `scriptsOf` says. */
  readonly scripts: ReadonlyArray<string>
  /** The style sheets of the scripts, which the start script asks for. */
  readonly sheets: ReadonlyArray<string>
}

/** Metadata, styles and the start script of a document. */
export const Head = ({ styles, scripts, sheets, ...props }: HeadProps) => {
  const { site, page, path, language, published, samplePage } = props
  const t = textsOf(props)
  const category = categoryOf(path)
  const name = category && t(`common:category.${category}`)
  const brand = t('common:brand.name')
  const product = publishedTexts(published ?? samplePage)
  const [namespace = 'common'] = page.namespaces
  const named = page.title ?? ''
  const titleKey = page.title === undefined ? `${namespace}:title` : `common:title.${named}`
  const own = product?.name ?? (page.title === null ? null : t(titleKey, { category: name }))
  const title = own ? t('common:title.pattern', { page: own }) : brand
  const key = category ? `category.${category}` : (page.title ?? 'home')
  const descriptionKey =
    page.title === undefined ? `${namespace}:description` : `common:description.${key}`
  const description = product?.description ?? t(descriptionKey)
  const indexed = page.indexed === true || published !== undefined
  return (
    <>
      <title>{title}</title>
      {[...new Set(styles.match(/\/assets\/[^)]{1,200}woff2/g))].map((file) => (
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
          <link rel="alternate" hrefLang="x-default" href={site.origin + path} />
          <meta property="og:url" content={site.origin + addressIn(language, path)} />
          <meta property="og:type" content={product ? 'product' : 'website'} />
          <meta name="twitter:card" content="summary_large_image" />
          {product?.picture ? null : (
            <>
              <meta
                property="og:image"
                content={site.origin + site.sharePicture(category ?? 'home', language)}
              />
              <meta property="og:image:type" content="image/png" />
              <meta property="og:image:width" content="1200" />
              <meta property="og:image:height" content="630" />
              <meta property="og:image:alt" content={name ?? brand} />
            </>
          )}
        </>
      )}
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={language === 'en' ? 'en_GB' : 'zh_CN'} />
      {path === paths.home && (
        <CompanyHead origin={site.origin} language={language} brand={brand} />
      )}
      {published && category && (
        <PublishedHead
          origin={site.origin}
          language={language}
          page={published}
          category={{ category, name: name ?? '' }}
        />
      )}
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <link rel="expect" href={`#${firstPainted(props)}`} blocking="render" />
      {isEmpty(props) && scripts.map((file) => <link key={file} rel="modulepreload" href={file} />)}
      {/* Cloudflare's Rocket Loader leaves such scripts alone. It would rewrite the others, and the
          Content-Security-Policy names their hashes. */}
      <script
        data-cfasync="false"
        data-scripts={scripts.join(' ')}
        data-sheets={sheets.join(' ')}
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
  const { site, path, language, i18n, published, samplePage } = props
  const t = textsOf(props)
  const year = new Date().getFullYear()
  return (
    <>
      <noscript>
        <p>{t(isShown(props) ? 'publish:noScript' : 'common:noScript')}</p>
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
      {samplePage && (
        <script
          type="application/json"
          id={samplePageId}
          dangerouslySetInnerHTML={{ __html: inlineJson(samplePage) }}
        />
      )}
      {filledCategory(path) && !isWhole(props) && (
        <>
          <script
            data-cfasync="false"
            data-in-stock={String(i18n.getResource(language, 'catalogue', 'inStock_other'))}
            data-out-of-stock={String(i18n.getResource(language, 'catalogue', 'outOfStock'))}
            dangerouslySetInnerHTML={{ __html: published ? site.fillPublished : site.fill }}
          />
          {!published && <i id="filled" hidden />}
        </>
      )}
    </>
  )
}
