import { chakra } from '@chakra-ui/react/styled-system'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { focusOnce } from '#components/ui/focus.ts'

export interface SkipLinkProps {
  /** Id of the element that holds the content, without `#`. */
  readonly target: string
}

const Root = chakra('a', {
  base: {
    position: 'fixed',
    insetBlockStart: '2',
    insetInlineStart: '2',
    zIndex: 'skipLink',
    paddingBlock: '2',
    paddingInline: '4',
    minHeight: 'control.md',
    display: 'inline-flex',
    alignItems: 'center',
    borderRadius: 'sm',
    borderWidth: '1px',
    borderColor: 'transparent',
    background: 'brand.solid',
    color: 'brand.contrast',
    fontWeight: 'semibold',
    // Out of sight, yet in the tab order: the first stop of every page.
    '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
  },
})

const skip = (event: MouseEvent, target: string) => {
  const element = document.getElementById(target)
  if (element === null) return
  // Not a navigation: the address and the history stay as they are.
  event.preventDefault()
  focusOnce(element)
  element.scrollIntoView()
}

/** First stop of the keyboard on every page: past the header to the content (WCAG 2.4.1). */
export const SkipLink = ({ target }: SkipLinkProps) => {
  const { t } = useTranslation('common')
  return (
    <Root href={`#${target}`} onClick={(event) => skip(event, target)}>
      {t('nav.skip')}
    </Root>
  )
}
