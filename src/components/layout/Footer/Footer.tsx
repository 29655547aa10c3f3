import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { Logo } from '#components/illustrations/Logo/Logo.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { TwinLink } from '#components/layout/AppLink/TwinLink.tsx'
import { Container } from '#components/layout/Container/Container.tsx'
import { useLanguage } from '#components/layout/useLanguage.ts'
import { categories } from '#domain/catalogue/product.ts'
import { htmlLang, languages } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'

/** What only the owner of the site knows. What is not given is not shown. */
export interface OwnerFacts {
  readonly company?: string | undefined
  readonly address?: string | undefined
  readonly phone?: string | undefined
  readonly email?: string | undefined
  readonly hours?: string | undefined
  /** The number of the filing that sites in mainland China show, as 京ICP备12345678号-1. */
  readonly icp?: string | undefined
}

export interface FooterProps {
  /** Year of the copyright line: a prop, so that a prerendered page and its hydration agree. */
  readonly year: number
  /** Company, address and the like. @defaultValue none */
  readonly owner?: OwnerFacts
}

const Root = chakra('footer', {
  base: {
    borderBlockStartWidth: '1px',
    background: 'bg.subtle',
    color: 'fg.subtle',
    fontSize: 'sm',
    // 24 px high at least, for a finger.
    '& a': { display: 'inline-block', paddingBlock: '1' },
  },
})

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '7',
    gridTemplateColumns: { base: '1fr 1fr', md: '1fr 1fr 1fr', lg: '5fr 4fr 2fr 2fr' },
    paddingTop: { base: '9', lg: '12' },
    paddingBottom: { base: '7', lg: '9' },
    '& h2': { marginBlockEnd: '1.5', color: 'fg', fontSize: 'sm' },
    '& li > a': { color: 'fg.muted', textDecorationLine: 'none' },
    '& li > a:hover': { textDecorationLine: 'underline', background: 'transparent' },
    '& li > a[hreflang]': { minHeight: '1.5rem', paddingInline: 0, background: 'transparent' },
    '& > .who': {
      gridColumn: { base: '1 / -1', lg: 'auto' },
      maxWidth: '26em',
      overflowWrap: 'anywhere',
      '& > p': { textWrap: 'balance' },
    },
    '& > nav > ul': { columnGap: '6', lg: { columns: '2' } },
  },
})

// Safari removes the list role together with the bullets.
const List = chakra('ul')

const Brand = chakra('span', {
  base: {
    display: 'block',
    height: '1.625rem',
    maxWidth: '100%',
    color: 'fg',
    marginBlockEnd: '4',
  },
})

const Last = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '6',
    paddingBlock: '4',
    borderBlockStartWidth: '1px',
  },
})

// The footer stays where it is.
const nothing = () => {}

/** The register that a filing number has to link to. */
const icpRegister = 'https://beian.miit.gov.cn/'

/** Foot of every page (spec §2): the brand and its owner, categories, contact, languages, copyright. */
export const Footer = ({ year, owner = {} }: FooterProps) => {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const { company, address, phone, email, hours, icp } = owner
  return (
    <Root>
      <Container>
        <Columns>
          <div className="who">
            <Brand>
              <Logo name={t('brand.name')} />
            </Brand>
            {company ? <p>{company}</p> : null}
            {address ? <p>{address}</p> : null}
            {phone ? (
              <p>
                <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
              </p>
            ) : null}
            {email ? (
              <p>
                <a href={`mailto:${email}`}>{email}</a>
              </p>
            ) : null}
            <p>{hours ? hours : t('footer.reply')}</p>
          </div>
          <nav aria-label={t('footer.products')}>
            <h2>{t('footer.products')}</h2>
            <List role="list">
              {categories.map((category) => (
                <li key={category}>
                  <AppLink to={paths.category(category)}>{t(`category.${category}`)}</AppLink>
                </li>
              ))}
            </List>
          </nav>
          <div>
            <h2>{t('footer.brand')}</h2>
            <List role="list">
              <li>
                <AppLink to={paths.about}>{t('nav.about')}</AppLink>
              </li>
              <li>
                <AppLink to={paths.contact}>{t('nav.contact')}</AppLink>
              </li>
              <li>
                <AppLink to={paths.terms}>{t('footer.terms')}</AppLink>
              </li>
            </List>
          </div>
          <div>
            <h2>{t('language.label')}</h2>
            <List role="list">
              {languages.map((name) => (
                <li key={name} lang={htmlLang[name]}>
                  <TwinLink language={name} current={name === language} onClick={nothing}>
                    {t(`language.${name}`)}
                  </TwinLink>
                </li>
              ))}
            </List>
          </div>
        </Columns>
        <Last>
          {/* As text: a year takes no thousands separator. */}
          <p>{t('footer.copyright', { year: String(year) })}</p>
          {icp ? <a href={icpRegister}>{icp}</a> : null}
        </Last>
      </Container>
    </Root>
  )
}
