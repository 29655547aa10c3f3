/** Web sites of the best-known mail providers, by the domain of an address. */
const sites: Readonly<Record<string, string>> = {
  'qq.com': 'https://mail.qq.com/',
  'vip.qq.com': 'https://mail.qq.com/',
  'foxmail.com': 'https://mail.qq.com/',
  '163.com': 'https://mail.163.com/',
  '126.com': 'https://mail.126.com/',
  'yeah.net': 'https://mail.yeah.net/',
  'sina.com': 'https://mail.sina.com.cn/',
  'sina.cn': 'https://mail.sina.com.cn/',
  'sohu.com': 'https://mail.sohu.com/',
  'aliyun.com': 'https://mail.aliyun.com/',
  '139.com': 'https://mail.10086.cn/',
  '189.cn': 'https://mail.189.cn/',
  'gmail.com': 'https://mail.google.com/',
  'googlemail.com': 'https://mail.google.com/',
  'outlook.com': 'https://outlook.live.com/mail/',
  'hotmail.com': 'https://outlook.live.com/mail/',
  'hotmail.co.uk': 'https://outlook.live.com/mail/',
  'live.com': 'https://outlook.live.com/mail/',
  'msn.com': 'https://outlook.live.com/mail/',
  'icloud.com': 'https://www.icloud.com/mail/',
  'me.com': 'https://www.icloud.com/mail/',
  'mac.com': 'https://www.icloud.com/mail/',
  'yahoo.com': 'https://mail.yahoo.com/',
  'yahoo.co.uk': 'https://mail.yahoo.com/',
  'ymail.com': 'https://mail.yahoo.com/',
  'proton.me': 'https://mail.proton.me/',
  'protonmail.com': 'https://mail.proton.me/',
}

const byDomain = new Map(Object.entries(sites))

/** Where the mail of an address is read: host and address of the site, or `null` for any other provider. */
export const mailSiteOf = (
  email: string,
): { readonly host: string; readonly url: string } | null => {
  const url = byDomain.get(
    email
      .slice(email.lastIndexOf('@') + 1)
      .trim()
      .toLowerCase(),
  )
  return url === undefined ? null : { host: new URL(url).host, url }
}
