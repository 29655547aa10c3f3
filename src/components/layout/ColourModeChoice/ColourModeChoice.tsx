import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { colourModeOf, colourModes, type ColourMode } from '#domain/colourMode.ts'

const Root = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    columnGap: '3',
    fontSize: 'sm',
    // A script applies the choice, and paper is light.
    '@media (scripting: none), print': { display: 'none' },
    '& > legend': { float: 'left', color: 'fg.subtle' },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '1' },
    '& label': {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: { base: 'control.md', lg: '2rem' },
      paddingInline: '3',
      color: 'fg.muted',
    },
    // The radio button is the frame of its text, and the finger's target is higher.
    '& input': {
      position: 'absolute',
      insetInline: 0,
      insetBlock: { base: '1.5', lg: 0 },
      margin: 0,
      appearance: 'none',
      borderWidth: '1px',
      borderColor: 'transparent',
      borderRadius: 'sm',
      cursor: 'pointer',
      _hover: { background: 'bg.muted' },
      '@media (forced-colors: active)': { borderColor: 'Canvas' },
    },
    '& input:checked': {
      borderColor: 'border.control',
      background: 'bg',
      '@media (forced-colors: active)': { borderWidth: '2px', borderColor: 'Highlight' },
    },
    '& input + span': { position: 'relative', pointerEvents: 'none' },
    '& input:checked + span': { color: 'fg', fontWeight: 'semibold' },
  },
})

const neverChanges = () => () => {}

const chosen = (): ColourMode => colourModeOf(document.documentElement.dataset['colourMode'])

/**
 * Light, dark, or as the system (decision D7). The pre-paint script applies and stores the choice, and marks it
 * in every copy of the group, so that it works before the app starts. Storybook has its own control.
 */
export const ColourModeChoice = () => {
  const { t } = useTranslation('common')
  const name = useId()
  const mode = useSyncExternalStore(neverChanges, chosen, () => 'system' as const)
  return (
    <Root data-colour-modes="">
      <legend>{t('colourMode.label')}</legend>
      <div>
        {colourModes.map((value) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === mode} />
            <span>{t(`colourMode.${value}`)}</span>
          </label>
        ))}
      </div>
    </Root>
  )
}
