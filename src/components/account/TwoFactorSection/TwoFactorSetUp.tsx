import { chakra } from '@chakra-ui/react/styled-system'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { factorsFailureMessage } from '#components/account/ProofForm/ProofForm.tsx'
import { QrCode } from '#components/account/QrCode/QrCode.tsx'
import { FactorCodeForm } from '#components/auth/FactorCodeForm/FactorCodeForm.tsx'
import { shortText } from '#components/theme/shortText.ts'
import { stepNumber } from '#components/theme/stepNumber.ts'
import { Button } from '#components/ui/Button/Button.tsx'
import { CopyButton } from '#components/ui/CopyButton/CopyButton.tsx'
import { inGroups } from '#domain/factors.rules.ts'
import type { FactorsFlow } from '#machines/factors/flow.ts'

interface TwoFactorSetUpProps {
  readonly flow: Extract<FactorsFlow, { readonly screen: 'setUp' }>
  /** The first heading, to move focus to it. */
  readonly headingRef?: Ref<HTMLHeadingElement>
}

const Steps = chakra('ol', {
  base: { display: 'grid', gap: '7', width: '100%', counterReset: 'step' },
})
const Step = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: '3',
    paddingInlineStart: '10',
    minWidth: 0,
    counterIncrement: 'step',
    _before: stepNumber,
    // Under the last number there is no line, so that on the smallest phones its boxes are 40 px wide (brief §9).
    '@media (max-width: 22.49rem)': { '&:last-of-type > form': { marginInlineStart: '-10' } },
    // The live line, to the next number.
    '&:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '1.625rem -1.75rem',
      insetInlineStart: 'calc(0.8125rem - 1px)',
      width: '2px',
      background: 'live',
    },
  },
})
const Title = chakra('h3', { base: { fontSize: 'md' } })
const Text = chakra('p', {
  base: { marginTop: '0.5', fontSize: 'sm', color: 'fg.muted', ...shortText },
})
const Scan = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '5', minWidth: 0 } })
const Manual = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: '2',
    minWidth: 0,
    fontSize: 'sm',
  },
})
const Secret = chakra(
  'p',
  {
    base: {
      maxWidth: '13rem',
      fontFamily: 'mono',
      fontSize: 'md',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
  },
  // Chakra has a style property of this name. Page translators must not change a key.
  { forwardProps: ['translate'] },
)
const Tools = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2.5' } })

/** Gives the key to an authenticator app, and asks for its first code. */
export const TwoFactorSetUp = ({ flow, headingRef }: TwoFactorSetUpProps) => {
  const { secret, uri, pending, problem, submit, cancel } = flow
  const { t } = useTranslation(['twoFactor', 'errors'])
  return (
    <Steps>
      <Step>
        <div>
          <Title ref={headingRef}>{t('section.scan')}</Title>
          <Text>{t('section.scanText')}</Text>
        </div>
        <Scan>
          <QrCode text={uri} label={t('section.qr')} failed={t('section.qrFailed')} />
          <Manual>
            <Text>{t('section.manual')}</Text>
            <Secret translate="no">{inGroups(secret, 4, ' ')}</Secret>
            <CopyButton
              text={secret}
              labels={{
                copy: t('section.copyKey'),
                copied: t('section.copied'),
                failed: t('section.copyFailed'),
              }}
            />
          </Manual>
        </Scan>
      </Step>
      <Step>
        <Title>{t('section.enter')}</Title>
        <FactorCodeForm
          method="totp"
          pending={pending}
          failure={problem === null ? null : factorsFailureMessage(t, 'totp', problem)}
          onSubmit={submit}
        >
          <Tools>
            <Button type="submit" busy={pending}>
              {pending ? t('section.confirming') : t('section.confirm')}
            </Button>
            <Button variant="outline" disabled={pending} onClick={cancel}>
              {t('section.cancel')}
            </Button>
          </Tools>
        </FactorCodeForm>
      </Step>
    </Steps>
  )
}
