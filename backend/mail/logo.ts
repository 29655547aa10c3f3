import { readFileSync } from 'node:fs'
import type { MailLocale } from '#backend/mail/texts.ts'

/** A picture that the HTML of a mail shows by its `cid`. */
interface MailPicture {
  readonly filename: string
  readonly cid: string
  readonly content: Buffer
  readonly contentDisposition: 'inline'
}

/** Width of the logo in a mail, in pixels; its height is 32. The files have twice the size. */
export const logoWidth: Readonly<Record<MailLocale, number>> = { zh: 138, en: 183 }

const picture = (name: string, cid: string): MailPicture => ({
  filename: `${cid}.png`,
  cid,
  content: readFileSync(new URL(`logos/${name}.png`, import.meta.url)),
  contentDisposition: 'inline',
})

const pictures: Readonly<Record<MailLocale, readonly MailPicture[]>> = {
  zh: [picture('zh', 'logo'), picture('zh-dark', 'logo-dark')],
  en: [picture('en', 'logo'), picture('en-dark', 'logo-dark')],
}

/** The logo on light and on dark ground. They travel with the mail: nothing is fetched on opening it. */
export const logoPictures = (locale: MailLocale): readonly MailPicture[] => pictures[locale]
