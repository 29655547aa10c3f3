import { contactName, detailsOf, localTime, plainText } from '#backend/documents/contacts.ts'
import type { Mailer } from '#backend/mail/mailer.ts'
import type { MailLocale } from '#backend/mail/texts.ts'
import type { ContactMessage, ContactsStore } from '#backend/store/contacts.ts'

/** Whom to tell of messages, and in which language. */
export interface ContactNotify {
  readonly address: string
  readonly locale: MailLocale
}

const minute = 60_000

/** Milliseconds between tries while no mail can leave, at most. */
const longestPause = 10 * minute

/** Messages that one mail shows. */
const shownInMail = 20

const lineOf = (message: ContactMessage) =>
  [contactName(message), ...detailsOf(message), localTime(message.createdAt)]
    .filter((text) => text !== '')
    .map(plainText)
    .join(' · ')

/**
 * Tells the owner of new messages: of the first at once, of those that come within a minute
 * afterwards together. Which were told is written in the database after the mail has left, so that a
 * restart or a mail server that is down loses none. A mail that is refused for good, as spam is, is followed
 * by one without the strangers' words, so that one message cannot silence all later ones.
 *
 * @param store - The contact records.
 * @param mailer - Sends the mails.
 * @param now - Milliseconds since 1970.
 * @param notify - See {@link ContactNotify}.
 */
export const createContactNotice = (
  store: ContactsStore,
  mailer: Mailer,
  now: () => number,
  { address, locale }: ContactNotify,
) => {
  let tried = -Infinity
  let pause = minute
  let isBusy = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  // Messages from before the notices were turned on are no news.
  if (store.told() === undefined) store.setTold(store.newest())

  const later = (wait: number) => {
    timer ??= setTimeout(() => {
      timer = undefined
      tell()
    }, wait).unref()
  }

  const tell = () => {
    if (isBusy || isClosed) return
    const wait = tried + pause - now()
    if (wait > 0) {
      later(wait)
      return
    }
    const told = store.told() ?? 0
    const { messages, upTo } = store.after(told)
    const [first] = messages
    if (!first) {
      // Codes alone: they are not read again with the next record.
      if (upTo > told) store.setTold(upTo)
      return
    }
    const name = plainText(contactName(first))
    const mail = { kind: 'contact', locale, to: { name: '', address } } as const
    const count = messages.length
    const end = (isSent: boolean) => {
      // What was not told yet is told at the next start.
      if (isClosed) return
      isBusy = false
      if (isSent) store.setTold(upTo)
      pause = isSent ? minute : Math.min(pause * 2, longestPause)
      if (store.newest() > (store.told() ?? 0)) later(pause)
    }
    isBusy = true
    tried = now()
    mailer.send(
      {
        ...mail,
        // One sender can be answered; several cannot.
        ...(count === 1 ? { replyTo: { name, address: first.emailAddress } } : {}),
        contact: { sender: name, count, lines: messages.slice(0, shownInMail).map(lineOf) },
      },
      (whole) => {
        if (whole !== 'refused') end(whole === 'done')
        else mailer.send({ ...mail, contact: { count } }, (plain) => end(plain === 'done'))
      },
    )
  }

  return {
    /** Tells what is not told yet, now or as soon as the last mail is a minute old. */
    tell,
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
