import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { CategoryIllustration } from '#components/illustrations/CategoryIllustration/CategoryIllustration.tsx'
import { Container } from '#components/layout/Container/Container.tsx'
import type { Category } from '#domain/catalogue/product.ts'

/** Props of {@link CategoryHead}. */
export interface CategoryHeadProps {
  /** Which of the six. */
  readonly category: Category
}

// The live line runs on to both edges of the window; `clip` keeps it from widening the page.
const Root = chakra('div', { base: { overflowX: 'clip' } })

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '4',
    paddingTop: { base: '6', md: '8' },
  },
})

const Words = chakra('div', {
  base: {
    minWidth: 0,
    paddingBottom: { base: 0, md: '7' },
    '& > h1': { textStyle: 'h1' },
    '& > p': { marginTop: '1.5', color: 'fg.muted' },
  },
})

const line = {
  content: '""',
  position: 'absolute',
  // The line enters and leaves the drawing at 100 of 120.
  top: 'calc(100% * 5 / 6 - 1.25px)',
  width: '100vw',
  height: '2.5px',
  background: 'live',
} as const

const Art = chakra('div', {
  base: {
    display: { base: 'none', md: 'block' },
    position: 'relative',
    flex: 'none',
    width: '12.5rem',
    '--cat-bg': 'colors.bg',
    _before: { ...line, right: '100%' },
    _after: { ...line, left: '100%' },
    '@media (forced-colors: active)': {
      '&::before, &::after': { background: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
})

const Head = ({ category }: CategoryHeadProps) => {
  const { t } = useTranslation(['catalogue', 'common'])
  return (
    <Root>
      <Container>
        <Row>
          <Words>
            <h1>{t(`common:category.${category}`)}</h1>
            <p>{t(`intro.${category}`)}</p>
          </Words>
          <Art aria-hidden="true">
            <CategoryIllustration category={category} />
          </Art>
        </Row>
      </Container>
    </Root>
  )
}

/**
 * Heading of a category page: name, one sentence, and the drawing on its live line (brief §1).
 * Typing in the search below does not draw it again.
 */
export const CategoryHead = memo(Head)
