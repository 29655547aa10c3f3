import { useTranslation } from 'react-i18next'
import { RichText } from '#components/ui/richText.tsx'
import { AuthLayout } from '#components/auth/AuthLayout/AuthLayout.tsx'
import { CodeForm } from '#components/auth/CodeForm/CodeForm.tsx'
import { OtherAccount } from '#components/auth/OtherAccount/OtherAccount.tsx'
import { SignupForm } from '#components/auth/SignupForm/SignupForm.tsx'
import { SignupSuccess, type WantedPage } from '#components/auth/SignupSuccess/SignupSuccess.tsx'
import { SuccessMark } from '#components/auth/SuccessMark/SuccessMark.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { StatusText } from '#components/ui/Banner/StatusText.tsx'
import { limits } from '#domain/limits.ts'
import type { SignupFlow } from '#machines/signup/flow.ts'
import { paths } from '#domain/paths.ts'

export interface SignupPageProps {
  readonly flow: SignupFlow
  /** The page that the visitor was on the way to. @defaultValue null */
  readonly wanted?: WantedPage | null
  /** The address of the user who is logged in to another account. @defaultValue null */
  readonly loggedIn?: string | null
  /** The account service is an Appwrite: a link that is opened elsewhere leaves the password. @defaultValue false */
  readonly onAppwrite?: boolean
}

/** The page at `/signup` (spec §2): the form, then the six-digit code, then the welcome. */
export const SignupPage = ({
  flow,
  wanted = null,
  loggedIn = null,
  onAppwrite = false,
}: SignupPageProps) => {
  const { t } = useTranslation('auth')
  switch (flow.screen) {
    case 'form':
      return (
        <AuthLayout
          title={t('signup.title')}
          circuit="strength"
          screen="form"
          lead={
            <RichText
              text={t('signup.haveAccount')}
              elements={{
                login: <AppLink to={paths.loginFor(wanted?.to ?? null)}>{null}</AppLink>,
              }}
            />
          }
        >
          <SignupForm flow={flow} />
        </AuthLayout>
      )
    case 'code':
      return (
        <AuthLayout
          title={t('code.title')}
          circuit="code"
          screen="code"
          takesFocus
          lead={
            <RichText
              text={t(
                flow.shownCode !== null
                  ? 'code.notSentTo'
                  : !flow.linked
                    ? 'code.sentTo'
                    : onAppwrite
                      ? 'code.linkSentToAppwrite'
                      : 'code.linkSentTo',
              )}
              elements={{ address: <b translate="no">{flow.email}</b> }}
            />
          }
        >
          <OtherAccount subject="code" loggedIn={loggedIn}>
            <CodeForm flow={flow} onAppwrite={onAppwrite} />
          </OtherAccount>
        </AuthLayout>
      )
    case 'verified':
      return (
        <AuthLayout
          mark={<SuccessMark />}
          circuit="closed"
          title={t('verified.title')}
          lead={
            <StatusText>
              {t('verified.redirect', { seconds: limits.redirectDelayMs / 1000 })}
            </StatusText>
          }
          screen="verified"
        >
          <SignupSuccess wanted={wanted} onContinue={flow.continueNow} />
        </AuthLayout>
      )
  }
}
