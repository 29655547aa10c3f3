import process from 'node:process'
import { createTransport } from 'nodemailer'

/**
 * An Appwrite function for the contact form. On the event of a new record it mails the message to
 * the owner; on its schedule it removes records older than CONTACT_KEEP_DAYS, 180 by default. docs/owner.md says how
 * to deploy it.
 */

const setting = (name, fallback) => {
  const value = process.env[name]?.trim() || fallback
  if (value === undefined) throw new Error(`${name} is not set.`)
  return value
}

/** The record of a sign-up code is no message. */
const isCode = ({ firstName, lastName }) => firstName === 'Verification' && lastName === 'Code'

/** Strangers wrote these texts: each stays on one line. */
const plain = (text) => String(text ?? '').replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')

/** As the embedded backend has it: names in these scripts begin with the family name. */
const familyFirst =
  /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{Extended_Pictographic}ー·\s]+$/u

const texts = {
  zh: {
    subject: (name) => `${name}在网站留下了联系方式`,
    intro: '有人在联系表单里留下了联系方式。直接回复这封邮件，就会回复对方。',
    plainSubject: '网站收到1条联系方式',
    plainIntro:
      '邮件服务器拒收写有这条联系方式的邮件，所以这里没有写出来。请在Appwrite的控制台里看，或者在网站的文件夹里运行npm run contacts。',
    time: (time) => `${time}（协调世界时，UTC）`,
  },
  en: {
    subject: (name) => `${name} left contact details on the site`,
    intro: 'Someone left contact details in the contact form. Reply to this mail to answer.',
    plainSubject: '1 new contact at the site',
    plainIntro:
      'The mail server refused a mail with these details, so they are not in this one. Read them in the console of Appwrite, or run npm run contacts in the folder of the site.',
    time: (time) => `${time} UTC`,
  },
}

const mail = async (record, log) => {
  const words = texts[setting('CONTACT_LANGUAGE', 'zh')] ?? texts.en
  const firstName = plain(record.firstName)
  const lastName = plain(record.lastName)
  const email = plain(record.emailAddress)
  const name = familyFirst.test(firstName + lastName)
    ? `${lastName}${firstName}`
    : `${firstName} ${lastName}`
  const details = [email, plain(record.phoneNumber), plain(record.product)]
  const port = Number(setting('SMTP_PORT', '587'))
  const user = process.env.SMTP_USER?.trim()
  const transport = createTransport({
    host: setting('SMTP_HOST'),
    port,
    secure: port === 465,
    requireTLS: process.env.SMTP_TLS !== 'off',
    ...(user ? { auth: { user, pass: process.env.SMTP_PASSWORD ?? '' } } : {}),
  })
  const addresses = { from: setting('SMTP_FROM', user), to: setting('CONTACT_NOTIFY') }
  const time = words.time(plain(record.$createdAt).slice(0, 16).replace('T', ' '))
  try {
    await transport.sendMail({
      ...addresses,
      replyTo: { name, address: email },
      subject: words.subject(name),
      text: [words.intro, [name, ...details, time].filter(Boolean).join('\n')].join('\n\n'),
    })
  } catch (error) {
    if (!(error.responseCode >= 500)) throw error
    // Refused for its words, as spam is: the owner is told without them.
    log(`mail refused: ${error.responseCode}`)
    await transport.sendMail({
      ...addresses,
      subject: words.plainSubject,
      text: [words.plainIntro, time].join('\n\n'),
    })
  }
}

const query = (method, attribute, values) => JSON.stringify({ method, attribute, values })

/** Days as the embedded backend reads them; 0 while records are kept without end. */
const daysKept = () => {
  const text = setting('CONTACT_KEEP_DAYS', '180')
  if (text === 'never') return 0
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text)
  throw new Error(`CONTACT_KEEP_DAYS is "${text}"; it has to be a number of days from 1, or never.`)
}

/** Refuses to send the key unencrypted to another machine. */
const checkEndpoint = (endpoint) => {
  const { protocol, hostname } = new URL(endpoint)
  // An address writes each number of an IPv4 host, so that no name looks like one.
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  if (protocol === 'https:' || isLocal) return
  throw new Error(
    `The key is not sent to ${endpoint} without encryption. Set _APP_OPTIONS_FORCE_HTTPS=enabled on the Appwrite server.`,
  )
}

/** Removes what is older than the days that records are kept; returns how many. */
const letGo = async (key, days) => {
  const { APPWRITE_FUNCTION_API_ENDPOINT: endpoint, APPWRITE_FUNCTION_PROJECT_ID: project } =
    process.env
  checkEndpoint(endpoint)
  const database = setting('CONTACT_DATABASE', 'website')
  const collection = setting('CONTACT_COLLECTION', 'contacts')
  const base = `${endpoint}/databases/${database}/collections/${collection}/documents`
  const headers = { 'x-appwrite-project': project, 'x-appwrite-key': key }
  const call = async (method, address) => {
    // A redirect would take the key to another server.
    const answer = await globalThis.fetch(address, { method, headers, redirect: 'error' })
    if (!answer.ok && answer.status !== 404) throw new Error(`${method} ${answer.status}`)
    return answer
  }
  const oldest = new Date(Date.now() - days * 24 * 3_600_000).toISOString()
  const queries = [query('lessThan', '$createdAt', [oldest]), query('limit', undefined, [100])]
  const list = `${base}?${queries.map((text) => `queries[]=${encodeURIComponent(text)}`).join('&')}`
  for (let removed = 0; ;) {
    const { documents = [] } = await (await call('GET', list)).json()
    if (documents.length === 0) return removed
    const before = removed
    for (const { $id } of documents) {
      const { ok } = await call('DELETE', `${base}/${encodeURIComponent($id)}`)
      if (ok) removed += 1
    }
    // They would be listed again and again.
    if (removed === before) throw new Error(`${documents.length} records cannot be removed.`)
  }
}

export default async ({ req, res, log }) => {
  if (req.headers['x-appwrite-trigger'] === 'event') {
    const record = req.bodyJson
    if (!isCode(record)) await mail(record, log)
    return res.empty()
  }
  const days = daysKept()
  if (days) log(`${await letGo(req.headers['x-appwrite-key'], days)} records removed`)
  return res.empty()
}
