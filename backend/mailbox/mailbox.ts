import { Hono } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import { formatDate } from '#backend/documents/attributes.ts'
import { brandIn } from '#backend/mail/texts.ts'
import { maySeeMailbox } from '#backend/mailbox/access.ts'
import { mailboxCss, mailboxJs, mailboxPolicy } from '#backend/mailbox/assets.ts'
import { listPage, mailPage, missingPage, type PageFacts } from '#backend/mailbox/page.ts'
import { mailboxTexts } from '#backend/mailbox/texts.ts'
import type { Services } from '#backend/services.ts'
import type { StoredMail } from '#backend/store/mails.ts'

const headers = {
  'content-security-policy': mailboxPolicy,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** A mail for tests and tools. */
const mailJson = (mail: StoredMail) => ({
  id: mail.id,
  kind: mail.kind,
  locale: mail.locale,
  recipient: mail.recipient,
  subject: mail.subject,
  text: mail.text,
  link: mail.link,
  code: mail.code,
  createdAt: formatDate(mail.createdAt),
})

/**
 * The mailbox: pages for people below `/mailbox`, and `/mailbox.json` for tests, newest mail first,
 * `?to=` for one recipient. Everybody but this machine gets 404.
 *
 * @param services - Where the mails are.
 * @param usesSmtp - Whether mails leave through SMTP instead.
 */
export const createMailbox = (services: Services, usesSmtp: boolean) => {
  const app = new Hono<{ Bindings: HttpBindings }>({ strict: false })

  app.use('*', async (context, next) => {
    if (!maySeeMailbox(context.env.incoming)) return context.notFound()
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') {
      return context.text('Method not allowed', 405, { allow: 'GET, HEAD' })
    }
    // What was asked for a moment ago is shown as well.
    if (!usesSmtp) await services.mailer.idle()
    await next()
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
    return undefined
  })

  const factsOf = (path: string, lang: string | undefined): PageFacts => {
    const locale = lang === 'en' ? 'en' : 'zh'
    return {
      texts: mailboxTexts[locale],
      brand: brandIn(services.schema.projectName, locale),
      otherHref: locale === 'en' ? path : `${path}?lang=en`,
      search: locale === 'en' ? '?lang=en' : '',
    }
  }

  app.get('/mailbox.json', (context) => {
    const to = context.req.query('to')?.toLowerCase()
    const mails = services.mails
      .newest(500)
      .filter((mail) => to === undefined || mail.recipient === to)
    return context.json({ total: mails.length, mails: mails.map(mailJson) })
  })
  app.get('/mailbox/style.css', (context) =>
    context.body(mailboxCss, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )
  app.get('/mailbox/copy.js', (context) =>
    context.body(mailboxJs, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )
  app.get('/mailbox', (context) => {
    const facts = factsOf('/mailbox', context.req.query('lang'))
    return context.html(listPage(facts, services.mails.newest(100), usesSmtp))
  })
  app.get('/mailbox/:id', (context) => {
    const id = context.req.param('id')
    const facts = factsOf(`/mailbox/${encodeURIComponent(id)}`, context.req.query('lang'))
    const mail = services.mails.byId(id)
    return mail ? context.html(mailPage(facts, mail)) : context.html(missingPage(facts), 404)
  })
  return app
}
