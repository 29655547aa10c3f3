/** The texts of the mails, Chinese first; the visitor's language is chosen per mail. */

/** A language that mails are written in. */
export type MailLocale = 'zh' | 'en'

/** What a mail is sent for. */
export type MailKind =
  | 'verification'
  | 'recovery'
  | 'code'
  | 'secondFactor'
  | 'passwordChanged'
  | 'passwordReset'
  | 'addressChanged'
  | 'factorOn'
  | 'factorOff'
  | 'codesRenewed'
  | 'codeUsed'
  | 'takenOver'
  | 'closed'
  | 'factorLifted'
  | 'contact'

/**
 * The name that a mail greets a person by. A person who signs up with another's address chooses the
 * name, so that none is used until the address is proved.
 */
export const nameFor = (user: {
  readonly name: string
  readonly emailVerification: boolean
}): string => {
  const isPlain = !/[\p{C}\p{Zl}\p{Zp}<>/\\@]|\.\p{L}{2}/u.test(user.name)
  return user.emailVerification && isPlain ? user.name : ''
}

/** The texts of one kind of mail in one language. */
export interface MailTexts {
  readonly subject: string
  readonly greeting: string
  readonly purpose: string
  /** The button that follows the link; mails with a code have none. */
  readonly action?: string
  readonly lifetime: string
  readonly phrase: string
  /** One line each. */
  readonly details?: readonly string[]
  readonly ignore: string
  readonly signature: string
}

/** Messages of the contact form, as a mail to the owner tells them. */
export interface ContactFacts {
  /** The name of the first sender. Left out, as `lines`, where no word of a stranger may stand in the mail. */
  readonly sender?: string
  /** How many messages there are. */
  readonly count: number
  /** The first of them, one line each. */
  readonly lines?: readonly string[]
}

