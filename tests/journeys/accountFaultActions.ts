import type { Locator } from '@playwright/test'
import type { Action, Situation } from './faultAction.ts'
import { logInElsewhere } from './people.ts'
import { appCode, typeCode, withSecondFactor } from './secondFactor.ts'
import { arriveOnDashboard, logIn } from './steps.ts'

const button = ({ page, t }: Situation, chinese: string, english: string) =>
  page.getByRole('main').getByRole('button', { name: t.either(chinese, english), exact: true })
const inDialog = ({ page, t }: Situation, chinese: string, english: string) =>
  page
    .getByRole('alertdialog')
    .getByRole('button', { name: t.either(chinese, english), exact: true })
const field = ({ page, t }: Situation, chinese: string, english: string) =>
  page.getByLabel(t.either(chinese, english), { exact: true })
const text = ({ page, t }: Situation, chinese: string, english: string) =>
  page.getByText(t.either(chinese, english)).first()
const firstDigit = ({ page }: Situation): Locator =>
  page.getByRole('group').getByRole('textbox').first()

const openAccount = async (situation: Situation) => {
  const { page, t, person } = situation
  await arriveOnDashboard(page, t, person)
  await page.goto('/dashboard/account')
  await page
    .getByRole('listitem')
    .filter({ hasText: t('account:sessions.current') })
    .waitFor()
  await text(situation, '开启两步验证', 'Turn on two-step').waitFor()
}

/** Opens the account page of a person whose second factor is on. Returns the key of the app. */
const openProtected = async (situation: Situation) => {
  const { page, person, site } = situation
  const { secret } = await withSecondFactor(page.request, site.url, person)
  await page.goto('/dashboard/account')
  await text(situation, '已开启：', 'It’s on').waitFor()
  return secret
}

/** What users do with their account (decision A8). */
export const accountFaultActions: Readonly<Record<string, Action>> = {
  'new name': {
    arrange: async (situation) => {
      await openAccount(situation)
      await field(situation, '姓名', 'Name').fill('林小夏')
    },
    send: (situation) => button(situation, '保存姓名', 'Save name'),
    typed: (situation) => [field(situation, '姓名', 'Name'), '林小夏'],
    done: (situation) => text(situation, '姓名已保存。', 'Your name is saved.'),
  },
  'new address': {
    arrange: async (situation) => {
      await openAccount(situation)
      await button(situation, '更换邮箱', 'Change email').click()
      await field(situation, '新的电子邮箱', 'New email').fill(`new.${situation.person.email}`)
      await field(situation, '当前密码', 'Current password').first().fill(situation.person.password)
    },
    send: (situation) => button(situation, '更换', 'Change'),
    typed: (situation) => [
      field(situation, '新的电子邮箱', 'New email'),
      `new.${situation.person.email}`,
    ],
    done: (situation) => text(situation, '邮箱已更换。', 'Your email has been changed.'),
  },
  'changed password': {
    arrange: async (situation) => {
      await openAccount(situation)
      await field(situation, '当前密码', 'Current password').fill(situation.person.password)
      await field(situation, '新密码', 'New password').fill('Autumn-mountain-19')
      await field(situation, '确认新密码', 'Confirm new password').fill('Autumn-mountain-19')
    },
    send: (situation) => button(situation, '更换密码', 'Change password'),
    typed: (situation) => [field(situation, '新密码', 'New password'), 'Autumn-mountain-19'],
    done: (situation) => text(situation, '新密码已保存。', 'Your new password is saved.'),
  },
  'end of other sessions': {
    arrange: async (situation) => {
      const { page, t, person, site } = situation
      await logInElsewhere(site.url, person)
      await arriveOnDashboard(page, t, person)
      await page.goto('/dashboard/account')
      await button(situation, '退出其他1台设备', 'Log out 1 other device').waitFor()
    },
    send: (situation) => button(situation, '退出其他1台设备', 'Log out 1 other device'),
    done: (situation) => text(situation, '已退出1台设备。', '1 device is logged out.'),
  },
  'set-up of the second factor': {
    arrange: openAccount,
    send: (situation) => button(situation, '开启两步验证', 'Turn on two-step verification'),
    done: (situation) => text(situation, '用验证器应用扫描', 'Scan with an authenticator app'),
  },
  'code that turns the second factor off': {
    arrange: async (situation) => {
      const secret = await openProtected(situation)
      await button(situation, '关闭两步验证', 'Turn off two-step verification').click()
      await situation.page.keyboard.type(appCode(secret, 1))
    },
    send: (situation) => inDialog(situation, '确认关闭', 'Turn off'),
    typed: (situation) => [firstDigit(situation), /^\d$/],
    done: (situation) => text(situation, '尚未开启：', 'It’s off'),
  },
  'code of a log-in': {
    arrange: async (situation) => {
      const { page, t, person, site, request } = situation
      const { secret } = await withSecondFactor(request, site.url, person)
      await page.goto('/login')
      await logIn(page, t, person)
      await text(situation, '还差一步', 'One more step').waitFor()
      await typeCode(page, t, appCode(secret, 1), { send: false })
    },
    send: (situation) => button(situation, '登录', 'Log in'),
    typed: (situation) => [firstDigit(situation), /^\d$/],
    done: (situation) => text(situation, '你好，', 'Welcome, '),
  },
  'closing of the account': {
    arrange: async (situation) => {
      const { page, person } = situation
      await openAccount(situation)
      await button(situation, '关闭账号', 'Close the account').click()
      await page.getByRole('alertdialog').getByRole('textbox').first().fill(person.name)
      await page
        .getByRole('alertdialog')
        .locator('[autocomplete=current-password]')
        .fill(person.password)
    },
    send: (situation) => inDialog(situation, '关闭账号', 'Close the account'),
    typed: ({ page, person }) => [
      page.getByRole('alertdialog').getByRole('textbox').first(),
      person.name,
    ],
    done: (situation) => text(situation, '你的账号已关闭', 'Your account is closed'),
  },
}
