import { failureReason } from '#components/auth/messages/failureReason.ts'
import type * as Section from '#components/account/TwoFactorSection/TwoFactorSection.stories.tsx'
import type { factorsMachine } from '#machines/factors/factors.machine.ts'
import { shownIn, type StatesOf } from './docs.ts'
import { failuresOf } from './failures.ts'

const section = shownIn<typeof Section>('account-twofactorsection')

/** The second factor on the account page. */
export const factorsStates: StatesOf<typeof factorsMachine> = {
  loading: { sees: 'That the state is being loaded.', stories: section('Loading') },
  failed: { sees: 'The reason, and another try.', stories: section('Failed') },
  off: {
    sees: 'That it is off, and the way to turn it on.',
    stories: section('Default', 'StartFailed'),
  },
  starting: { sees: 'A busy button.', stories: section('Starting') },
  scanning: {
    sees: 'QR code, key and six boxes; after a refusal the reason.',
    stories: section('SetUp', 'SetUpWrong'),
  },
  confirming: { sees: 'A busy button.', stories: section('Confirming') },
  enabling: { sees: 'The same.', stories: section('Confirming') },
  showingCodes: { sees: 'Six recovery codes, once.', stories: section('Codes') },
  on: { sees: 'The factors that are set up.', stories: section('On', 'OnWithoutCodes') },
  asking: {
    sees: 'A dialog that asks for a code; after a refusal the reason.',
    stories: section('AskTurnOff', 'AskRenew', 'AskWrong'),
  },
  changing: { sees: 'A busy button in the dialog.', stories: section('Changing') },
}

/** Why a step did not succeed. */
export const factorsFailures = failuresOf(
  ['invalidToken'],
  (t, failure) =>
    failure.code === 'invalidToken'
      ? [t('twoFactor:section.wrong')]
      : [t('twoFactor:section.failed'), failureReason(t, failure)],
  { invalidToken: section('SetUpWrong'), network: section('StartFailed') },
)
