import {
  codeOnLine,
  linkOnLine,
  mailDocument,
  paragraphs,
  plainLine,
} from '#backend/mail/layout.ts'
import type { MailLocale, MailTexts } from '#backend/mail/texts.ts'

/** The two bodies of a mail. */
export interface MailBodies {
  readonly text: string
  readonly html: string
}

/**
 * Writes the bodies of a mail.
 *
 * @param words - Its texts.
 * @param locale - Its language.
 * @param secret - The link to follow or the code to type.
 */
export const composeMail = (
  words: MailTexts,
  locale: MailLocale,
  secret: { readonly link?: string; readonly code?: string },
): MailBodies => {
  const { link, code } = secret
  const text = [
    words.greeting,
    words.purpose,
    link ?? code ?? '',
    words.lifetime,
    words.phrase,
    words.ignore,
    words.signature,
  ]
    .filter((line) => line !== '')
    .join('\n\n')
  const action =
    link === undefined
      ? code === undefined
        ? plainLine
        : codeOnLine(code)
      : linkOnLine(link, words.action ?? link)
  const html = mailDocument(locale, words.subject, words.signature, [
    paragraphs([words.greeting, words.purpose], '0 40px 24px'),
    action,
    paragraphs([words.lifetime, words.phrase], '24px 40px 0'),
    paragraphs([words.ignore], '16px 40px 0', true),
    paragraphs([words.signature], '16px 40px 32px', true),
  ])
  return { text, html }
}
