import type { Language } from '#domain/language.ts'

/** The same for both languages, or one text for each. */
export type CompanyText = string | Readonly<Record<Language, string>>

/** What a company has to say about itself. A text that is empty and a figure that is 0 are not shown. */
export interface CompanySettings {
  /**
   * `true`: these values are an example. The site then says so, and a site that is built for a real
   * Appwrite shows none of them. Set it to `false` together with your own values.
   */
  readonly example: boolean
  /** The registered name. */
  readonly name: CompanyText
  /** Where letters and visitors arrive. */
  readonly address: CompanyText
  readonly phone: string
  readonly email: string
  /** Opening hours. Without them the foot of the page says how soon an answer comes. */
  readonly hours: CompanyText
  /** Year of foundation. */
  readonly founded: number
  /** Where the company works, as a visitor would say it. */
  readonly place: CompanyText
  /** How many people work there. */
  readonly people: number
  /** Number of the filing that sites in mainland China show, as 京ICP备12345678号-1; it links to the register. */
  readonly icp: string
  /** Number of the business licence (统一社会信用代码). */
  readonly licence: string
}

/** Shown at the foot of every page, in About and in structured data (decision B1). */
export const company: CompanySettings = {
  example: true,
  name: { zh: '上海示例能源科技有限公司', en: 'Shanghai Example Energy Technology Co., Ltd.' },
  address: { zh: '上海市示例区示例路1号', en: '1 Example Road, Example District, Shanghai' },
  phone: '+86 21 5555 0100',
  email: 'hello@example.com',
  hours: {
    zh: '周一至周五，9:00–18:00（北京时间）',
    en: 'Monday to Friday, 9:00–18:00 (UTC+8)',
  },
  founded: 2016,
  place: { zh: '上海', en: 'Shanghai' },
  people: 240,
  icp: '',
  licence: '',
}
