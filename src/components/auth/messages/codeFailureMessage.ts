import { failureReason } from '#components/auth/messages/failureReason.ts'
import type { Translate } from '#locales/index.ts'
import type { CodeFailure } from '#machines/signup/flow.ts'

/** A title, and a text under it where there is more. */
export interface FailureMessage {
  readonly title: string
  readonly text?: string
  /** The code is the reason: its field is marked. */
  readonly codeWrong?: true
}

/** Why the code was not accepted (spec §8). */
export const codeFailureMessage = (t: Translate, failure: CodeFailure): FailureMessage => {
  switch (failure.code) {
    case 'invalidToken':
      return { title: t('auth:code.invalidToken'), codeWrong: true }
    case 'refused':
      // The service looked at the code and found it no code at all.
      return {
        title: t('auth:code.invalidToken'),
        text: t('auth:code.invalidFormat'),
        codeWrong: true,
      }
    case 'signInAgain':
      return { title: t('auth:code.signInAgain') }
    default:
      return { title: t('auth:code.failed'), text: failureReason(t, failure) }
  }
}
