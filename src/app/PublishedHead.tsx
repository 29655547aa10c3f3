import { addressIn } from '#domain/address.ts'
import { isInStock, type Category, type Product } from '#domain/catalogue/product.ts'
import type { PublishedPage } from '#domain/publishing/page.ts'
import { pictureAddress, readPictureName } from '#domain/publishing/pictureFiles.ts'
import type { Language } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'

/** Longest description in the head of a document; search engines show about this much. */
const descriptionLength = 160

/** The product of a page, or `null` for the page of a category. */
const productOf = ({
  path,
  products,
}: Pick<PublishedPage, 'path' | 'products'>): Product | null => {
  const [product] = products
  return product !== undefined && paths.product(product) === path ? product : null
}

/** Title, description and picture of a product's document; `null` for every other (decision P9). */
export const publishedTexts = (page: Pick<PublishedPage, 'path' | 'products'> | undefined) => {
  const product = page === undefined ? null : productOf(page)
  if (product === null) return null
  const { productName: name, description } = product
  const text = description.replaceAll(/\s+/g, ' ').trim()
  const cut = text.length > descriptionLength ? `${text.slice(0, descriptionLength - 1)}…` : text
  return {
    name,
    description: cut === '' ? name : cut.toWellFormed(),
    /** The address of its picture; `null` without one. */
    picture: pictureAddress(product.imageId),
  }
}

/** JSON inside a script element, which no text may end. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

export interface PublishedHeadProps {
  /** `https://example.com`, or empty. */
  readonly origin: string
  readonly language: Language
  readonly page: PublishedPage
  /** The category and its name in the language. */
  readonly category: { readonly category: Category; readonly name: string }
}

/** The product as schema.org has it: what the page shows, and nothing else. */
const productData = (product: Product, url: string, picture: string | null) => ({
  '@type': 'Product',
  name: product.productName,
  ...(product.description.trim() === '' ? {} : { description: product.description }),
  sku: String(product.productId),
  url,
  ...(picture === null ? {} : { image: [picture] }),
  offers: {
    '@type': 'Offer',
    url,
    price: product.price.toFixed(2),
    priceCurrency: 'USD',
    availability: `https://schema.org/${isInStock(product) ? 'InStock' : 'OutOfStock'}`,
  },
})

const breadcrumbData = (steps: readonly (readonly [name: string, url: string])[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, item], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  })),
})

/** What a document with published products says to search engines and previews (decision P9). */
export const PublishedHead = ({ origin, language, page, category }: PublishedHeadProps) => {
  const product = productOf(page)
  const urlOf = (path: string) => origin + addressIn(language, path)
  const address = product && pictureAddress(product.imageId)
  const picture = address === null ? null : origin + address
  const size = product && readPictureName(product.imageId)
  const url = urlOf(page.path)
  const steps = [
    [category.name, urlOf(paths.category(category.category))] as const,
    ...(product === null ? [] : [[product.productName, url] as const]),
  ]
  const data = [
    ...(product === null ? [] : [productData(product, url, picture)]),
    breadcrumbData(steps),
  ]
  return (
    <>
      {/* Previews need whole addresses. */}
      {product && origin !== '' && picture !== null && size !== null && (
        <>
          <meta property="og:image" content={picture} />
          <meta property="og:image:type" content="image/webp" />
          <meta property="og:image:width" content={String(size.width)} />
          <meta property="og:image:height" content={String(size.height)} />
          <meta property="og:image:alt" content={product.productName} />
        </>
      )}
      {product && (
        <>
          <meta property="product:price:amount" content={product.price.toFixed(2)} />
          <meta property="product:price:currency" content="USD" />
        </>
      )}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{
          __html: inlineJson({ '@context': 'https://schema.org', '@graph': data }),
        }}
      />
    </>
  )
}
