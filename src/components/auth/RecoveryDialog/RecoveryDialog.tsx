import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { MailSiteLink } from '#components/auth/MailSiteLink/MailSiteLink.tsx'
import { RichText } from '#components/ui/richText.tsx'
import { problemMessage } from '#components/forms/problemMessage.ts'
import { ProblemBanner } from '#components/forms/ProblemBanner/ProblemBanner.tsx'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Dialog } from '#components/ui/Dialog/Dialog.tsx'
import { DialogActions } from '#components/ui/DialogActions/DialogActions.tsx'
import { TextField } from '#components/ui/TextField/TextField.tsx'
import { textOf, useForm } from '#components/ui/useForm.ts'
import { validateRecovery } from '#domain/login.rules.ts'
import type { RecoveryFlow } from '#machines/recovery.ts'
import styles from './RecoveryDialog.module.css'

export interface RecoveryDialogProps {
  readonly flow: RecoveryFlow
}

/**
 * Sends the mail that sets a new password (spec §2, §5). An address the service does not know reads
 * the same success as one it knows.
 */
export const RecoveryDialog = ({ flow }: RecoveryDialogProps) => {
  const { t } = useTranslation('auth')
  const sent = flow.status === 'sent'
  return (
    <Dialog
      open={flow.status !== 'closed'}
      title={t('recovery.title')}
      description={sent ? undefined : t('recovery.text')}
      onClose={flow.close}
    >
      {sent ? <Sent flow={flow} /> : <RecoveryFields flow={flow} />}
    </Dialog>
  )
}

/** The form until the mail is sent. It is mounted each time the dialog opens. */
const RecoveryFields = ({ flow }: RecoveryDialogProps) => {
  const { email, problem } = flow
  const pending = flow.status === 'sending'
  const { t } = useTranslation(['auth', 'common'])
  const { form, field } = useForm({
    read: (data) => ({ email: textOf(data, 'email') }),
    validate: validateRecovery,
    message: (problem) => problemMessage(t, problem),
    pending,
    focusField: true,
    onSubmit: (values) => flow.submit(values.email),
  })
  return (
    <form {...form}>
      <div className={styles.body}>
        <TextField
          {...field('email')}
          type="email"
          autoComplete="username"
          label={t('field.email')}
          defaultValue={email}
          required
        />
        <ProblemBanner title={t('recovery.failed')} problem={problem} />
      </div>
      <DialogActions>
        <Button variant="outline" onClick={flow.close}>
          {t('common:action.cancel')}
        </Button>
        <Button type="submit" busy={pending}>
          {pending ? t('recovery.pending') : t('recovery.submit')}
        </Button>
      </DialogActions>
    </form>
  )
}

/** What replaces the field once the mail is out. */
const Sent = ({ flow: { email, close: leave } }: RecoveryDialogProps) => {
  const { t } = useTranslation(['auth', 'common'])
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    close.current?.focus()
  }, [])
  return (
    <>
      <div className={styles.body}>
        <Banner tone="success" live="status" title={t('recovery.sent')}>
          <RichText
            text={t('recovery.sentTo')}
            elements={{ address: <span translate="no">{email}</span> }}
          />
        </Banner>
        <MailSiteLink email={email} />
      </div>
      <DialogActions>
        <Button ref={close} onClick={leave}>
          {t('common:action.close')}
        </Button>
      </DialogActions>
    </>
  )
}
