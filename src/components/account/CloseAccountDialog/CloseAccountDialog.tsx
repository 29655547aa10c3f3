import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { ClosingProducts } from '#components/account/ClosingProducts/ClosingProducts.tsx'
import { CurrentPasswordField } from '#components/account/CurrentPasswordField/CurrentPasswordField.tsx'
import { AccountForm } from '#components/forms/AccountForm/AccountForm.tsx'
import { ProblemBanner } from '#components/forms/ProblemBanner/ProblemBanner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Dialog } from '#components/ui/Dialog/Dialog.tsx'
import { DialogActions } from '#components/ui/DialogActions/DialogActions.tsx'
import { TextField } from '#components/ui/TextField/TextField.tsx'
import { closingFields, closingName } from '#domain/account.rules.ts'
import type { User } from '#domain/account.ts'
import type { CloseAccountFlow } from '#machines/closing.ts'

export interface CloseAccountDialogProps {
  readonly flow: CloseAccountFlow
  /** Whose account it is. */
  readonly user: Pick<User, 'name' | 'email'>
}

const Body = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    marginTop: '5',
    // The form has its own gap above the buttons.
    '& form > :last-child': { marginTop: '0.5' },
  },
})

/** Closes the account: says what follows, and asks for its name and password (decision A8). */
export const CloseAccountDialog = ({ flow, user }: CloseAccountDialogProps) => {
  const { open, pending, problem, cancel } = flow
  const { t } = useTranslation(['account', 'common'])
  const name = closingName(user)
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={t('close.question')}
      description={t('close.consequences')}
      onClose={cancel}
    >
      <Body>
        <ClosingProducts flow={flow} />
        <AccountForm
          fields={closingFields(name)}
          pending={pending}
          failure={problem}
          onSubmit={({ currentPassword }) => flow.submit(currentPassword)}
        >
          {(field) => (
            <>
              <TextField
                {...field('name')}
                label={name === user.email ? t('close.email', { name }) : t('close.name', { name })}
                autoComplete="off"
                required
              />
              <CurrentPasswordField username={user.email} field={field('currentPassword')} />
              <ProblemBanner title={t('close.failed')} problem={problem}>
                {problem?.code === 'invalidCredentials' ? t('profile.passwordWrong') : undefined}
              </ProblemBanner>
              <DialogActions>
                <Button variant="outline" disabled={pending} onClick={cancel}>
                  {t('common:action.cancel')}
                </Button>
                <Button type="submit" variant="danger" busy={pending}>
                  {pending ? t('close.pending') : t('close.submit')}
                </Button>
              </DialogActions>
            </>
          )}
        </AccountForm>
      </Body>
    </Dialog>
  )
}
