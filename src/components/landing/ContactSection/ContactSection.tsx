import { useId } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { chakra } from '@chakra-ui/react/styled-system'
import { ContactForm } from '#components/landing/ContactForm/ContactForm.tsx'
import { Clause, SectionHeading, SectionLead } from '#components/landing/LandingSection.tsx'
import {
  LineSection,
  Stub,
  lineMeasures,
  twoColumns,
  wide,
  wholeLines,
} from '#components/landing/Line.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { shortText } from '#components/theme/shortText.ts'
import { wholePixels } from '#components/theme/wholePixels.ts'
import { Spaced } from '#components/ui/spaced.tsx'
import { paths } from '#domain/paths.ts'
import type { ContactFlow } from '#machines/contact.ts'

/** `--line-end` shows the end of the line at the button, which stands `--end-x` from the page's edge. */
const Grid = chakra('div', {
  base: wholePixels({
    ...lineMeasures,
    '& h2 + p': wholeLines['& :is(p, li)'],
    '& h2': wholeLines['& :is(h2, h3)'],
    '& form :is(label, label ~ p)': { lineHeight: 'round(1.4em, 1px)' },
    position: 'relative',
    display: 'grid',
    gap: '28px',
    paddingInline: 'var(--edge)',
    paddingBlock: '68px 64px',
    overflow: 'clip',
    '--line-end': 'block',
    // The end is on the spine, and as wide as the gutter: the button starts where the fields do.
    '--end-size': { base: '16px', md: '24px' },
    '--end-x': 'calc(var(--rail) - var(--edge))',
    '--end-width': 'calc(var(--end-size) / 2)',
    '--ring-gap': 'calc(var(--end-size) / 2 - var(--half))',
    [wide]: { ...lineMeasures[wide], paddingBlock: '88px' },
    [twoColumns]: {
      '--first': 'round(down, (var(--column) - 32px) * 5 / 12, 1px)',
      '--end-x': 'calc(var(--rail) - var(--edge) - var(--first) - 32px)',
      '--end-width': 'calc(var(--edge) - var(--rail) + var(--first) + 20px)',
      '--end-size': '32px',
      '--ring-gap': '0px',
      gridTemplateColumns: 'var(--first) minmax(0, 1fr)',
      gap: '32px',
      paddingBlock: '104px',
      // The thanks take the place of the form, beside the heading: the line ends before it crosses the text.
      '& [data-closed]': {
        '--end-width': 'calc(var(--end-size) / 2)',
        '--end-size': '24px',
        '--ring-gap': 'calc(var(--end-size) / 2 - var(--half))',
      },
    },
  }),
})

/** What happens to a message. */
const Kept = chakra('p', {
  base: {
    marginBlockStart: '5',
    maxWidth: '44rem',
    color: 'fg.muted',
    fontSize: 'sm',
    ...shortText,
  },
})

export interface ContactSectionProps {
  readonly flow: ContactFlow
  /** Days that a message is kept. @defaultValue 0, until people ask */
  readonly keepDays?: number
}

/**
 * How to reach the brand (spec §1): what to write for, and the form. The line of the page ends at its button.
 */
export const ContactSection = ({ keepDays = 0, ...props }: ContactSectionProps) => {
  const { t } = useTranslation('contact')
  const headingId = useId()
  return (
    <LineSection id="contact" aria-labelledby={headingId}>
      <Grid>
        <Stub at="narrow" />
        <div>
          <SectionHeading id={headingId}>{t('heading')}</SectionHeading>
          <SectionLead>
            <Trans parent={Spaced} t={t} i18nKey="lead" components={{ clause: <Clause /> }} />
          </SectionLead>
        </div>
        <div>
          <ContactForm key={props.flow.forms} {...props} />
          <Kept>
            <Trans
              parent={Spaced}
              t={t}
              i18nKey={keepDays > 0 ? 'kept.days' : 'kept.untilAsked'}
              values={{ count: keepDays }}
              components={{
                clause: <Clause />,
                terms: <AppLink to={paths.terms}>{null}</AppLink>,
              }}
            />
          </Kept>
        </div>
      </Grid>
    </LineSection>
  )
}
