import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useId } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Spaced } from '#components/ui/spaced.tsx'
import {
  FeatureSymbol,
  type Feature,
} from '#components/illustrations/FeatureSymbol/FeatureSymbol.tsx'
import { Clause, SectionHeading, SectionLead } from '#components/landing/LandingSection.tsx'
import { LineSection, Spine, Stub } from '#components/landing/Line.tsx'
import { Card, Character, Rest, Sign, Wire } from './Card.tsx'
import { Cards, Entry, Exit, Grid, Head, Left, Right } from './featureStyles.ts'

// The characters are part of the brand in both languages. Where the page is not Chinese, the word stands beside each.
const features: readonly (readonly [Feature, string])[] = [
  ['source', '源'],
  ['control', '控'],
  ['use', '用'],
]

/** What the brand does, in three cards that stand on one wire (spec §1, brief §5). */
export const FeatureCards = () => {
  const { t } = useTranslation('landing')
  const headingId = useId()
  return (
    <LineSection id="features" aria-labelledby={headingId}>
      <Grid>
        <Spine at="narrow" flow="down" />
        <Stub at="narrow" />
        <Left at="wide" flow="down" />
        <Entry at="wide" flow="right" />
        <Head>
          <SectionHeading id={headingId}>{t('features.heading')}</SectionHeading>
          <SectionLead>
            <Trans
              parent={Spaced}
              t={t}
              i18nKey="features.lead"
              components={{ clause: <Clause /> }}
            />
          </SectionLead>
        </Head>
        <Cards>
          {features.map(([feature, character]) => (
            <Card key={feature}>
              <Wire>
                <FeatureSymbol feature={feature} />
                <Rest flow="right" />
              </Wire>
              <Sign aria-hidden="true">
                <Character lang="zh-CN">{character}</Character>
                {t(`features.${feature}.name`) === character ? null : (
                  <chakra.span fontSize="xl" lineHeight="1">
                    {t(`features.${feature}.name`)}
                  </chakra.span>
                )}
              </Sign>
              <h3>
                <Trans
                  parent={Spaced}
                  t={t}
                  i18nKey={`features.${feature}.title`}
                  components={{ name: <VisuallyHidden>{null}</VisuallyHidden> }}
                />
              </h3>
              <p>{t(`features.${feature}.text`)}</p>
            </Card>
          ))}
        </Cards>
        <Exit at="wide" flow="right" />
        <Right at="wide" flow="down" />
      </Grid>
    </LineSection>
  )
}
