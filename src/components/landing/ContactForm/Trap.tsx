import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'

/** Name of the trap in the form's data: nothing that a browser would fill in by itself. */
export const trapName = 'subject_ref'

// Not `display: none`: some robots skip what is not laid out.
const Root = chakra('div', {
  base: {
    position: 'absolute',
    insetInlineStart: '-100vw',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
  },
})

/** A field that people neither see, hear nor reach, and that robots fill in (decision C1). */
export const Trap = () => {
  const { t } = useTranslation('contact')
  return (
    <Root aria-hidden="true">
      <label>
        {t('form.trap')}
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </Root>
  )
}
