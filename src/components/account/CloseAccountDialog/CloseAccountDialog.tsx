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
import { textOf } from '#components/ui/useForm.ts'
import { closingName, validateCloseAccount, type CloseAccountForm } from '#domain/account.rules.ts'
import type { User } from '#domain/account.ts'
import type { CloseAccountFlow } from '#machines/closing.ts'

export interface CloseAccountDialogProps extends Omit<CloseAccountFlow, 'ask'> {
  /** Whose account it is. */
  readonly user: Pick<User, 'name' | 'email'>
}

const Body = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    marginTop: '5',
    // The form has a gap of its own above the buttons.
    '& form > :last-child': { marginTop: '0.5' },
  },
})

const read = (entered: FormData): CloseAccountForm => ({
  name: textOf(entered, 'name'),
  currentPassword: textOf(entered, 'currentPassword'),
})

/** Closes the account: says what follows, and asks for its name and password (decision A8). */
export const CloseAccountDialog = ({
  user,
  open,
  pending,
  problem,
  products,
  submit,
  cancel,
  exportProducts,
  clearProducts,
  restoreProducts,
}: CloseAccountDialogProps) => {
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
        <ClosingProducts
          {...products}
          onExport={exportProducts}
          onClear={clearProducts}
          onRestore={restoreProducts}
        />
        <AccountForm
          read={read}
          validate={validateCloseAccount(name)}
          pending={pending}
          failure={problem}
          onSubmit={({ currentPassword }) => submit(currentPassword)}
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
