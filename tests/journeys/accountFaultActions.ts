import type { Locator, Page } from '@playwright/test'
import { button, field, text, type Action, type Situation } from './faultAction.ts'
import { logInElsewhere } from './people.ts'
import { appCode, typeCode, withSecondFactor } from './secondFactor.ts'
import { arriveOnDashboard, logIn } from './steps.ts'

const inDialog = (page: Page, name: string): Locator =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true })
const firstDigit = ({ page }: Situation): Locator =>
  page.getByRole('main').getByRole('group').getByRole('textbox').first()

const openAccount = async (situation: Situation) => {
  const { page, t, person } = situation
  await arriveOnDashboard(page, t, person)
  await page.goto('/dashboard/account')
  await page
    .getByRole('listitem')
    .filter({ hasText: t('account:sessions.current') })
    .waitFor()
  await text(page, t('twoFactor:section.start')).waitFor()
}

/** Opens the account page of a person whose second factor is on. Returns the key of the app. */
const openProtected = async (situation: Situation) => {
  const { page, t, person, site } = situation
  const { secret } = await withSecondFactor(page.request, site.url, person)
  await page.goto('/dashboard/account')
  await text(page, t('twoFactor:section.on')).waitFor()
  return secret
}

/** What users do with their account (decision A8). */
export const accountFaultActions: Readonly<Record<string, Action>> = {
  'new name': {
    arrange: async (situation) => {
      const { page, t } = situation
      await openAccount(situation)
      await field(page, t('account:profile.name')).fill('林小夏')
    },
    send: ({ page, t }) => button(page, t('account:profile.saveName')),
    typed: ({ page, t }) => [field(page, t('account:profile.name')), '林小夏'],
    done: ({ page, t }) => text(page, t('account:profile.nameSaved')),
  },
  'new address': {
    arrange: async (situation) => {
      const { page, t, person } = situation
      await openAccount(situation)
      await button(page, t('account:profile.changeEmail')).click()
      await field(page, t('account:profile.newEmail')).fill(`new.${person.email}`)
      await field(page, t('account:profile.currentPassword')).first().fill(person.password)
    },
    send: ({ page, t }) => button(page, t('account:profile.submitEmail')),
    typed: ({ page, t, person }) => [
      field(page, t('account:profile.newEmail')),
      `new.${person.email}`,
    ],
    done: ({ page, t }) => text(page, t('account:profile.emailChanged')),
  },
  'changed password': {
    arrange: async (situation) => {
      const { page, t, person } = situation
      await openAccount(situation)
      await field(page, t('account:profile.currentPassword')).fill(person.password)
      await field(page, t('account:password.new')).fill('Autumn-mountain-19')
      await field(page, t('account:password.confirm')).fill('Autumn-mountain-19')
    },
    send: ({ page, t }) => button(page, t('account:password.submit')),
    typed: ({ page, t }) => [field(page, t('account:password.new')), 'Autumn-mountain-19'],
    done: ({ page, t }) => text(page, t('account:password.saved')),
  },
  'end of other sessions': {
    arrange: async (situation) => {
      const { page, t, person, site } = situation
      await logInElsewhere(site.url, person)
      await arriveOnDashboard(page, t, person)
      await page.goto('/dashboard/account')
      await button(page, t('account:sessions.endOthers', { count: 1 })).waitFor()
    },
    send: ({ page, t }) => button(page, t('account:sessions.endOthers', { count: 1 })),
    done: ({ page, t }) => text(page, t('account:sessions.ended', { count: 1 })),
  },
  'set-up of the second factor': {
    arrange: openAccount,
    send: ({ page, t }) => button(page, t('twoFactor:section.start')),
    done: ({ page, t }) => text(page, t('twoFactor:section.scan')),
  },
  'code that turns the second factor off': {
    arrange: async (situation) => {
      const { page, t } = situation
      const secret = await openProtected(situation)
      await button(page, t('twoFactor:section.turnOff')).click()
      await page.keyboard.type(appCode(secret, 1))
    },
    send: ({ page, t }) => inDialog(page, t('twoFactor:section.turnOffSubmit')),
    typed: (situation) => [firstDigit(situation), /^\d$/],
    done: ({ page, t }) => text(page, t('twoFactor:section.off')),
  },
  'code of a log-in': {
    arrange: async (situation) => {
      const { page, t, person, site, request } = situation
      const { secret } = await withSecondFactor(request, site.url, person)
      await page.goto('/login')
      await logIn(page, t, person)
      await text(page, t('twoFactor:login.title')).waitFor()
      await typeCode(page, t, appCode(secret, 1), { send: false })
    },
    send: ({ page, t }) => button(page, t('twoFactor:login.submit')),
    typed: (situation) => [firstDigit(situation), /^\d$/],
    done: ({ page, t, person }) =>
      text(page, t('dashboard:welcome.greeting', { name: person.name })),
  },
  'closing of the account': {
    arrange: async (situation) => {
      const { page, t } = situation
      await openAccount(situation)
      await button(page, t('account:close.open')).click()
    },
    send: ({ page, t }) => inDialog(page, t('account:close.submit')),
    done: ({ page, t }) => text(page, t('landing:accountClosed.title')),
  },
}
