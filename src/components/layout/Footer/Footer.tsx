import { useTranslation } from 'react-i18next'
import { Logo } from '#components/illustrations/Logo/Logo.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { ColourModeChoice } from '#components/layout/ColourModeChoice/ColourModeChoice.tsx'
import { Container } from '#components/layout/Container/Container.tsx'
import { categories } from '#domain/catalogue/product.ts'
import { noCompany, phoneLink, type Company } from '#domain/company.ts'
import { paths } from '#domain/paths.ts'
import styles from './Footer.module.css'

export interface FooterProps {
  /** Year of the copyright line: a prop, so that a prerendered page and its hydration agree. */
  readonly year: number
  /** Who stands behind the site (decision B1). @defaultValue nothing */
  readonly company?: Company
}

/** The register that a filing number has to link to. */
const icpRegister = 'https://beian.miit.gov.cn/'

/** Foot of every page (spec §2): the brand and its company, categories, contact, copyright, colour mode. */
export const Footer = ({ year, company = noCompany }: FooterProps) => {
  const { t } = useTranslation('common')
  const { name, address, phone, email, hours, icp, licence } = company
  const dial = phoneLink(phone)
  return (
    <footer className={styles.root}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.who}>
            <span className={styles.brand}>
              <Logo name={t('brand.name')} />
            </span>
            {name ? (
              <p>
                <span>{name}</span>{' '}
                {company.example ? (
                  <span className={styles.example}>{t('company.example')}</span>
                ) : null}
              </p>
            ) : null}
            {address ? <p>{address}</p> : null}
            {phone || email ? (
              <p className={styles.reach}>
                {dial === undefined ? phone : <a href={dial}>{phone}</a>}{' '}
                {email ? <a href={`mailto:${email}`}>{email}</a> : null}
              </p>
            ) : null}
            <p className={hours ? undefined : styles.reply}>{hours ? hours : t('footer.reply')}</p>
          </div>
          <nav aria-label={t('footer.products')}>
            <h2>{t('footer.products')}</h2>
            <ul role="list">
              {categories.map((category) => (
                <li key={category}>
                  <AppLink variant="bare" to={paths.category(category)}>
                    {t(`category.${category}`)}
                  </AppLink>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>{t('footer.brand')}</h2>
            <ul role="list">
              <li>
                <AppLink variant="bare" to={paths.about}>
                  {t('nav.about')}
                </AppLink>
              </li>
              <li>
                <AppLink variant="bare" to={paths.contact}>
                  {t('nav.contact')}
                </AppLink>
              </li>
              <li>
                <AppLink variant="bare" to={paths.terms}>
                  {t('footer.terms')}
                </AppLink>
              </li>
            </ul>
          </div>
        </div>
        <div className={styles.last}>
          {/* As text: a year takes no thousands separator. */}
          <p>{t('footer.copyright', { year: String(year) })}</p>
          {licence ? <p>{t('company.licence', { number: licence })}</p> : null}
          {icp ? <a href={icpRegister}>{icp}</a> : null}
          <ColourModeChoice />
        </div>
      </Container>
    </footer>
  )
}
