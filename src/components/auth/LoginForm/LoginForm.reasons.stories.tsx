import { expect, fn } from 'storybook/test'
import { named, says } from '#.storybook/byName.ts'
import { formColumn } from '#.storybook/decorators/formColumn.tsx'
import { withEntered } from '#.storybook/decorators/withEntered.tsx'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { LoginForm, type LoginFormProps } from './LoginForm.tsx'

const flow: LoginFormProps['flow'] = {
  accepted: false,
  finished: false,
  pending: false,
  problem: null,
  submit: fn(),
}

const meta = preview.meta({
  component: LoginForm,
  tags: ['autodocs'],
  title: 'auth/LoginFormReasons',
  args: { onForgot: fn(), flow },
  parameters: { layout: 'padded' },
  decorators: [formColumn, withEntered({ email: 'linxia@example.com', password: 'geheim' })],
})

/** The service did not answer in time. */
export const Timeout = meta.story({ args: { flow: { ...flow, problem: { code: 'timeout' } } } })

/** The service is there and cannot serve. */
export const Unavailable = meta.story({
  args: { flow: { ...flow, problem: { code: 'unavailable' } } },
})

/** The owner of the service has blocked the account. */
export const Blocked = meta.story({ args: { flow: { ...flow, problem: { code: 'blocked' } } } })

/** The session was opened, but the next call came without it. */
export const CookiesBlocked = meta.story({
  args: { flow: { ...flow, problem: { code: 'cookiesBlocked' } } },
})

/** The browser does not let the site store data. */
export const StorageBlocked = meta.story({
  args: { flow: { ...flow, problem: { code: 'storageBlocked' } } },
})

/** A script of the site could not be fetched (decision D2). */
export const Incomplete = meta.story({
  args: { flow: { ...flow, problem: { code: 'incomplete' } } },
})

/** The service does not know the site yet (spec §8). */
export const ForbiddenOrigin = meta.story({
  args: { flow: { ...flow, problem: { code: 'forbiddenOrigin' } } },
})

const full = new Date(2026, 10, 25, 14, 5).getTime()

/** Too many tries, and the service says until when. */
export const LimitedUntil = meta.story({
  args: { flow: { ...flow, problem: { code: 'rateLimited', until: full } } },
})

LimitedUntil.test('says when the next try is taken', async (context) => {
  const reason = inLanguage(context.globals, ['errors:reason.rateLimitedUntil', { until: full }])
  await says(context, 'alert', ['auth:login.failed', { reason }])
})

/** The service refused a field: a sentence of ours says which (decision D5). */
export const Refused = meta.story({
  args: { flow: { ...flow, problem: { code: 'refused', field: 'email' } } },
})

Refused.test('marks the field that the service refused', async (context) => {
  const { globals } = context
  const email = named(context, 'textbox', 'auth:field.email')
  await expect(email).toBeInvalid()
  await expect(email).toHaveAccessibleDescription(
    inLanguage(globals, [
      'errors:refused.field',
      { label: inLanguage(globals, 'auth:field.email') },
    ]),
  )
})

/** The site itself failed in an unexpected way. */
export const Unexpected = meta.story({
  args: { flow: { ...flow, problem: { code: 'unexpected' } } },
})
