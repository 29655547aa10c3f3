/** What a company says about itself, in one language. A text that is empty and a figure that is 0 are not shown. */
export interface Company {
  /** The values are an example, and the site says so. */
  readonly example: boolean
  readonly name: string
  readonly address: string
  readonly phone: string
  readonly email: string
  readonly hours: string
  /** Year of foundation. */
  readonly founded: number
  readonly place: string
  readonly people: number
  /** Number of the filing that sites in mainland China show. */
  readonly icp: string
  /** Number of the business licence. */
  readonly licence: string
}

/** A company that has said nothing yet. */
export const noCompany: Company = {
  example: false,
  name: '',
  address: '',
  phone: '',
  email: '',
  hours: '',
  founded: 0,
  place: '',
  people: 0,
  icp: '',
  licence: '',
}

/**
 * A number as people write it: digits with spaces, points and hyphens between them, an area code in brackets. It ends
 * before an extension, another number, opening hours.
 */
const telephone =
  /(?<!\d|\d:)\+?(?:\(\d{1,5}\)|\d)(?:[\s.\u2010-\u2015-]*(?:\(\d{1,5}\)(?=[\s.\u2010-\u2015-]*\d)|\d))*/gu

/** As few digits as a service number has, and as many as a number can have in any country. */
const isNumber = (number: string) => /^\+?\d{5,15}$/.test(number)

/**
 * The address that a telephone number links to: the first number in the text, without its extension, which telephones do
 * not agree how to dial. `undefined` where no number can be read, because a wrong one is worse than none.
 */
export const phoneLink = (phone: string): string | undefined => {
  // The (0) of +86 (0)21 is dialled within the country only.
  const plain = phone.normalize('NFKC').replace(/(\+\d{1,3}\s*)\(0\)/, '$1')
  const numbers = Array.from(plain.matchAll(telephone), ([written]) => {
    // Seven digits in a row end it: another number or an extension may follow (021-68881234-8001).
    const [first = ''] = /^.*?\d{7,}|^.*/.exec(written) ?? []
    return first.replaceAll(/[^+\d]/g, '')
  })
  const number = numbers.find(isNumber)
  return number === undefined ? undefined : `tel:${number}`
}
