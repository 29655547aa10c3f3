import { html, raw } from 'hono/html'
import { formatDate } from '#backend/documents/attributes.ts'
import { logos } from '#backend/mailbox/logo.ts'
import type { MailboxTexts } from '#backend/mailbox/texts.ts'
import type { StoredMail } from '#backend/store/mails.ts'

/** What every mailbox page shows. */
export interface PageFacts {
  readonly texts: MailboxTexts
  readonly brand: string
  /** The address of this page in the other language. */
  readonly otherHref: string
  /** Keeps the chosen language in links: empty or `?lang=en`. */
  readonly search: string
}

const layout = ({ texts, brand, otherHref }: PageFacts, title: string, content: unknown) => {
  return html`<!doctype html>
    <html lang="${texts.lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${brand}</title>
        <link rel="stylesheet" href="/mailbox/style.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <header>
          <a class="logo" href="/"
            >${logos[texts.lang === 'en' ? 'en' : 'zh']}<span class="hidden">${brand}</span></a
          >
          <p>
            <a href="/">${texts.site}</a
            ><a href="${otherHref}" lang="${texts.lang === 'en' ? 'zh-CN' : 'en'}"
              >${texts.other}</a
            >
          </p>
        </header>
        <main>${content}</main>
      </body>
    </html>`
}

const when = (mail: StoredMail, texts: MailboxTexts) =>
  html`<time datetime="${formatDate(mail.createdAt)}"
    >${new Intl.DateTimeFormat(texts.dates, {
      dateStyle: 'medium',
      timeStyle: 'medium',
    }).format(mail.createdAt)}</time
  >`

/**
 * The list, newest first.
 *
 * @param facts - Words and addresses.
 * @param mails - What was sent.
 * @param usesSmtp - Whether mails leave through SMTP, so that none are kept here.
 */
export const listPage = (facts: PageFacts, mails: readonly StoredMail[], usesSmtp: boolean) => {
  const { texts, search } = facts
  const list =
    mails.length === 0
      ? html`<p>${usesSmtp ? '' : texts.empty}</p>`
      : html`<ol>
          ${mails.map(
            (mail) =>
              html`<li>
                <h2>
                  <a
                    href="/mailbox/${mail.id}${search}"
                    lang="${mail.locale === 'zh' ? 'zh-CN' : 'en'}"
                    >${mail.subject}</a
                  >
                </h2>
                <p>${mail.recipient}</p>
                <p>${when(mail, texts)}</p>
              </li>`,
          )}
        </ol>`
  return layout(
    facts,
    texts.title,
    html`<h1>${texts.title}</h1>
      <p class="lead">${usesSmtp ? texts.smtp : texts.lead}</p>
      <p class="tools"><a href="/mailbox${search}">${texts.refresh}</a></p>
      <div class="wire"></div>
      ${list}`,
  )
}

/**
 * One mail with its link to follow or its code to copy.
 *
 * @param facts - Words and addresses.
 * @param mail - The mail.
 */
export const mailPage = (facts: PageFacts, mail: StoredMail) => {
  const { texts, search } = facts
  const link =
    mail.link === null
      ? ''
      : html`<p><a class="button" href="${mail.link}" rel="noreferrer">${texts.follow}</a></p>`
  const code =
    mail.code === null
      ? ''
      : html`<div class="code">
            <output aria-label="${texts.code}">${mail.code}</output>
            <button type="button" data-code="${mail.code}" data-copied="${texts.copied}">
              ${texts.copy}
            </button>
            <span role="status"></span>
          </div>
          <script type="module" src="/mailbox/copy.js"></script>`
  return layout(
    facts,
    mail.subject,
    html`<p class="tools"><a href="/mailbox${search}">${texts.back}</a></p>
      <article>
        <h1 lang="${mail.locale === 'zh' ? 'zh-CN' : 'en'}">${mail.subject}</h1>
        <dl>
          <dt>${texts.to}</dt>
          <dd>${mail.recipient}</dd>
          <dt>${texts.sent}</dt>
          <dd>${when(mail, texts)}</dd>
        </dl>
        ${link}${code}
        <pre lang="${mail.locale === 'zh' ? 'zh-CN' : 'en'}">${mail.text}</pre>
        <details>
          <summary>${texts.raw}</summary>
          <pre>${mail.message}</pre>
        </details>
      </article>`,
  )
}

/** The page for a mail that is not there. */
export const missingPage = (facts: PageFacts) =>
  layout(
    facts,
    facts.texts.missing,
    html`<h1>${facts.texts.missing}</h1>
      <p><a href="/mailbox${raw(facts.search)}">${facts.texts.back}</a></p>`,
  )
