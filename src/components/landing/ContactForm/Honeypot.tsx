import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'

/** Name of the field: nothing that a browser fills in. */
export const honeypotName = 'subject_ref'

// Not `display: none`: some robots skip such fields.
const Root = chakra('div', {
  base: {
    position: 'absolute',
    insetInlineStart: '-100vw',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
  },
})

/** A hidden field that only robots fill in (decision C1). */
export const Honeypot = () => {
  const { t } = useTranslation('contact')
  return (
    <Root aria-hidden="true">
      <label>
        <span>{t('form.honeypot')}</span>
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </Root>
  )
}
