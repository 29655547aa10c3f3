import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { FactorCodeForm } from '#components/auth/FactorCodeForm/FactorCodeForm.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Dialog } from '#components/ui/Dialog/Dialog.tsx'
import { DialogActions } from '#components/ui/DialogActions/DialogActions.tsx'
import { paths } from '#domain/paths.ts'
import type { FactorsFlow } from '#machines/factors.ts'
import { factorsFailureMessage } from './factorsFailureMessage.ts'

interface TwoFactorAskProps {
  /** On another screen the dialog is closed, and the focus returns to the button. */
  readonly flow: FactorsFlow
}

const Body = chakra('div', { base: { display: 'grid', gap: '4', marginTop: '4' } })
// The text of the quiet button aligns with the field, its background is wider.
const Other = chakra('div', { base: { marginInlineStart: '-3', marginBlock: '-2' } })

/** The code, or another way where the phone is lost. */
const Question = ({ flow }: { readonly flow: Extract<FactorsFlow, { screen: 'ask' }> }) => {
  const { purpose, method, offers, pending, problem, submit, choose, cancel } = flow
  const { t } = useTranslation(['twoFactor', 'errors'])
  const isTurnOff = purpose === 'turnOff'
  const other = method === 'totp' ? 'recoveryCode' : 'totp'
  return (
    <Body>
      {/* Another kind of code is announced; the first is read with the dialog. */}
      <p role="status">{t(`login.lead.${method}`)}</p>
      <FactorCodeForm
        key={method}
        method={method}
        pending={pending}
        failure={problem === null ? null : factorsFailureMessage(t, method, problem)}
        takesFocus
        onSubmit={submit}
      >
        <Other>
          {offers.recoveryCode ? (
            <Button variant="quiet" size="sm" disabled={pending} onClick={() => choose(other)}>
              {t(`section.other.${other}`)}
            </Button>
          ) : (
            <AppLink to={paths.contact} variant="quiet" size="sm">
              {t('login.contact')}
            </AppLink>
          )}
        </Other>
        <DialogActions>
          <Button variant="outline" disabled={pending} onClick={cancel}>
            {t('section.cancel')}
          </Button>
          <Button type="submit" variant={isTurnOff ? 'danger' : 'solid'} busy={pending}>
            {pending ? t('section.proving') : t(`section.${purpose}Submit`)}
          </Button>
        </DialogActions>
      </FactorCodeForm>
    </Body>
  )
}

/** Asks for a code before the second factor is changed. */
export const TwoFactorAsk = ({ flow }: TwoFactorAskProps) => {
  const { t } = useTranslation('twoFactor')
  const asked = flow.screen === 'ask' ? flow : null
  const purpose = asked?.purpose ?? 'turnOff'
  return (
    <Dialog
      open={asked !== null}
      role="alertdialog"
      title={t(`section.ask.${purpose}`)}
      description={t(`section.ask.${purpose}Text`)}
      onClose={flow.cancel}
    >
      {asked === null ? null : <Question flow={asked} />}
    </Dialog>
  )
}
