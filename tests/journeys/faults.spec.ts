import en from '#locales/en/errors.ts'
import zh from '#locales/zh/errors.ts'
import { accountFaultActions } from './accountFaultActions.ts'
import type { Action, Situation } from './faultAction.ts'
import { expect, type Language } from './fixtures.ts'
import { faultTest as test } from './faultTest.ts'
import { faults } from './serviceFaults.ts'
import { somebody } from './people.ts'
import { arriveOnDashboard, signUp } from './steps.ts'

const email = ({ page, localize }: Situation) =>
  page.getByRole('main').getByLabel(localize('电子邮箱', 'Email'))
const button = ({ page, localize }: Situation, chinese: string, english: string) =>
  page.getByRole('main').getByRole('button', { name: localize(chinese, english), exact: true })
const text = ({ page, localize }: Situation, chinese: string, english: string) =>
  page.getByText(localize(chinese, english)).first()

const actions: Readonly<Record<string, Action>> = {
  'log-in': {
    arrange: async (situation) => {
      const { page, localize, person } = situation
      await page.goto('/login')
      await email(situation).fill(person.email)
      await page.getByLabel(localize('密码', 'Password'), { exact: true }).fill(person.password)
    },
    send: (situation) => button(situation, '登录', 'Log in'),
    typed: (situation) => [email(situation), situation.person.email],
    done: (situation) => text(situation, '你好，', 'Welcome, '),
  },
  'sign-up': {
    arrange: async ({ page, localize, visitor }) => {
      await page.route('**/v1/**', (route) => route.abort(), { times: 1 })
      await page.goto('/signup')
      await signUp(page, localize, visitor)
    },
    send: (situation) => button(situation, '注册并获取验证码', 'Sign up and get a code'),
    typed: (situation) => [email(situation), situation.visitor.email],
    done: (situation) => text(situation, '输入验证码', 'Enter the code'),
  },
  'contact message': {
    arrange: async (situation) => {
      const { page, localize, person } = situation
      await page.goto('/#contact')
      await page.getByLabel(localize('姓', 'Last name'), { exact: true }).fill('Lin')
      await page.getByLabel(localize('名', 'First name'), { exact: true }).fill('Xia')
      await email(situation).fill(person.email)
    },
    send: (situation) => button(situation, '发送', 'Send'),
    typed: (situation) => [email(situation), situation.person.email],
    done: (situation) =>
      text(situation, '联系方式已提交，谢谢！', 'Contact information submitted successfully!'),
  },
  'recovery mail': {
    arrange: async (situation) => {
      const { page, localize, person } = situation
      await page.goto('/login')
      await email(situation).fill(person.email)
      await button(situation, '忘记密码？', 'Forgot your password?').click()
      await page
        .getByRole('dialog', { name: localize('重设密码', 'Reset your password') })
        .waitFor()
    },
    send: ({ page, localize }) =>
      page.getByRole('button', { name: localize('发送重设邮件', 'Send Reset Email') }),
    typed: ({ page, localize, person }) => [
      page.getByRole('dialog').getByLabel(localize('电子邮箱', 'Email')),
      person.email,
    ],
    done: (situation) =>
      text(
        situation,
        '重设邮件已发出，请查看收件箱。',
        'Password reset email sent! Please check your inbox.',
      ),
  },
  'confirmation of an address': {
    arrange: async (situation) => {
      const { page, localize, visitor, site } = situation
      await page.goto('/signup')
      await signUp(page, localize, visitor)
      await text(situation, '输入验证码', 'Enter the code').waitFor()
      await page.goto(await site.mailbox.link(visitor.email))
    },
    send: (situation) => button(situation, '确认邮箱', 'Confirm email'),
    done: (situation) => text(situation, '邮箱已验证', 'Email verified'),
  },
  'log-out': {
    arrange: async ({ page, localize, person }) => {
      await arriveOnDashboard(page, localize, person)
    },
    send: (situation) => button(situation, '退出登录', 'Log out'),
    done: (situation) =>
      situation.page
        .getByRole('banner')
        .getByRole('link', { name: situation.localize('登录', 'Log in') }),
    message: (localize) => localize('退出登录失败，请重试。', 'Logout failed. Please try again.'),
  },
  'connection test': {
    arrange: async ({ page, localize, person }) => {
      await arriveOnDashboard(page, localize, person)
    },
    send: (situation) => button(situation, '测试连接', 'Test connection'),
    done: (situation) => text(situation, '已连接，登录状态有效', 'Connected, session is valid'),
  },
  'sign-up test': {
    arrange: async ({ page, localize, person }) => {
      await arriveOnDashboard(page, localize, person)
    },
    send: (situation) => button(situation, '测试注册', 'Test signup'),
    done: (situation) => text(situation, '可以注册，临时账号已创建', 'Sign-up works'),
  },
  'check of the session': {
    arrange: async ({ page, localize, person }) => {
      await arriveOnDashboard(page, localize, person)
      await page.route('**/v1/**', (route) => route.abort())
      await page.reload()
      await page.getByText(localize(zh, en).reason.network).waitFor()
      await page.unroute('**/v1/**')
    },
    send: (situation) => button(situation, '重试', 'Try again'),
    done: (situation) => text(situation, '你好，', 'Welcome, '),
  },
  'new password': {
    arrange: async ({ page, localize, person, site }) => {
      await fetch(`${site.url}/v1/account/recovery`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-appwrite-project': 'website' },
        body: JSON.stringify({ email: person.email, url: `${site.url}/reset-password` }),
      })
      await page.goto(await site.mailbox.link(person.email))
      for (const label of [
        localize('新密码', 'New password'),
        localize('确认新密码', 'Confirm new password'),
      ]) {
        await page.getByLabel(label, { exact: true }).fill('Autumn-mountain-19')
      }
    },
    send: (situation) => button(situation, '保存新密码', 'Save new password'),
    typed: ({ page, localize }) => [
      page.getByLabel(localize('新密码', 'New password'), { exact: true }),
      'Autumn-mountain-19',
    ],
    done: (situation) => text(situation, '新密码已保存', 'New password saved'),
  },
}

Object.entries({ ...actions, ...accountFaultActions }).forEach(([name, action], index) => {
  const language: Language = index % 2 === 0 ? 'zh' : 'en'
  const localize: Situation['localize'] = (chinese, english) =>
    language === 'zh' ? chinese : english
  test.describe(language, () => {
    test.use({ language })

    test(`${name} under every fault: a message, the typed text and a way on`, async ({
      page,
      site,
      request,
      person,
    }) => {
      const situation = { page, localize, site, request, person, visitor: somebody() }
      await action.arrange(situation)
      for (const [fault, { reason, answer, prepare }] of Object.entries(faults)) {
        await test.step(fault, async () => {
          const restore = await prepare?.(page)
          let calls = 0
          await page.route('**/v1/**', (route) => {
            calls += 1
            return answer(route)
          })
          await action.send(situation).click()
          await expect.poll(() => calls).toBeGreaterThan(0)
          const message = action.message?.(localize) ?? localize(zh, en).reason[reason]
          await expect(page.getByText(message).first()).toBeVisible()
          const [field, value] = action.typed?.(situation) ?? []
          if (field !== undefined) await expect(field).toHaveValue(value ?? '')
          await restore?.()
          await page.unroute('**/v1/**')
        })
      }
      await action.send(situation).click()
      await expect(action.done(situation)).toBeVisible()
    })
  })
})
