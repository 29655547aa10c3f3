import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CurrentPasswordField } from '#components/account/CurrentPasswordField/CurrentPasswordField.tsx'
import { AccountForm } from '#components/forms/AccountForm/AccountForm.tsx'
import { NewPasswordFields } from '#components/auth/NewPasswordFields/NewPasswordFields.tsx'
import { ProblemBanner } from '#components/forms/ProblemBanner/ProblemBanner.tsx'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { passwordFields } from '#domain/account.rules.ts'
import type { ChangePasswordFlow } from '#machines/profile.ts'
import styles from './ChangePasswordForm.module.css'

export interface ChangePasswordFormProps {
  readonly flow: ChangePasswordFlow
  /** The address of the account, for password managers. */
  readonly username: string
}

/** Changes the password by the rules of sign-up, and says how many sessions it ended. */
export const ChangePasswordForm = ({ flow, username }: ChangePasswordFormProps) => {
  const { pending, problem, changed, timesSaved } = flow
  const { t } = useTranslation('account')
  // What was entered has been used: the fields are empty again, unless a person went on typing.
  const [typed, setTyped] = useState(false)
  const [entries, setEntries] = useState({ timesSaved, number: 0 })
  if (entries.timesSaved !== timesSaved)
    setEntries({ timesSaved, number: entries.number + (typed ? 0 : 1) })
  const ended = () => {
    const count = changed?.ended ?? null
    if (count === null) return t('password.notEnded')
    return count === 0 ? t('password.endedNone') : t('password.ended', { count })
  }
  return (
    <>
      {changed === null ? null : (
        <Banner
          key={timesSaved}
          tone={changed.ended === null ? 'warning' : 'success'}
          live="status"
          title={t('password.saved')}
        >
          {ended()}
        </Banner>
      )}
      <AccountForm
        fields={passwordFields}
        pending={pending}
        failure={problem}
        onSubmit={(form) => {
          setTyped(false)
          flow.submit(form)
        }}
      >
        {(field) => (
          <>
            <div className={styles.entries} key={entries.number} onInput={() => setTyped(true)}>
              <CurrentPasswordField username={username} field={field('currentPassword')} />
              <NewPasswordFields
                label={t('password.new')}
                confirmLabel={t('password.confirm')}
                password={field('password')}
                confirm={field('confirm')}
              />
            </div>
            <ProblemBanner title={t('password.failed')} problem={problem}>
              {problem?.code === 'invalidCredentials' ? t('profile.passwordWrong') : undefined}
            </ProblemBanner>
            <div>
              <Button type="submit" variant="outline" busy={pending}>
                {pending ? t('password.pending') : t('password.submit')}
              </Button>
            </div>
          </>
        )}
      </AccountForm>
    </>
  )
}
