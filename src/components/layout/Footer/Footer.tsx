import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { Logo } from '#components/illustrations/Logo/Logo.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Container } from '#components/layout/Container/Container.tsx'
import { paths } from '#domain/paths.ts'

/** Props of {@link Footer}. */
export interface FooterProps {
  /** Year of the copyright line: a prop, so that a prerendered page and its hydration agree. */
  readonly year: number
}

const Root = chakra('footer', {
  base: {
    borderBlockStartWidth: '1px',
    background: 'bg.subtle',
    color: 'fg.subtle',
    fontSize: 'sm',
  },
})

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    columnGap: '6',
    paddingBlock: '6',
  },
})

const Brand = chakra('span', {
  base: { height: '1.625rem', maxWidth: '100%', color: 'fg', marginInlineEnd: 'auto' },
})

// 24 px high at least, for a finger.
const Terms = chakra('span', { base: { '& a': { display: 'inline-block', paddingBlock: '1' } } })

/** Foot of every page (spec §2): logo, terms and the copyright line. */
export const Footer = ({ year }: FooterProps) => {
  const { t } = useTranslation('common')
  return (
    <Root>
      <Container>
        <Row>
          <Brand>
            <Logo name={t('brand.name')} />
          </Brand>
          <Terms>
            <AppLink to={paths.terms}>{t('footer.terms')}</AppLink>
          </Terms>
          {/* As text: a year takes no thousands separator. */}
          <p>{t('footer.copyright', { year: String(year) })}</p>
        </Row>
      </Container>
    </Root>
  )
}
