import { useId, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { colourModeOf, colourModes, type ColourMode } from '#domain/colourMode.ts'
import styles from './ColourModeChoice.module.css'

const neverChanges = () => () => {}

const chosen = (): ColourMode => colourModeOf(document.documentElement.dataset['colourMode'])

/**
 * Light, dark, or as the system (decision D7). The pre-paint script applies and stores the choice, and marks it
 * in every copy of the group, so that it works before the app starts. Storybook has its own control.
 */
export const ColourModeChoice = () => {
  const { t } = useTranslation('common')
  const name = useId()
  const label = useId()
  const mode = useSyncExternalStore(neverChanges, chosen, () => 'system' as const)
  return (
    // Safari lays a legend out on a line of its own.
    <div className={styles.root} role="radiogroup" aria-labelledby={label} data-colour-modes="">
      <span id={label}>{t('colourMode.label')}</span>
      <div>
        {colourModes.map((value) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === mode} />
            <span>{t(`colourMode.${value}`)}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
