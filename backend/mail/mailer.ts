import { createTransport } from 'nodemailer'
import { ApiError } from '#backend/contract/errors.ts'
import { composeMail } from '#backend/mail/compose.ts'
import { logoPictures } from '#backend/mail/logo.ts'
import { createMailQueue, type JobEnd } from '#backend/mail/queue.ts'
import {
  brandIn,
  mailTexts,
  type ContactFacts,
  type MailKind,
  type MailLocale,
} from '#backend/mail/texts.ts'
import { newId } from '#backend/secrets/secrets.ts'
import type { MailsStore } from '#backend/store/mails.ts'

/** Where an SMTP server is and how to log in to it. */
interface SmtpOptions {
  readonly host: string
  readonly port: number
  readonly user?: string
  readonly password?: string
  /** The sender's address. */
  readonly from: string
  /** The sender's name. @defaultValue the brand's */
  readonly fromName?: string
  /** Sends also where the server offers no encryption. @defaultValue false */
  readonly insecure?: boolean
}

/** How mails leave: into the mailbox page, through SMTP, or not at all (to rehearse the failure). */
export type MailMode = 'outbox' | 'fail' | SmtpOptions

/** A mail to send. */
interface OutgoingMail {
  readonly kind: MailKind
  readonly locale: MailLocale
  readonly to: { readonly name: string; readonly address: string }
  readonly link?: string
  readonly code?: string
  readonly phrase?: string
  /** Who gets the answer to the mail, in place of its sender. */
  readonly replyTo?: { readonly name: string; readonly address: string }
  /** What a mail to the owner tells. */
  readonly contact?: ContactFacts
}

/** Sends the mails of the account calls. */
export interface Mailer {
  /**
   * Refuses before anything is made when no mail can leave.
   *
   * @param sentence - The service phrases it differently for codes.
   * @throws ApiError `general_smtp_disabled`.
   */
  readonly check: (sentence?: string) => void
  /**
   * Sends a mail after the call was answered. A failure is logged; the call is told nothing.
   *
   * @param onEnd - Told once: `done` when the mail has left.
   */
  readonly send: (mail: OutgoingMail, onEnd?: (end: JobEnd) => void) => void
  /** Runs a job in the queue of the mails, for work whose time must tell nothing. */
  readonly later: (job: () => void) => void
  /** Resolves when nothing waits any more. */
  readonly idle: () => Promise<void>
  /** Tries what still waits once more and closes the connections. */
  readonly close: () => Promise<void>
}

const openSmtp = ({ host, port, user, password, insecure = false }: SmtpOptions) =>
  createTransport({
    pool: true,
    maxConnections: 3,
    host,
    port,
    secure: port === 465,
    requireTLS: !insecure,
    connectionTimeout: 10_000,
    socketTimeout: 10_000,
    ...(user === undefined ? {} : { auth: { user, pass: password ?? '' } }),
  })

/**
 * Makes the mailer.
 *
 * @param mode - See {@link MailMode}.
 * @param projectName - Holds the brand in both languages.
 * @param mails - Keeps the messages of the mode `outbox`; through SMTP nothing is kept.
 * @param now - Milliseconds since 1970.
 * @param log - Told of mails that could not be sent; never of an address or a secret.
 */
export const createMailer = (
  mode: MailMode,
  projectName: string,
  mails: MailsStore,
  now: () => number,
  log: (line: string) => void,
): Mailer => {
  // The same composer writes both: an outbox message is byte for byte what SMTP would carry.
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const smtp = typeof mode === 'string' ? undefined : openSmtp(mode)
  const sender = typeof mode === 'string' ? 'noreply@localhost' : mode.from
  const senderName = typeof mode === 'string' ? undefined : mode.fromName
  const queue = createMailQueue((error) => {
    const { name, code, responseCode } = error as Error & { code?: string; responseCode?: number }
    log(`mail not sent: ${[name, code, responseCode].filter(Boolean).join(' ')}`)
  })

  const deliver = async (mail: OutgoingMail) => {
    const { kind, locale, to, link, code, replyTo } = mail
    const brand = brandIn(projectName, locale)
    const texts = mailTexts[locale](kind, { ...mail, brand, name: to.name })
    const bodies = composeMail(texts, locale, mail)
    const message = {
      from: { name: senderName ?? brand, address: sender },
      to,
      ...(replyTo ? { replyTo } : {}),
      subject: texts.subject,
      date: new Date(now()),
      headers: {
        'Content-Language': locale === 'zh' ? 'zh-CN' : 'en',
        'Auto-Submitted': 'auto-generated',
      },
      ...bodies,
      attachments: [...logoPictures(locale)],
    }
    if (smtp) {
      await smtp.sendMail(message)
      return
    }
    const sent = await composer.sendMail(message)
    // With `buffer: true` the composer returns the whole message.
    const raw = sent.message as Buffer
    mails.add({
      id: newId(now()),
      kind,
      locale,
      recipient: to.address,
      subject: texts.subject,
      text: bodies.text,
      link: link ?? null,
      code: code ?? null,
      message: raw.toString('utf8'),
      createdAt: now(),
    })
  }

  return {
    check(sentence) {
      if (mode === 'fail') throw new ApiError('general_smtp_disabled', sentence)
    },
    send: (mail, onEnd) => void queue.add(() => deliver(mail), onEnd),
    later: (job) => void queue.add(job),
    idle: queue.idle,
    async close() {
      await queue.close()
      smtp?.close()
    },
  }
}
