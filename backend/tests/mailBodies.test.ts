import { describe, expect, it } from 'vitest'
import { composeMail } from '#backend/mail/compose.ts'
import { logoPictures } from '#backend/mail/logo.ts'
import { mailTexts } from '#backend/mail/texts.ts'

const link = 'https://xinyuan.example/verify-email?userId=a&secret=b'
const facts = { brand: '新源科技', name: '<林>', code: '384160', phrase: 'Amber river' }

/** The texts of a mail's HTML, one for each cell or paragraph. */
const textsOf = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .split(/<[^>]+>/)
    .map((text) => text.replaceAll('&nbsp;', '').trim())
    .filter((text) => text !== '')

describe('the HTML of a mail', () => {
  it('shows a code digit by digit and says the same as the text', () => {
    const { html, text } = composeMail(mailTexts.zh('code', facts), 'zh', { code: '384160' })
    expect(textsOf(html)).toEqual([
      '&lt;林&gt;，你好：',
      '请在页面上输入这个验证码：',
      ...['3', '8', '4', '1', '6', '0'],
      '验证码十五分钟内有效，只能用一次。请不要告诉别人。',
      '安全短语：Amber river。它应与页面上显示的一致。',
      '如果不是你本人操作，不用理会这封邮件。',
      '新源科技',
    ])
    expect(text.split('\n\n')[2]).toBe('384160')
  })

  it('leads to its link by a button and names the address', () => {
    const { html } = composeMail(mailTexts.en('verification', facts), 'en', { link })
    const escaped = link.replace('&', '&amp;')
    expect(html).toContain(`href="${escaped}"`)
    expect(textsOf(html)).toEqual([
      'Hello &lt;林&gt;,',
      'Open this link to confirm that this email address is yours.',
      'Verify email',
      escaped,
      'Open it in the browser that is logged in: elsewhere it ends the password and log-ins from before. The link works once and expires after one hour.',
      'If you did not ask for this, you can ignore this message.',
      '新源科技',
    ])
  })

  it.each(['zh', 'en'] as const)('fetches nothing when it is opened, %s', (locale) => {
    const { html } = composeMail(mailTexts[locale]('passwordChanged', facts), locale, {})
    const sources = [...html.matchAll(/(?:src|url\()="?([^")]+)/g)].map(([, source]) => source)
    expect(sources).toEqual(logoPictures(locale).map(({ cid }) => `cid:${cid}`))
  })
})
