import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useTranslation } from 'react-i18next'
import { memo, useEffect, useState } from 'react'
import { useBreakers } from '#components/auth/AuthLayout/breakers.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { StrengthBar } from '#components/ui/StrengthBar/StrengthBar.tsx'
import { limits } from '#domain/limits.ts'
import { strengthOf, type PasswordRules } from '#domain/password.rules.ts'
import styles from './PasswordStrength.module.css'

/** How long typing has to pause before the rating is announced. */
const pauseMs = 800

/** The text, once it has not changed for a while, so that a live region does not announce each key. */
const useDebounced = (text: string): string => {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}

export interface PasswordStrengthProps {
  /** The password as it is typed. */
  readonly password: string
}

// A ring smaller than the check icon, so that the two differ in shape.
const Unmet = () => (
  <svg
    viewBox="0 0 20 20"
    width="1rem"
    height="1rem"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    aria-hidden="true"
  >
    <circle cx="10" cy="10" r="3" />
  </svg>
)

interface RuleProps {
  readonly rule: keyof PasswordRules
  readonly met: boolean
}

/** One of the five; most keys change none of them. */
const Rule = memo(function Rule({ rule, met }: RuleProps) {
  const { t } = useTranslation('auth')
  return (
    <li className={styles.rule} data-met={met ? '' : undefined}>
      {met ? <Icon name="check" size={16} /> : <Unmet />}
      <span>{t(`strength.${rule}`, { min: limits.signupPasswordMin })}</span>
      <VisuallyHidden>{met ? t('strength.met') : t('strength.unmet')}</VisuallyHidden>
    </li>
  )
})

const order = [
  'longEnough',
  'lowercase',
  'uppercase',
  'digit',
  'special',
] as const satisfies readonly (keyof PasswordRules)[]

/**
 * The strength of a new password: a bar with its level as text, and five rules that are checked one
 * by one (spec §5). The advice for a common password blocks nothing;
 * it stands first, and the bar is hatched. The level is announced when
 * typing pauses, not at each key; of a common password only the advice is, because the score may call it strong.
 */
export const PasswordStrength = ({ password }: PasswordStrengthProps) => {
  const { t } = useTranslation('auth')
  const { score, level, rules, common } = strengthOf(password)
  const levelText = t(password === '' ? 'strength.empty' : `strength.${level}`)
  const announced = useDebounced(
    password === ''
      ? ''
      : common
        ? t('strength.common')
        : t('strength.announced', { level: levelText }),
  )
  const light = useBreakers()
  useEffect(() => light(score), [light, score])
  return (
    <div className={styles.root}>
      <StrengthBar
        label={t('strength.label')}
        score={score}
        level={password === '' ? 'none' : level}
        levelText={levelText}
        hatched={common}
      />
      {common ? (
        <p className={styles.advice}>
          <span className={styles.warning}>
            <Icon name="warning" size={16} />
          </span>
          <span>{t('strength.common')}</span>
        </p>
      ) : null}
      <ul className={styles.rules} aria-label={t('strength.rules')}>
        {order.map((rule) => (
          <Rule key={rule} rule={rule} met={rules[rule]} />
        ))}
      </ul>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </div>
  )
}
