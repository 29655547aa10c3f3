import type { MailLocale } from '#backend/mail/texts.ts'

/** The texts of the mailbox page. */
export const mailboxTexts = {
  zh: {
    lang: 'zh-CN',
    dates: 'zh-CN',
    title: '邮箱',
    lead: '内置后台发出的邮件都在这里，不会寄到别处。',
    smtp: '邮件经由SMTP服务器寄出，这里不保留。',
    empty: '还没有邮件。注册、重设密码或验证邮箱之后，邮件会出现在这里。',
    to: '收件人',
    sent: '时间',
    back: '返回邮箱',
    follow: '打开链接',
    code: '验证码',
    copy: '复制验证码',
    copied: '已复制',
    raw: '原始邮件',
    missing: '没有找到这封邮件。',
    refresh: '刷新',
    site: '返回网站',
    other: 'English',
  },
  en: {
    lang: 'en',
    dates: 'en-GB',
    title: 'Mailbox',
    lead: 'Every mail of the embedded backend ends up here and goes nowhere else.',
    smtp: 'Mails leave through the SMTP server and are not kept here.',
    empty: 'No mail yet. It appears here after a sign-up, a password reset or a verification.',
    to: 'To',
    sent: 'Sent',
    back: 'Back to the mailbox',
    follow: 'Follow the link',
    code: 'Code',
    copy: 'Copy the code',
    copied: 'Copied',
    raw: 'Raw message',
    missing: 'This mail does not exist.',
    refresh: 'Refresh',
    site: 'Back to the site',
    other: '中文',
  },
} as const satisfies Record<MailLocale, Record<string, string>>

/** The texts in one language. */
export type MailboxTexts = (typeof mailboxTexts)[MailLocale]
