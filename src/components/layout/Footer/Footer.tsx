import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { Logo } from '#components/illustrations/Logo/Logo.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { ColourModeChoice } from '#components/layout/ColourModeChoice/ColourModeChoice.tsx'
import { Container } from '#components/layout/Container/Container.tsx'
import { categories } from '#domain/catalogue/product.ts'
import { noCompany, phoneLink, type Company } from '#domain/company.ts'
import { paths } from '#domain/paths.ts'

export interface FooterProps {
  /** Year of the copyright line: a prop, so that a prerendered page and its hydration agree. */
  readonly year: number
  /** Who stands behind the site (decision B1). @defaultValue nothing */
  readonly company?: Company
}

const Root = chakra('footer', {
  base: {
    borderBlockStartWidth: '1px',
    background: 'bg.subtle',
    color: 'fg.subtle',
    fontSize: 'sm',
    // 24 px high at least, for a finger.
    '& a': { display: 'inline-block', minHeight: '1.5rem' },
    '& li > a': { paddingBlock: { base: '3px', lg: '1' } },
  },
})

const Columns = chakra('div', {
  base: {
    // As many side by side as fit: at large text the words take one column.
    display: { base: 'flex', lg: 'grid' },
    flexWrap: 'wrap',
    gridTemplateColumns: '6fr 4fr 2fr',
    columnGap: '7',
    rowGap: { base: '4', md: '6' },
    paddingTop: { base: '7', lg: '12' },
    paddingBottom: { base: '3', lg: '9' },
    '& > *': { flex: '1 1 5.5rem' },
    '& h2': { marginBlockEnd: '1.5', color: 'fg', fontSize: 'sm' },
    '& li > a': { color: 'fg.muted', textDecorationLine: 'none' },
    '& li > a:hover': { textDecorationLine: 'underline', background: 'transparent' },
    '& > .who': {
      flexBasis: '100%',
      maxWidth: { lg: '26em' },
      paddingBottom: { base: '1', md: 0 },
      overflowWrap: 'anywhere',
      // Lines of one height; high enough for a finger.
      lineHeight: '1.5rem',
      '& > p': { textWrap: 'balance' },
      '& .tag': {
        marginInlineStart: '1',
        paddingInline: '1.5',
        borderWidth: '1px',
        borderRadius: 'xs',
        fontSize: 'xs',
        whiteSpace: 'nowrap',
      },
    },
    '& > .who > .reach': { display: 'flex', flexWrap: 'wrap', columnGap: '4' },
    '& > nav': { flex: '2 1 12rem' },
    '& > nav > ul': { columns: '2 5rem', columnGap: '7' },
    // On paper who it is and where, not what can be followed.
    '@media print': {
      display: 'block',
      paddingBlock: '4',
      '& > :not(.who), & .reply': { display: 'none' },
    },
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
    marginBlockEnd: { base: '3', lg: '4' },
  },
})

const Last = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { base: '4', xl: '6' },
    rowGap: { base: '0.5', lg: '2' },
    paddingBlock: { base: '3', lg: '4' },
    fontSize: { base: 'xs', xl: 'sm' },
    lineHeight: '1.5rem',
    borderBlockStartWidth: '1px',
    // Apart from the texts above it.
    '& > fieldset': { marginBlockStart: { base: '2', lg: 0 }, marginInlineStart: { lg: 'auto' } },
  },
})

/** The register that a filing number has to link to. */
const icpRegister = 'https://beian.miit.gov.cn/'

/** Foot of every page (spec §2): the brand and its company, categories, contact, copyright, colour mode. */
export const Footer = ({ year, company = noCompany }: FooterProps) => {
  const { t } = useTranslation('common')
  const { name, address, phone, email, hours, icp, licence } = company
  return (
    <Root>
      <Container>
        <Columns>
          <div className="who">
            <Brand>
              <Logo name={t('brand.name')} />
            </Brand>
            {name ? (
              <p>
                <span>{name}</span>{' '}
                {company.example ? <span className="tag">{t('company.example')}</span> : null}
              </p>
            ) : null}
            {address ? <p>{address}</p> : null}
            {phone || email ? (
              <p className="reach">
                {phone ? <a href={phoneLink(phone)}>{phone}</a> : null}{' '}
                {email ? <a href={`mailto:${email}`}>{email}</a> : null}
              </p>
            ) : null}
            <p className={hours ? undefined : 'reply'}>{hours ? hours : t('footer.reply')}</p>
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
        </Columns>
        <Last>
          {/* As text: a year takes no thousands separator. */}
          <p>{t('footer.copyright', { year: String(year) })}</p>
          {licence ? <p>{t('company.licence', { number: licence })}</p> : null}
          {icp ? <a href={icpRegister}>{icp}</a> : null}
          <ColourModeChoice />
        </Last>
      </Container>
    </Root>
  )
}
