import process from 'node:process'
import { createTransport } from 'nodemailer'

/**
 * An Appwrite function for the contact form. On the event of a new record it mails the message to
 * the owner; on its schedule it removes records older than CONTACT_KEEP_DAYS. docs/owner.md says how
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

const texts = {
  zh: {
    subject: (name) => `${name}在网站留下了联系方式`,
    intro: '有人在联系表单里留下了联系方式。直接回复这封邮件，就会回复对方。',
  },
  en: {
    subject: (name) => `${name} left contact details on the site`,
    intro: 'Somebody left contact details in the contact form. Reply to this mail to answer them.',
  },
}

const mail = async (record) => {
  const { subject, intro } = texts[setting('CONTACT_LANGUAGE', 'zh')] ?? texts.en
  const [firstName, lastName, email, phone] = [
    record.firstName,
    record.lastName,
    record.emailAddress,
    record.phoneNumber,
  ].map(plain)
  const isHan = /^[\p{sc=Han}\s]+$/u.test(firstName + lastName)
  const name = isHan ? `${lastName}${firstName}` : `${firstName} ${lastName}`
  const port = Number(setting('SMTP_PORT', '587'))
  const user = process.env.SMTP_USER?.trim()
  const transport = createTransport({
    host: setting('SMTP_HOST'),
    port,
    secure: port === 465,
    requireTLS: process.env.SMTP_TLS !== 'off',
    ...(user ? { auth: { user, pass: process.env.SMTP_PASSWORD ?? '' } } : {}),
  })
  await transport.sendMail({
    from: setting('SMTP_FROM', user),
    to: setting('CONTACT_NOTIFY'),
    replyTo: { name, address: email },
    subject: subject(name),
    text: [intro, [name, email, phone, record.$createdAt].filter(Boolean).join('\n')].join('\n\n'),
  })
}

const query = (method, attribute, values) => JSON.stringify({ method, attribute, values })

/** Removes what is older than the days that records are kept; returns how many. */
const letGo = async (key, days) => {
  const { APPWRITE_FUNCTION_API_ENDPOINT: endpoint, APPWRITE_FUNCTION_PROJECT_ID: project } =
    process.env
  const database = setting('CONTACT_DATABASE', 'website')
  const collection = setting('CONTACT_COLLECTION', 'contacts')
  const base = `${endpoint}/databases/${database}/collections/${collection}/documents`
  const headers = { 'x-appwrite-project': project, 'x-appwrite-key': key }
  const call = async (method, address) => {
    const answer = await globalThis.fetch(address, { method, headers })
    if (!answer.ok && answer.status !== 404) throw new Error(`${method} ${answer.status}`)
    return answer
  }
  const before = new Date(Date.now() - days * 24 * 3_600_000).toISOString()
  const queries = [query('lessThan', '$createdAt', [before]), query('limit', undefined, [100])]
  const list = `${base}?${queries.map((text) => `queries[]=${encodeURIComponent(text)}`).join('&')}`
  for (let removed = 0; ;) {
    const { documents = [] } = await (await call('GET', list)).json()
    if (documents.length === 0) return removed
    for (const { $id } of documents) await call('DELETE', `${base}/${$id}`)
    removed += documents.length
  }
}

export default async ({ req, res, log }) => {
  if (req.headers['x-appwrite-trigger'] === 'event') {
    const record = req.bodyJson
    if (!isCode(record)) await mail(record)
    return res.empty()
  }
  const days = Number(process.env.CONTACT_KEEP_DAYS)
  if (days > 0) log(`${await letGo(req.headers['x-appwrite-key'], days)} records removed`)
  return res.empty()
}
