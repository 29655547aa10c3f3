import { expect, it } from 'vitest'
import { isInApp } from './inApp.ts'

const android = 'Mozilla/5.0 (Linux; Android 13; V2145A; wv) AppleWebKit/537.36 (KHTML, like Gecko)'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  [
    'WeChat',
    `${iPhone} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN`,
  ],
  ['WeCom', `${android} Version/4.0 Chrome/108 MMWEBID/1 wxwork/4.1 MicroMessenger/7.0.1`],
  ['QQ', `${iPhone} Mobile/15E148 QQ/9.0.60.614 V1_IPH_SQ_9.0.60_1_APP_A`],
  ['Weibo', `${iPhone} Mobile/15E148 Weibo (iPhone14,2__weibo__14.6.0__iphone__os17.5)`],
  ['DingTalk', `${android} Version/4.0 Chrome/100 Mobile Safari/537.36 AliApp(DingTalk/7.5.0)`],
  ['an app of Android', `${android} Version/4.0 Chrome/120.0 Mobile Safari/537.36`],
  ['Facebook', `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/466.0.0.0]`],
])('%s is an app that shows pages', (_, agent) => {
  expect(isInApp(agent)).toBe(true)
})

it.each([
  ['Safari', `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['QQ Browser', `${iPhone} Version/17.0 MQQBrowser/15.1 Mobile/15E148 Safari/604.1`],
  [
    'Chrome',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
  ],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0'],
])('%s is a browser', (_, agent) => {
  expect(isInApp(agent)).toBe(false)
})