/** What the texts need to know. */
interface MailFacts {
  /** The brand in this mail's language. */
  readonly brand: string
  /** The person's name; empty for an account made by a code. */
  readonly name: string
  readonly code?: string
  readonly phrase?: string
  readonly contact?: ContactFacts
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

const noContact: ContactFacts = { count: 0 }

const withRest = ({ count, lines = [] }: ContactFacts, more: (rest: number) => string) =>
  count > lines.length && lines.length > 0 ? [...lines, more(count - lines.length)] : lines

/** What a mail of one message says, of several, or of some whose words the mail server refused. */
const contactPurpose = <T>({ count, lines }: ContactFacts, one: T, several: T, wordless: T) =>
  lines === undefined ? wordless : count === 1 ? one : several

const factorWarning = {
  zh: '如果不是你本人操作，请立即更换密码，并退出其他设备上的登录。',
  en: 'If this was not you, change your password at once and log out your other devices.',
} as const

const zh = mailsIn((name) => (name === '' ? '你好：' : `${name}，你好：`), {
  verification: ({ brand }) => ({
    subject: `验证你的${brand}邮箱`,
    purpose: '请打开下面的链接，确认这个邮箱是你的。',
    action: '验证邮箱',
    lifetime:
      '请在已登录的浏览器里打开：在别处打开，之前的密码和登录会失效。链接一小时内有效，只能用一次。',
    ignore: '如果不是你本人操作，不用理会这封邮件。',
  }),
  recovery: ({ brand }) => ({
    subject: `重设${brand}密码`,
    purpose: '请打开下面的链接，设置新密码。',
    action: '设置新密码',
    lifetime: '链接一小时内有效，只能用一次。',
    ignore: '如果不是你本人操作，不用理会这封邮件，密码不会改变。',
  }),
  code: ({ brand, phrase }) => ({
    subject: `你的${brand}验证码`,
    purpose: '请在页面上输入这个验证码：',
    lifetime: '验证码十五分钟内有效，只能用一次。请不要告诉别人。',
    phrase: phrase === undefined ? '' : `安全短语：${phrase}。它应与页面上显示的一致。`,
    ignore: '如果不是你本人操作，不用理会这封邮件。',
  }),
  secondFactor: ({ brand }) => ({
    subject: `你的${brand}登录验证码`,
    purpose: '请在登录页面上输入这个验证码：',
    lifetime: '验证码十五分钟内有效，只能用一次。请不要告诉别人。',
    ignore: '如果不是你本人操作，说明有人知道你的密码，请尽快更换密码。',
  }),
  passwordChanged: ({ brand }) => ({
    subject: `你的${brand}密码已更换`,
    purpose: '你的密码刚刚被更换，其他设备上的登录已退出。',
    ignore: '如果不是你本人操作，请立即用「忘记密码？」设置新密码。',
  }),
  passwordReset: ({ brand }) => ({
    subject: `你的${brand}密码已重设`,
    purpose: '你的密码刚刚通过邮件中的链接重设，所有设备上的登录已退出。',
    ignore:
      '如果不是你本人操作，说明有人能看到你的邮件。请先更换邮箱密码，再用「忘记密码？」设置新密码。',
  }),
  addressChanged: ({ brand }) => ({
    subject: `你的${brand}邮箱已更换`,
    purpose: '你的账号刚刚换了邮箱，以后的邮件不再发到这里。',
    ignore: '如果不是你本人操作，请立即联系我们。',
  }),
  factorOn: ({ brand }) => ({
    subject: `你的${brand}账号已开启两步验证`,
    purpose: '以后登录时，除了密码，还要输入一个验证码。',
    ignore: factorWarning.zh,
  }),
  factorOff: ({ brand }) => ({
    subject: `你的${brand}账号已关闭两步验证`,
    purpose: '以后只凭密码就能登录。',
    ignore: factorWarning.zh,
  }),
  codesRenewed: ({ brand }) => ({
    subject: `你的${brand}账号有了新的恢复码`,
    purpose: '你的账号刚刚生成了新的恢复码，旧的都不能再用。',
    ignore: factorWarning.zh,
  }),
  codeUsed: ({ brand }) => ({
    subject: `你的${brand}账号用掉了一个恢复码`,
    purpose: '刚刚有人用恢复码代替验证器应用，通过了两步验证。这个恢复码不能再用。',
    ignore: factorWarning.zh,
  }),
  factorLifted: ({ brand }) => ({
    subject: `你的${brand}账号的两步验证已由网站关闭`,
    purpose: '网站关闭了你账号的两步验证，所有设备上的登录已退出。以后只凭密码就能登录。',
    ignore: '如果你没有请网站这样做，请立即联系我们。',
  }),
  closed: ({ brand }) => ({
    subject: `你的${brand}账号已注销`,
    purpose: '你的账号刚刚在账号页面上被注销，所有设备上的登录已退出，以后不能再用这个账号登录。',
    ignore: '如果不是你本人操作，请立即联系我们。',
  }),
  takenOver: ({ brand }) => ({
    subject: `请重新设置你的${brand}密码`,
    purpose:
      '你的邮箱刚刚得到确认，但不是在注册时用的浏览器里。为防止别人用你的邮箱注册，之前的密码、登录和两步验证都已失效。',
    ignore: '如果你还没有设置新密码，请用「忘记密码？」设置，再用它登录。',
  }),
  contact: ({ brand, contact = noContact }) => ({
    subject:
      contact.count === 1 && contact.sender !== undefined
        ? `${contact.sender}在${brand}网站留下了联系方式`
        : `${brand}网站收到${contact.count}条联系方式`,
    purpose: contactPurpose(
      contact,
      '有人在联系表单里留下了联系方式。直接回复这封邮件，就会回复对方。',
      '联系表单收到了这些联系方式：',
      '邮件服务器拒收写有这些联系方式的邮件，所以这里没有写出来。',
    ),
    details: withRest(contact, (rest) => `还有${rest}条。`),
    ignore: '网站承诺两个工作日内回复。在网站的文件夹里运行npm run contacts，可以看到全部。',
  }),
})

const en = mailsIn((name) => (name === '' ? 'Hello,' : `Hello ${name},`), {
  verification: ({ brand }) => ({
    subject: `Verify your ${brand} email`,
    purpose: 'Open this link to confirm that this email address is yours.',
    action: 'Verify email',
    lifetime:
      'Open it in the browser that is logged in: elsewhere it ends the password and log-ins from before. The link works once and expires after one hour.',
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
  code: ({ brand, phrase }) => ({
    subject: `Your ${brand} code`,
    purpose: 'Enter this code on the page:',
    lifetime: 'The code works once and expires after 15 minutes. Do not share it with anyone.',
    phrase:
      phrase === undefined
        ? ''
        : `Security phrase: ${phrase}. It should match the one on the page.`,
    ignore: 'If you did not ask for this, you can ignore this message.',
  }),
  secondFactor: ({ brand }) => ({
    subject: `Your ${brand} log-in code`,
    purpose: 'Enter this code on the log-in page:',
    lifetime: 'The code works once and expires after 15 minutes. Do not share it with anyone.',
    ignore: 'If this was not you, someone knows your password. Please change it soon.',
  }),
  passwordChanged: ({ brand }) => ({
    subject: `Your ${brand} password was changed`,
    purpose: 'Your password was changed just now, and other devices were logged out.',
    ignore: 'If this was not you, set a new password at once with “Forgot your password?”.',
  }),
  passwordReset: ({ brand }) => ({
    subject: `Your ${brand} password was reset`,
    purpose:
      'Your password was reset just now with a link from a mail. All devices were logged out.',
    ignore:
      'If this was not you, someone can read your mail. Change the password of your mailbox, then set a new one here with “Forgot your password?”.',
  }),
  addressChanged: ({ brand }) => ({
    subject: `Your ${brand} email was changed`,
    purpose: 'Your account has a new email address. No more messages will be sent to this one.',
    ignore: 'If this was not you, please contact us at once.',
  }),
  factorOn: ({ brand }) => ({
    subject: `Two-step verification is on for your ${brand} account`,
    purpose: 'From now on, logging in takes a code as well as your password.',
    ignore: factorWarning.en,
  }),
  factorOff: ({ brand }) => ({
    subject: `Two-step verification is off for your ${brand} account`,
    purpose: 'From now on, your password is enough to log in.',
    ignore: factorWarning.en,
  }),
  codesRenewed: ({ brand }) => ({
    subject: `New recovery codes for your ${brand} account`,
    purpose: 'New recovery codes were made just now. The old ones no longer work.',
    ignore: factorWarning.en,
  }),
  codeUsed: ({ brand }) => ({
    subject: `A recovery code of your ${brand} account was used`,
    purpose:
      'A recovery code was used just now in place of the authenticator app. It does not work again.',
    ignore: factorWarning.en,
  }),
  factorLifted: ({ brand }) => ({
    subject: `We turned two-step verification off for your ${brand} account`,
    purpose:
      'The site turned two-step verification off and logged you out everywhere. From now on, your password is enough to log in.',
    ignore: 'If you did not ask for this, please contact us at once.',
  }),
  closed: ({ brand }) => ({
    subject: `Your ${brand} account was closed`,
    purpose:
      'Your account was closed just now on its page. All devices were logged out, and nobody can log in to it any more.',
    ignore: 'If this was not you, please contact us at once.',
  }),
  takenOver: ({ brand }) => ({
    subject: `Set your ${brand} password again`,
    purpose:
      'Your email was confirmed just now, but not in the browser that signed up. In case someone else signed up with your address, the password, log-ins and two-step verification from before have ended.',
    ignore:
      'If you have not set a new password yet, set one with “Forgot your password?”, and log in with it.',
  }),
  contact: ({ brand, contact = noContact }) => ({
    subject:
      contact.count === 1 && contact.sender !== undefined
        ? `${contact.sender} left contact details at ${brand}`
        : `${contact.count} new ${contact.count === 1 ? 'contact' : 'contacts'} at ${brand}`,
    purpose: contactPurpose(
      contact,
      'Someone left contact details in the contact form. Reply to this mail to answer.',
      'The contact form received these details:',
      'The mail server refused a mail with these details, so they are not in this one.',
    ),
    details: withRest(contact, (rest) => `And ${rest} more.`),
    ignore:
      'The site promises a reply within two working days. Run npm run contacts in the folder of the site to see all of them.',
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
