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

/** The address that a telephone number links to. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`
