import { useTranslation } from 'react-i18next'
import { ProblemBanner } from '#components/forms/ProblemBanner/ProblemBanner.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Dialog } from '#components/ui/Dialog/Dialog.tsx'
import { DialogActions } from '#components/ui/DialogActions/DialogActions.tsx'
import { RichText } from '#components/ui/richText.tsx'
import { paths } from '#domain/paths.ts'
import type { CloseAccountFlow } from '#machines/closing.ts'
import styles from './CloseAccountDialog.module.css'

export interface CloseAccountDialogProps {
  readonly flow: CloseAccountFlow
  /** The address of the account. */
  readonly email: string
}

/** Asks before the account is closed, and says what follows. */
export const CloseAccountDialog = ({ flow, email }: CloseAccountDialogProps) => {
  const { open, pending, problem, cancel, confirm } = flow
  const { t } = useTranslation(['account', 'common'])
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={t('close.question', { email })}
      description={t('close.consequences')}
      onClose={cancel}
    >
      <div className={styles.body}>
        <p>
          <RichText
            text={t('close.products')}
            elements={{ management: <AppLink to={paths.management}>{null}</AppLink> }}
          />
        </p>
        {problem?.code === 'unconfirmed' ? (
          <ProblemBanner title={t('close.unconfirmed')} problem={problem}>
            {t('close.unconfirmedText')}
          </ProblemBanner>
        ) : (
          <ProblemBanner title={t('close.failed')} problem={problem} />
        )}
      </div>
      <DialogActions>
        <Button variant="outline" disabled={pending} onClick={cancel}>
          {t('common:action.cancel')}
        </Button>
        <Button variant="danger" busy={pending} onClick={confirm}>
          {pending ? t('close.pending') : t('close.submit')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
