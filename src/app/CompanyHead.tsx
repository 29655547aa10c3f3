import { companyIn } from '#app/company.ts'
import { inlineJson } from '#app/PublishedHead.tsx'
import type { Language } from '#domain/language.ts'

export interface CompanyHeadProps {
  /** `https://example.com`, or empty. */
  readonly origin: string
  readonly language: Language
  /** Name of the brand. */
  readonly brand: string
}

/** The company as schema.org has it (decision B1): what the page shows, and nothing of an example. */
export const CompanyHead = ({ origin, language, brand }: CompanyHeadProps) => {
  const { example, name, address, phone, email, founded } = companyIn(language)
  if (example || name === '') return null
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand,
    legalName: name,
    ...(origin === '' ? {} : { url: origin }),
    ...(address === '' ? {} : { address }),
    ...(phone === '' ? {} : { telephone: phone }),
    ...(email === '' ? {} : { email }),
    ...(founded === 0 ? {} : { foundingDate: String(founded) }),
  }
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inlineJson(data) }} />
  )
}
