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
 * @param texts - Its texts.
 * @param locale - Its language.
 * @param secret - The link to follow or the code to type.
 */
export const composeMail = (
  texts: MailTexts,
  locale: MailLocale,
  secret: { readonly link?: string; readonly code?: string },
): MailBodies => {
  const { link, code } = secret
  const text = [
    texts.greeting,
    texts.purpose,
    link ?? code ?? '',
    (texts.details ?? []).join('\n'),
    texts.lifetime,
    texts.phrase,
    texts.ignore,
    texts.signature,
  ]
    .filter((line) => line !== '')
    .join('\n\n')
  const action =
    link === undefined
      ? code === undefined
        ? plainLine
        : codeOnLine(code)
      : linkOnLine(link, texts.action ?? link)
  const html = mailDocument(locale, texts.subject, texts.signature, [
    paragraphs([texts.greeting, texts.purpose], '0 40px 24px'),
    action,
    paragraphs([...(texts.details ?? []), texts.lifetime, texts.phrase], '24px 40px 0'),
    paragraphs([texts.ignore], '16px 40px 0', true),
    paragraphs([texts.signature], '16px 40px 32px', true),
  ])
  return { text, html }
}
