import { contactRecordOf } from '#domain/contact.rules.ts'
import { fakeSession } from '#tests/fakes/account.ts'
import { createFakeContact } from '#tests/fakes/contact.ts'
import { createScript } from '#tests/fakes/script.ts'
import { createFakeServices } from '#tests/fakes/services.ts'
import type { StartHarness } from '#tests/contract/harness.ts'

/** The in-memory services. */
export const startFake: StartHarness = ({
  signupCode = 'default',
  mailFails = false,
  requireVerifiedEmail = false,
} = {}) => {
  const contact = createFakeContact(createScript())
  const services = createFakeServices({
    mode: signupCode,
    mailFails,
    requireVerifiedEmail,
    overrides: { contact },
  })
  return Promise.resolve({
    ...services,
    mails: () =>
      Promise.resolve(
        services.accounts.mails
          .map((mail) =>
            mail.kind === 'code' || mail.kind === 'secondFactor' ? { ...mail, userId: '' } : mail,
          )
          .toReversed(),
      ),
    contacts: () =>
      Promise.resolve(
        contact.sent.map((form) => ({
          ...contactRecordOf(form),
          permissions: [],
          isNumbered: true,
          isDated: true,
        })),
      ),
    logInElsewhere: ({ email }) => {
      const account = services.accounts.byEmail(email)
      const others = account?.others ?? []
      const added = fakeSession(`other-${others.length + 1}`)
      services.accounts.change(account?.user.$id ?? '', { others: [added, ...others] })
      return Promise.resolve()
    },
    appCode: () => services.accounts.appCode(services.accounts.session()?.$id ?? ''),
    expireProof: services.accounts.expireProof,
    stop: () => Promise.resolve(),
  })
}
