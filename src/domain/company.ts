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

/** One number as people write it: digits with spaces and hyphens between them, and one pair of brackets. */
const telephone = /^\+?(?:\d[ \-\d]*)?(?:\(\d+\)[ \-\d]*)?$/

/** As few digits as a service number has, and as many as one can have with the code of a country, and without it. */
const dialled = /^(?:\+\d{5,15}|\d{5,12})$/

/**
 * The address that a telephone number links to. `undefined` where the text is more than one plain number, such as one with
 * an extension or hours: nobody can know what a telephone would dial, and a wrong number is worse than none.
 */
export const phoneLink = (phone: string): string | undefined => {
  const plain = phone
    .normalize('NFKC')
    .replaceAll(/\p{Pd}/gu, '-')
    .trim()
  const number = plain.replaceAll(/[ ()-]/g, '')
  return telephone.test(plain) && dialled.test(number) ? `tel:${number}` : undefined
}
