import { expect, it } from 'vitest'
import { mailSiteOf } from '#domain/mailSites.ts'

it.each([
  ['linxia@qq.com', 'mail.qq.com', 'https://mail.qq.com/'],
  ['linxia@foxmail.com', 'mail.qq.com', 'https://mail.qq.com/'],
  ['linxia@163.com', 'mail.163.com', 'https://mail.163.com/'],
  ['linxia@126.com', 'mail.126.com', 'https://mail.126.com/'],
  ['linxia@sina.com', 'mail.sina.com.cn', 'https://mail.sina.com.cn/'],
  ['linxia@aliyun.com', 'mail.aliyun.com', 'https://mail.aliyun.com/'],
  ['Lin.Xia@GMail.com ', 'mail.google.com', 'https://mail.google.com/'],
  ['lin@outlook.com', 'outlook.live.com', 'https://outlook.live.com/mail/'],
  ['lin@hotmail.com', 'outlook.live.com', 'https://outlook.live.com/mail/'],
  ['lin@icloud.com', 'www.icloud.com', 'https://www.icloud.com/mail/'],
  ['lin@yahoo.com', 'mail.yahoo.com', 'https://mail.yahoo.com/'],
])('mail to %s is read at %s', (email, host, url) => {
  expect(mailSiteOf(email)).toEqual({ host, url })
})

it.each([
  'linxia@example.com',
  'linxia@notqq.com',
  'linxia@mail.qq.com.example',
  'qq.com@example.com',
  'linxia@constructor',
  '',
])('nothing is known of %j', (email) => {
  expect(mailSiteOf(email)).toBeNull()
})
