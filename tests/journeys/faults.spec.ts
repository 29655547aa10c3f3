import { accountFaultActions } from './accountFaultActions.ts'
import type { Action, Situation } from './faultAction.ts'
import { expect, textsIn, type Language } from './fixtures.ts'
import { faultTest as test } from './faultTest.ts'
import { faults } from './serviceFaults.ts'
import { somebody } from './people.ts'
import { arriveOnDashboard, signUp } from './steps.ts'

const email = ({ page, t }: Situation) => page.getByRole('main').getByLabel(t('auth:field.email'))
const button = ({ page, t }: Situation, chinese: string, english: string) =>
  page.getByRole('main').getByRole('button', { name: t.either(chinese, english), exact: true })
const text = ({ page, t }: Situation, chinese: string, english: string) =>
  page.getByText(t.either(chinese, english)).first()

const actions: Readonly<Record<string, Action>> = {
  'log-in': {
    arrange: async (situation) => {
      const { page, t, person } = situation
      await page.goto('/login')
      await email(situation).fill(person.email)
      await page.getByLabel(t('auth:field.password'), { exact: true }).fill(person.password)
    },
    send: (situation) => button(situation, '登录', 'Log in'),
    typed: (situation) => [email(situation), situation.person.email],
    done: (situation) => text(situation, '你好，', 'Welcome, '),
  },
  'sign-up': {
    arrange: async ({ page, t, visitor }) => {
      await page.route('**/v1/**', (route) => route.abort(), { times: 1 })
      await page.goto('/signup')
      await signUp(page, t, visitor)
    },
    send: (situation) => button(situation, '注册并获取验证码', 'Sign up and get a code'),
    typed: (situation) => [email(situation), situation.visitor.email],
    done: (situation) => text(situation, '输入验证码', 'Enter the code'),
  },
  'contact message': {
    arrange: async (situation) => {
      const { page, t, person } = situation
      await page.goto('/#contact')
      await page.getByLabel(t('contact:form.lastName'), { exact: true }).fill('Lin')
      await page.getByLabel(t('contact:form.firstName'), { exact: true }).fill('Xia')
      await email(situation).fill(person.email)
    },
    send: (situation) => button(situation, '发送', 'Send'),
    typed: (situation) => [email(situation), situation.person.email],
    done: (situation) =>
      text(situation, '联系方式已提交，谢谢！', 'Contact information submitted successfully!'),
  },
  'recovery mail': {
    arrange: async (situation) => {
      const { page, t, person } = situation
      await page.goto('/login')
      await email(situation).fill(person.email)
      await button(situation, '忘记密码？', 'Forgot your password?').click()
      await page.getByRole('dialog', { name: t('auth:recovery.title') }).waitFor()
    },
    send: ({ page, t }) => page.getByRole('button', { name: t('auth:recovery.submit') }),
    typed: ({ page, t, person }) => [
      page.getByRole('dialog').getByLabel(t('auth:field.email')),
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
      const { page, t, visitor, site } = situation
      await page.goto('/signup')
      await signUp(page, t, visitor)
      await text(situation, '输入验证码', 'Enter the code').waitFor()
      await page.goto(await site.mailbox.link(visitor.email))
    },
    send: (situation) => button(situation, '确认邮箱', 'Confirm email'),
    done: (situation) => text(situation, '邮箱已验证', 'Email verified'),
  },
  'log-out': {
    arrange: async ({ page, t, person }) => {
      await arriveOnDashboard(page, t, person)
    },
    send: (situation) => button(situation, '退出登录', 'Log out'),
    done: (situation) =>
      situation.page.getByRole('banner').getByRole('link', { name: situation.t('登录', 'Log in') }),
    message: (t) => t.either('退出登录失败，请重试。', 'Logout failed. Please try again.'),
  },
  'connection test': {
    arrange: async ({ page, t, person }) => {
      await arriveOnDashboard(page, t, person)
    },
    send: (situation) => button(situation, '测试连接', 'Test connection'),
    done: (situation) => text(situation, '已连接，登录状态有效', 'Connected, session is valid'),
  },
  'sign-up test': {
    arrange: async ({ page, t, person }) => {
      await arriveOnDashboard(page, t, person)
    },
    send: (situation) => button(situation, '测试注册', 'Test signup'),
    done: (situation) => text(situation, '可以注册，临时账号已创建', 'Sign-up works'),
  },
  'check of the session': {
    arrange: async ({ page, t, person }) => {
      await arriveOnDashboard(page, t, person)
      await page.route('**/v1/**', (route) => route.abort())
      await page.reload()
      await page.getByText(t('errors:reason.network')).waitFor()
      await page.unroute('**/v1/**')
    },
    send: (situation) => button(situation, '重试', 'Try again'),
    done: (situation) => text(situation, '你好，', 'Welcome, '),
  },
  'new password': {
    arrange: async ({ page, t, person, site }) => {
      await fetch(`${site.url}/v1/account/recovery`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-appwrite-project': 'website' },
        body: JSON.stringify({ email: person.email, url: `${site.url}/reset-password` }),
      })
      await page.goto(await site.mailbox.link(person.email))
      for (const label of [t('auth:field.newPassword'), t('auth:field.confirmNew')]) {
        await page.getByLabel(label, { exact: true }).fill('Autumn-mountain-19')
      }
    },
    send: (situation) => button(situation, '保存新密码', 'Save new password'),
    typed: ({ page, t }) => [
      page.getByLabel(t('auth:field.newPassword'), { exact: true }),
      'Autumn-mountain-19',
    ],
    done: (situation) => text(situation, '新密码已保存', 'New password saved'),
  },
}

Object.entries({ ...actions, ...accountFaultActions }).forEach(([name, action], index) => {
  const language: Language = index % 2 === 0 ? 'zh' : 'en'
  const t = textsIn(language)
  test.describe(language, () => {
    test.use({ language })

    test(`${name} under every fault: a message, the typed text and a way on`, async ({
      page,
      site,
      request,
      person,
    }) => {
      const situation = { page, t, site, request, person, visitor: somebody() }
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
          const message = action.message?.(t) ?? t(`errors:reason.${reason}`)
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
