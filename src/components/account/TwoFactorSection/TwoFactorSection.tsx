import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '#components/account/LoadFailed/LoadFailed.tsx'
import { ProofForm } from '#components/account/ProofForm/ProofForm.tsx'
import { RecoveryCodes } from '#components/account/RecoveryCodes/RecoveryCodes.tsx'
import { ProblemBanner } from '#components/forms/ProblemBanner/ProblemBanner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Dialog } from '#components/ui/Dialog/Dialog.tsx'
import { DialogActions } from '#components/ui/DialogActions/DialogActions.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { Skeleton } from '#components/ui/Skeleton/Skeleton.tsx'
import { announce } from '#components/ui/Announcer/announce.ts'
import { focusOnce, isFocusLost } from '#components/ui/focus.ts'
import type { FactorsFlow } from '#machines/factors/flow.ts'
import { TwoFactorSetUp } from './TwoFactorSetUp.tsx'
import styles from './TwoFactorSection.module.css'

/** The code, or another way where the phone is lost. */
const Question = ({ flow }: { readonly flow: Extract<FactorsFlow, { screen: 'ask' }> }) => {
  const { purpose, method, offers, pending, problem, submit, choose, cancel } = flow
  const { t } = useTranslation('twoFactor')
  return (
    <div className={styles.question}>
      <ProofForm
        method={method}
        recoveryCode={offers.recoveryCode}
        pending={pending}
        problem={problem}
        onSubmit={submit}
        onMethod={choose}
      >
        <DialogActions>
          <Button variant="outline" disabled={pending} onClick={cancel}>
            {t('section.cancel')}
          </Button>
          <Button type="submit" variant={purpose === 'turnOff' ? 'danger' : 'solid'} busy={pending}>
            {pending ? t('section.proving') : t(`section.${purpose}Submit`)}
          </Button>
        </DialogActions>
      </ProofForm>
    </div>
  )
}

/** Asks for a code before the second factor is changed; closed on another screen. */
const TwoFactorAsk = ({ flow }: Pick<TwoFactorSectionProps, 'flow'>) => {
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

interface TwoFactorListProps {
  readonly flow: Extract<FactorsFlow, { readonly screen: 'on' | 'ask' }>
  readonly emailVerified: boolean
}

/** The factors that are set up, and what can be changed about them. */
const TwoFactorList = ({ flow: { offers, ask }, emailVerified }: TwoFactorListProps) => {
  const { t } = useTranslation('twoFactor')
  const mailOff = emailVerified ? 'mailAfterReset' : 'mailOff'
  const rows = [
    { name: 'app', icon: 'check', state: 'appOn' },
    { name: 'mail', icon: 'mail', state: offers.email ? 'mailOn' : mailOff },
    { name: 'codes', icon: 'copy', state: offers.recoveryCode ? 'codesOn' : 'codesOff' },
  ] as const
  return (
    <>
      <ul className={styles.list} aria-label={t('section.factors')}>
        {rows
          .filter(({ name }) => name !== 'app' || offers.totp)
          .map(({ name, icon, state }) => (
            <li className={styles.factor} key={name}>
              <Icon name={icon} />
              <div>
                <b className={styles.name}>{t(`section.${name}`)}</b>
                <p className={styles.state}>{t(`section.${state}`)}</p>
              </div>
              {name === 'codes' ? (
                <Button variant="outline" size="sm" onClick={() => ask('renew')}>
                  {t('section.renew')}
                </Button>
              ) : null}
            </li>
          ))}
      </ul>
      <div>
        <Button variant="quietDanger" size="sm" onClick={() => ask('turnOff')}>
          {t('section.turnOff')}
        </Button>
      </div>
    </>
  )
}

export interface TwoFactorSectionProps {
  /** Whether the second factor is on, or which step of the set-up is shown. */
  readonly flow: FactorsFlow
  /** Whether the address is verified: codes by mail need that. */
  readonly emailVerified: boolean
}

/** Screens by what is replaced: the question for a code lies over the list. */
const groupOf = ({ screen }: FactorsFlow) => (screen === 'ask' ? 'on' : screen)

/**
 * The second factor of an account: turn it on with an authenticator app, see the
 * recovery codes once, make new ones, turn it off. Heading and sentence are the page's.
 */
export const TwoFactorSection = ({ flow, emailVerified }: TwoFactorSectionProps) => {
  const { t } = useTranslation('twoFactor')
  const group = groupOf(flow)
  const shown = useRef(group)
  const lead = useRef<HTMLParagraphElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // What the visitor used is gone: the focus goes to the start of what took its place.
  const arrive = useEffectEvent((from: typeof group) => {
    const start = heading.current ?? lead.current
    if (from === 'loading' || start === null) return
    // Codes come once the second factor is on.
    announce([group === 'codes' ? t('section.on') : '', start.textContent].join(' ').trim())
    if (isFocusLost()) focusOnce(start)
  })
  useEffect(() => {
    if (shown.current === group) return
    const from = shown.current
    shown.current = group
    arrive(from)
  }, [group])

  switch (flow.screen) {
    case 'loading':
      return (
        <div className={styles.root}>
          <p className={styles.lead} ref={lead}>
            {t('section.loading')}
          </p>
          <Skeleton shape="control" percent={30} />
        </div>
      )
    case 'failed':
      return (
        <LoadFailed title={t('section.loadFailed')} problem={flow.problem} onRetry={flow.retry} />
      )
    case 'off':
      return (
        <div className={styles.root}>
          <p className={styles.lead} ref={lead}>
            {t('section.off')}
          </p>
          <ProblemBanner title={t('section.startFailed')} problem={flow.problem} />
          <Button variant="outline" busy={flow.pending} onClick={flow.start}>
            {flow.pending ? t('section.starting') : t('section.start')}
          </Button>
        </div>
      )
    case 'setUp':
      return <TwoFactorSetUp flow={flow} headingRef={heading} />
    case 'codes':
      return <RecoveryCodes codes={flow.codes} headingRef={heading} onSaved={flow.saved} />
    case 'on':
    case 'ask':
      return (
        <div className={styles.root}>
          <p className={styles.lead} ref={lead}>
            {t('section.on')}
          </p>
          <TwoFactorList flow={flow} emailVerified={emailVerified} />
          <TwoFactorAsk flow={flow} />
        </div>
      )
  }
}
