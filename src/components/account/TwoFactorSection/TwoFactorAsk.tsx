import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { AppCodeForm } from '#components/account/TwoFactorSection/AppCodeForm.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Dialog } from '#components/ui/Dialog/Dialog.tsx'
import { DialogActions } from '#components/ui/DialogActions/DialogActions.tsx'
import type { FactorsView } from '#machines/factors/factors.view.ts'

/** Props of {@link TwoFactorAsk}. */
interface TwoFactorAskProps {
  /** What is asked for; `null`: the dialog is closed, and the focus returns to the button. */
  readonly asked: Extract<FactorsView, { screen: 'ask' }> | null
  /** Called with six digits. */
  readonly onSubmit: (code: string) => void
  /** Closes the dialog; nothing has changed. */
  readonly onCancel: () => void
}

const Body = chakra('div', { base: { marginTop: '5' } })

/** Asks for a code of the app before the second factor is changed. */
export const TwoFactorAsk = ({ asked, onSubmit, onCancel }: TwoFactorAskProps) => {
  const { t } = useTranslation('twoFactor')
  const isTurnOff = asked?.purpose !== 'renew'
  const pending = asked?.pending ?? false
  const submit = t(isTurnOff ? 'section.turnOffSubmit' : 'section.renewSubmit')
  return (
    <Dialog
      open={asked !== null}
      role="alertdialog"
      title={t(isTurnOff ? 'section.ask.turnOff' : 'section.ask.renew')}
      description={t(isTurnOff ? 'section.ask.turnOffText' : 'section.ask.renewText')}
      onClose={onCancel}
    >
      <Body>
        <AppCodeForm pending={pending} problem={asked?.problem ?? null} onSubmit={onSubmit}>
          <DialogActions>
            <Button variant="outline" disabled={pending} onClick={onCancel}>
              {t('section.cancel')}
            </Button>
            <Button type="submit" variant={isTurnOff ? 'danger' : 'solid'} busy={pending}>
              {pending ? t('section.proving') : submit}
            </Button>
          </DialogActions>
        </AppCodeForm>
      </Body>
    </Dialog>
  )
}
