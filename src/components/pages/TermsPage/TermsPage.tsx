import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Container } from '#components/layout/Container/Container.tsx'
import { useLanguage } from '#components/layout/useLanguage.ts'
import { MarkedWords } from '#components/ui/MarkedWords/MarkedWords.tsx'
import type { Language } from '#domain/language.ts'
import { Section } from './Section.tsx'

/** The day on which the words below last changed. Change it together with them. */
const updated = '2026-11-21'

/** English is British here, dates included. */
const dateLocales: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en-GB' }

const Root = chakra('article', {
  base: {
    paddingBlockStart: { base: '10', md: '14', lg: '20' },
    paddingBlockEnd: { base: '16', lg: '6.5rem' },
  },
})

const Title = chakra('h1', { base: { textStyle: 'h1' } })
const Updated = chakra('p', {
  base: { marginBlockStart: '2', color: 'fg.subtle', fontSize: 'sm' },
})
const Lead = chakra('p', {
  base: { marginBlockStart: '5', maxWidth: '38em', textStyle: 'lead', color: 'fg.muted' },
})

/** The terms (decision S5): what the site does, which data lies where, what one can do about it. */
export const TermsPage = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  // A date without a time: the zone of the reader must not move it by a day.
  const date = new Intl.DateTimeFormat(dateLocales[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  const contact = <AppLink to="/#contact">{null}</AppLink>
  return (
    <Container>
      <Root>
        <Title tabIndex={-1}>{t('legal.heading')}</Title>
        <Updated>
          <time dateTime={updated}>
            {t('legal.updated', { date: date.format(new Date(updated)) })}
          </time>
        </Updated>
        <Lead>{t('legal.lead')}</Lead>
        <Section heading={t('legal.site.heading')}>
          <p>{t('legal.site.purpose')}</p>
          <p>{t('legal.site.agreement')}</p>
        </Section>
        <Section heading={t('legal.account.heading')}>
          <p>{t('legal.account.kept')}</p>
          <p>{t('legal.account.code')}</p>
          <p>{t('legal.account.cookie')}</p>
          <p>{t('legal.account.care')}</p>
        </Section>
        <Section heading={t('legal.message.heading')}>
          <p>{t('legal.message.kept')}</p>
          <p>{t('legal.message.access')}</p>
        </Section>
        <Section heading={t('legal.products.heading')}>
          <p>{t('legal.products.kept')}</p>
          <p>{t('legal.products.loss')}</p>
        </Section>
        <Section heading={t('legal.browser.heading')}>
          <p>{t('legal.browser.kept')}</p>
          <p>{t('legal.browser.none')}</p>
        </Section>
        <Section heading={t('legal.rights.heading')}>
          <p>
            <MarkedWords marks={{ contact }}>{t('legal.rights.text')}</MarkedWords>
          </p>
        </Section>
        <Section heading={t('legal.liability.heading')}>
          <p>{t('legal.liability.text')}</p>
        </Section>
      </Root>
    </Container>
  )
}
