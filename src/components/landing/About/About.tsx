import { useId } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Spaced } from '#components/ui/spaced.tsx'
import { Clause } from '#components/landing/LandingSection.tsx'
import { LineSection, Spine } from '#components/landing/Line.tsx'
import { noCompany, type Company } from '#domain/company.ts'
import { WorksIllustration } from '#components/illustrations/WorksIllustration/WorksIllustration.tsx'
import {
  Facts,
  Figures,
  Grid,
  Heading,
  Left,
  Mark,
  Right,
  Run,
  Sentence,
  Text,
  Works,
} from './aboutStyles.ts'

/** What the sample products promise; a site that publishes others has none of them (decision P9). */
const facts = ['battery', 'supply', 'updates'] as const

const arcs = 'M11 8C25.5 18 25.5 46 11 56M53 8C38.5 18 38.5 46 53 56'

export interface AboutProps {
  /** Who stands behind the brand (decision B1). @defaultValue nothing */
  readonly company?: Company
}

/**
 * Who the brand is (spec §1): the one dark band of the page (brief §5). The works stand on the line of
 * the page, which passes behind the arcs of the mark and crosses them in its point.
 */
export const About = ({ company = noCompany }: AboutProps) => {
  const { t } = useTranslation('landing')
  const { founded, place, people } = company
  // As text: a year takes no thousands separator.
  const figures = [
    ...(founded > 0 ? [['founded', String(founded)] as const] : []),
    ...(place === '' ? [] : [['place', place] as const]),
    ...(people > 0 ? [['people', String(people)] as const] : []),
  ]
  const headingId = useId()
  return (
    <LineSection id="about" aria-labelledby={headingId}>
      <Grid>
        <Spine at="narrow" flow="down" />
        <Right at="wide" flow="down" />
        <Run at="wide" flow="left" />
        <Left at="wide" flow="down" />
        <Text>
          <Heading id={headingId}>{t('about.heading')}</Heading>
          <Sentence>
            <Trans
              parent={Spaced}
              t={t}
              i18nKey="about.sentence"
              components={{ clause: <Clause /> }}
            />
          </Sentence>
          {import.meta.env.VITE_CATALOGUE ? null : (
            <Facts role="list">
              {facts.map((fact) => (
                <li key={fact}>
                  <b>{t(`about.facts.${fact}.figure`)}</b>
                  <span>{t(`about.facts.${fact}.text`)}</span>
                </li>
              ))}
            </Facts>
          )}
        </Text>
        <Works>
          <WorksIllustration />
        </Works>
        {figures.length > 0 ? (
          <Figures>
            {figures.map(([name, value]) => (
              <div key={name}>
                <dt>{t(`about.company.${name}`)}</dt>
                <dd>{t(`about.company.${name}Value`, { value })}</dd>
              </div>
            ))}
          </Figures>
        ) : null}
        <Mark>
          <svg viewBox="0 0 64 64" fill="none" aria-hidden="true">
            <path d={arcs} stroke="var(--ground)" strokeWidth="9" />
            <path d={arcs} stroke="currentColor" strokeWidth="7" />
            <circle cx="32" cy="32" r="4.6" fill="var(--live)" />
          </svg>
        </Mark>
      </Grid>
    </LineSection>
  )
}
