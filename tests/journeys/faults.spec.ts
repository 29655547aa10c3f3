import { accountFaultActions } from './accountFaultActions.ts'
import { button, text, type Action, type Situation } from './faultAction.ts'
import { expect, textsIn, type Language } from './fixtures.ts'
import { faultTest as test } from './faultTest.ts'
import { faults } from './serviceFaults.ts'
import { newPerson } from './people.ts'
import { arriveOnDashboard, signUp } from './steps.ts'

const email = ({ page, t }: Situation) => page.getByRole('main').getByLabel(t('auth:field.email'))
const actions: Readonly<Record<string, Action>> = {
  'log-in': {
    arrange: async (situation) => {
      const { page, t, person } = situation
      await page.goto('/login')
      await email(situation).fill(person.email)
      await page.getByLabel(t('auth:field.password'), { exact: true }).fill(person.password)
    },
    send: ({ page, t }) => button(page, t('auth:login.submit')),
    typed: (situation) => [email(situation), situation.person.email],
    done: ({ page, t, person }) =>
      text(page, t('dashboard:welcome.greeting', { name: person.name })),
  },
  'sign-up': {
    arrange: async ({ page, t, visitor }) => {
      await page.route('**/v1/**', (route) => route.abort(), { times: 1 })
      await page.goto('/signup')
      await signUp(page, t, visitor)
    },
    send: ({ page, t }) => button(page, t('auth:signup.submit')),
    typed: (situation) => [email(situation), situation.visitor.email],
    done: ({ page, t }) => text(page, t('auth:code.title')),
  },
  'contact message': {
    arrange: async (situation) => {
      const { page, t, person } = situation
      await page.goto('/#contact')
      await page.getByLabel(t('contact:form.lastName'), { exact: true }).fill('Lin')
      await page.getByLabel(t('contact:form.firstName'), { exact: true }).fill('Xia')
      await email(situation).fill(person.email)
    },
    send: ({ page, t }) => button(page, t('contact:form.send')),
    typed: (situation) => [email(situation), situation.person.email],
    done: ({ page, t }) => text(page, t('contact:success.title')),
  },
  'recovery mail': {
    arrange: async (situation) => {
      const { page, t, person } = situation
      await page.goto('/login')
      await email(situation).fill(person.email)
      await button(page, t('auth:login.forgot')).click()
      await page.getByRole('dialog', { name: t('auth:recovery.title') }).waitFor()
    },
    send: ({ page, t }) => page.getByRole('button', { name: t('auth:recovery.submit') }),
    typed: ({ page, t, person }) => [
      page.getByRole('dialog').getByLabel(t('auth:field.email')),
      person.email,
    ],
    done: ({ page, t }) => text(page, t('auth:recovery.sent')),
  },
  'confirmation of an address': {
    arrange: async (situation) => {
      const { page, t, visitor, site } = situation
      await page.goto('/signup')
      await signUp(page, t, visitor)
      await text(page, t('auth:code.title')).waitFor()
      await page.goto(await site.mailbox.link(visitor.email))
    },
    send: ({ page, t }) => button(page, t('auth:verify.submit')),
    done: ({ page, t }) => text(page, t('auth:verify.confirmedTitle')),
  },
  'log-out': {
    arrange: async ({ page, t, person }) => {
      await arriveOnDashboard(page, t, person)
    },
    send: ({ page, t }) => button(page, t('common:logOut.submit')),
    done: ({ page, t }) =>
      page.getByRole('banner').getByRole('link', { name: t('common:nav.login') }),
    message: (t) => t('common:logOut.failed'),
  },
  'connection test': {
    arrange: async ({ page, t, person }) => {
      await arriveOnDashboard(page, t, person)
    },
    send: ({ page, t }) => button(page, t('dashboard:connection.testConnection')),
    done: ({ page, t }) => text(page, t('dashboard:connection.account.passed')),
  },
  'sign-up test': {
    arrange: async ({ page, t, person }) => {
      await arriveOnDashboard(page, t, person)
    },
    send: ({ page, t }) => button(page, t('dashboard:connection.testSignup')),
    done: ({ page, t }) => text(page, t('dashboard:connection.signup.passed')),
  },
  'check of the session': {
    arrange: async ({ page, t, person }) => {
      await arriveOnDashboard(page, t, person)
      await page.route('**/v1/**', (route) => route.abort())
      await page.reload()
      await page.getByText(t('errors:reason.network')).waitFor()
      await page.unroute('**/v1/**')
    },
    send: ({ page, t }) => button(page, t('common:action.retry')),
    done: ({ page, t, person }) =>
      text(page, t('dashboard:welcome.greeting', { name: person.name })),
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
    send: ({ page, t }) => button(page, t('auth:reset.submit')),
    typed: ({ page, t }) => [
      page.getByLabel(t('auth:field.newPassword'), { exact: true }),
      'Autumn-mountain-19',
    ],
    done: ({ page, t }) => text(page, t('auth:reset.savedTitle')),
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
      const situation = { page, t, site, request, person, visitor: newPerson() }
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
