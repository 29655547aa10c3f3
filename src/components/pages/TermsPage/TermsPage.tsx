import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useTranslation } from 'react-i18next'
import { useId, type ReactNode } from 'react'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Container } from '#components/layout/Container/Container.tsx'
import { useLanguage } from '#components/layout/useLanguage.ts'
import { shortText } from '#components/theme/shortText.ts'
import { Spaced } from '#components/ui/spaced.tsx'
import { formatDay } from '#domain/format.ts'
import { paths } from '#domain/paths.ts'

interface SectionProps {
  /** Heading of the section. */
  readonly heading: string
  /** Paragraphs. */
  readonly children: ReactNode
}

const SectionRoot = chakra('section', {
  base: {
    marginBlockStart: '10',
    paddingBlockStart: '6',
    borderBlockStartWidth: '1px',
    display: 'grid',
    gap: { base: '3', lg: '8' },
    gridTemplateColumns: { lg: '4fr 8fr' },
  },
})

const Text = chakra('div', {
  base: {
    maxWidth: 'container.text',
    '& p + p': { marginBlockStart: '3' },
  },
})

const Heading = chakra('h2', { base: { textStyle: 'h3' } })

/** One section of the terms, with its heading above it, or at its left on wide screens. */
const Section = ({ heading, children }: SectionProps) => {
  const id = useId()
  return (
    <SectionRoot aria-labelledby={id}>
      <Heading id={id}>{heading}</Heading>
      <Text>{children}</Text>
    </SectionRoot>
  )
}

/** Date of the last change of the terms. Update it with the text. */
const updated = '2026-11-28'

const Root = chakra('article', {
  base: {
    containerType: 'inline-size',
    paddingBlockStart: { base: '10', md: '14', lg: '20' },
    paddingBlockEnd: { base: '16', lg: '6.5rem' },
  },
})

const Title = chakra('h1', { base: { textStyle: 'h1' } })
const Updated = chakra('p', {
  base: { marginBlockStart: '2', color: 'fg.subtle', fontSize: 'sm' },
})
const Lead = chakra('p', {
  base: {
    marginBlockStart: '5',
    maxWidth: '38em',
    textStyle: 'lead',
    color: 'fg.muted',
    ...shortText,
  },
})

interface TermsPageProps {
  /** Days that contact messages and sign-up codes are kept; 0 without end. */
  readonly keepDays?: number
}

/** The terms (decision S5): what the site does, which data lies where, what one can do about it. */
export const TermsPage = ({ keepDays = 0 }: TermsPageProps) => {
  const { t } = useTranslation('legal')
  const language = useLanguage()
  // A date without a time: the zone of the reader must not move it by a day.
  const date = formatDay(language, Date.parse(updated), 'UTC')
  const contact = <AppLink to={paths.contact}>{null}</AppLink>
  return (
    <Container>
      <Root>
        <Title>{t('heading')}</Title>
        <Updated>
          <time dateTime={updated}>{t('updated', { date })}</time>
        </Updated>
        <Lead>{t('lead')}</Lead>
        <Section heading={t('site.heading')}>
          <p>{t('site.purpose')}</p>
          <p>{t('site.agreement')}</p>
        </Section>
        <Section heading={t('account.heading')}>
          <p>{t('account.kept')}</p>
          <p>{t('account.code')}</p>
          <p>{t('account.cookie')}</p>
          <p>{t('account.care')}</p>
        </Section>
        <Section heading={t('message.heading')}>
          <p>{t('message.kept')}</p>
          <p>{t('message.access')}</p>
          {keepDays > 0 && <p>{t('message.letGo', { count: keepDays })}</p>}
        </Section>
        <Section heading={t('products.heading')}>
          <p>{t('products.kept')}</p>
          <p>{t('products.loss')}</p>
        </Section>
        <Section heading={t('browser.heading')}>
          <p>{t('browser.kept')}</p>
          <p>{t('browser.none')}</p>
        </Section>
        <Section heading={t('rights.heading')}>
          <p>
            <Trans parent={Spaced} t={t} i18nKey="rights.text" components={{ contact }} />
          </p>
        </Section>
        <Section heading={t('liability.heading')}>
          <p>{t('liability.text')}</p>
        </Section>
      </Root>
    </Container>
  )
}
