import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Props of {@link ResultsCount}. */
export interface ResultsCountProps {
  /** How many products match. */
  readonly count: number
  /** The search text; what is announced when nothing matches quotes it. */
  readonly query: string
}

const Count = chakra('p', {
  base: {
    fontSize: 'sm',
    lineHeight: 'snugZh',
    color: 'fg.subtle',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
})

/** Milliseconds without a change after which the count is announced. */
const announceAfterMs = 700

interface Seen {
  readonly count: number
  readonly query: string
}

/**
 * How many products are listed (spec §2). The text changes at once. It is announced once, after typing
 * stops, never on the first render, and again after a change of the language (decision L3).
 */
export const ResultsCount = ({ count, query }: ResultsCountProps) => {
  const { t } = useTranslation('catalogue')
  const [first] = useState<Seen>({ count, query })
  const [announced, setAnnounced] = useState<Seen>(first)

  useEffect(() => {
    if (announced.count === count && announced.query === query) return undefined
    const timer = setTimeout(() => setAnnounced({ count, query }), announceAfterMs)
    return () => clearTimeout(timer)
  }, [count, query, announced])

  const textOf = (seen: Seen) =>
    seen.count === 0 && seen.query !== ''
      ? t('state.noMatch', { query: seen.query })
      : t('results', { count: seen.count })

  return (
    <>
      <Count>{t('results', { count })}</Count>
      <VisuallyHidden role="status">{announced === first ? '' : textOf(announced)}</VisuallyHidden>
    </>
  )
}
