/** The texts of the mails, Chinese first; the visitor's language is chosen per mail. */

/** A language that mails are written in. */
export type MailLocale = 'zh' | 'en'

/** What a mail is sent for. */
export type MailKind = 'verification' | 'recovery' | 'code' | 'secondFactor' | 'passwordChanged'

/** The texts of one kind of mail in one language. */
export interface MailTexts {
  readonly subject: string
  readonly greeting: string
  readonly purpose: string
  /** The button that follows the link; mails with a code have none. */
  readonly action?: string
  readonly lifetime: string
  readonly phrase: string
  readonly ignore: string
  readonly signature: string
}

/** What the texts need to know. */
interface MailFacts {
  /** The brand in this mail's language. */
  readonly brand: string
  /** The person's name; empty for an account made by a code. */
  readonly name: string
  readonly code?: string
  readonly phrase?: string
}

type Words = Pick<MailTexts, 'subject' | 'purpose' | 'ignore'> & Partial<MailTexts>

/** The mails of a language; what a kind does not say is the same in all, or left out. */
const mailsIn =
  (greet: (name: string) => string, kinds: Record<MailKind, (facts: MailFacts) => Words>) =>
  (kind: MailKind, facts: MailFacts): MailTexts => ({
    greeting: greet(facts.name),
    lifetime: '',
    phrase: '',
    signature: facts.brand,
    ...kinds[kind](facts),
  })

const zh = mailsIn((name) => (name === '' ? '你好：' : `${name}，你好：`), {
  verification: ({ brand }) => ({
    subject: `验证你的${brand}邮箱`,
    purpose: '请打开下面的链接，确认这个邮箱是你的。',
    action: '验证邮箱',
    lifetime: '链接一小时内有效，只能用一次。',
    ignore: '如果不是你本人操作，不用理会这封邮件。',
  }),
  recovery: ({ brand }) => ({
    subject: `重设${brand}密码`,
    purpose: '请打开下面的链接，设置新密码。',
    action: '设置新密码',
    lifetime: '链接一小时内有效，只能用一次。',
    ignore: '如果不是你本人操作，不用理会这封邮件，密码不会改变。',
  }),
  code: ({ brand, code = '', phrase }) => ({
    subject: `${brand}验证码：${code}`,
    purpose: '请在页面上输入这个验证码：',
    lifetime: '验证码十五分钟内有效，只能用一次。请不要告诉别人。',
    phrase: phrase === undefined ? '' : `安全短语：${phrase}。它应与页面上显示的一致。`,
    ignore: '如果不是你本人操作，不用理会这封邮件。',
  }),
  secondFactor: ({ brand, code = '' }) => ({
    subject: `${brand}登录验证码：${code}`,
    purpose: '请在登录页面上输入这个验证码：',
    lifetime: '验证码十五分钟内有效，只能用一次。请不要告诉别人。',
    ignore: '如果不是你本人操作，说明有人知道你的密码，请尽快更换密码。',
  }),
  passwordChanged: ({ brand }) => ({
    subject: `你的${brand}密码已更换`,
    purpose: '你的密码刚刚被更换，其他设备上的登录已退出。',
    ignore: '如果不是你本人操作，请立即用「忘记密码？」设置新密码。',
  }),
})

const en = mailsIn((name) => (name === '' ? 'Hello,' : `Hello ${name},`), {
  verification: ({ brand }) => ({
    subject: `Verify your ${brand} email`,
    purpose: 'Open this link to confirm that this email address is yours.',
    action: 'Verify email',
    lifetime: 'The link works once and expires after one hour.',
    ignore: 'If you did not ask for this, you can ignore this message.',
  }),
  recovery: ({ brand }) => ({
    subject: `Reset your ${brand} password`,
    purpose: 'Open this link to set a new password.',
    action: 'Set a new password',
    lifetime: 'The link works once and expires after one hour.',
    ignore:
      'If you did not ask for this, you can ignore this message. Your password stays as it is.',
  }),
  code: ({ brand, code = '', phrase }) => ({
    subject: `Your ${brand} code: ${code}`,
    purpose: 'Enter this code on the page:',
    lifetime: 'The code works once and expires after 15 minutes. Do not share it with anyone.',
    phrase:
      phrase === undefined
        ? ''
        : `Security phrase: ${phrase}. It should match the one on the page.`,
    ignore: 'If you did not ask for this, you can ignore this message.',
  }),
  secondFactor: ({ brand, code = '' }) => ({
    subject: `Your ${brand} log-in code: ${code}`,
    purpose: 'Enter this code on the log-in page:',
    lifetime: 'The code works once and expires after 15 minutes. Do not share it with anyone.',
    ignore: 'If this was not you, somebody knows your password. Please change it soon.',
  }),
  passwordChanged: ({ brand }) => ({
    subject: `Your ${brand} password was changed`,
    purpose: 'Your password was changed just now, and other devices were logged out.',
    ignore: 'If this was not you, set a new password at once with “Forgot your password?”.',
  }),
})

/** The texts of a mail by its language, its kind and its facts. */
export const mailTexts = { zh, en } as const

/**
 * The language of a mail: what the site says, else what the browser asks for, else Chinese. A
 * language that is neither gets English, the product's fallback (spec §9). The service knows Chinese
 * as `zh-cn` and `zh-tw` only and sends English for a plain `zh` (decision S6); so does this.
 *
 * @param locale - `X-Appwrite-Locale`.
 * @param acceptLanguage - `Accept-Language`.
 */
export const mailLocale = (
  locale: string | undefined,
  acceptLanguage: string | undefined,
): MailLocale => {
  if (locale) return /^zh-(cn|tw)$/i.test(locale) ? 'zh' : 'en'
  const first = (acceptLanguage ?? '').split(',')[0]?.trim().toLowerCase() ?? ''
  if (first === '' || first === '*') return 'zh'
  return /^zh\b/.test(first) ? 'zh' : 'en'
}

/**
 * The brand in one language. The project's name holds both, as in `新源科技 / Xinyuan Tech`
 * (decision B1); a name without a stroke serves both languages.
 */
export const brandIn = (projectName: string, locale: MailLocale): string => {
  const [chinese = projectName, english = chinese] = projectName
    .split('/')
    .map((part) => part.trim())
  return locale === 'zh' ? chinese : english
}
