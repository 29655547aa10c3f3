import { chakra } from '@chakra-ui/react/styled-system'
import type { MouseEvent, ReactElement } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import {
  captionsBelow,
  HeroIllustration,
} from '#components/illustrations/HeroIllustration/HeroIllustration.tsx'
import { Clause } from '#components/landing/LandingSection.tsx'
import {
  LineSection,
  lineMeasures,
  linePiece,
  twoColumns,
  wide,
  wholeLines,
} from '#components/landing/Line.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { wholePixels } from '#components/theme/wholePixels.ts'
import { focusOnce } from '#components/ui/focus.ts'
import { Spaced } from '#components/ui/spaced.tsx'
import { paths } from '#domain/paths.ts'

const large = '@container (min-width: 80rem)'
const largest = '@container (min-width: 96rem)'
/** Where the captions have the least space beside each other. */
const captionsBetween = '@container (min-width: 21rem) and (max-width: 47.99rem)'

/** The illustration's `--art-width` and the height of its bus, `--bus`, place everything else. */
const Grid = chakra('div', {
  base: wholePixels({
    ...lineMeasures,
    '& :is(p)': wholeLines['& :is(p, li)'],
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    paddingInline: 'var(--edge)',
    paddingBlock: '40px 36px',
    '--below': '36px',
    '--art-width': 'var(--column)',
    '--bus': 'round(nearest, var(--art-width) * 0.35, 1px)',
    // From the left edge of the window to the illustration.
    '--art-start': 'var(--edge)',
    // The phone ends with the page, the illustration a little later.
    '--beyond': 'round(nearest, var(--art-width) * 0.02, 1px)',
    '--branch-width': '4.4px',
    '& > *': { gridColumn: 1 },
    [wide]: {
      ...lineMeasures[wide],
      '--below': '48px',
      '--branch-width': '3.2px',
      paddingBlock: '56px 48px',
    },
    [twoColumns]: {
      '--below': '32px',
      '--art-width': '35rem',
      '--art-start': 'calc(100cqi - var(--edge) + var(--beyond) - var(--art-width))',
      gridTemplateRows: 'var(--bus) auto',
      paddingBlock: '40px 32px',
    },
    [large]: { '--art-width': '42.5rem', paddingBlock: '44px 32px' },
    [largest]: { '--art-width': '50rem', '--below': '40px', paddingBlock: '56px 40px' },
  }),
})

/** The promise. At most an eighth of the screen, so that doubled text breaks between words only. */
const Title = chakra('h1', {
  base: {
    position: 'relative',
    // Text and illustration may overlap by a few pixels; the text stays in front.
    zIndex: 1,
    '&&': { textWrap: 'wrap', letterSpacing: 0 },
    '&:lang(zh)': { fontSize: 'min(2.75rem, 12.6cqi)', lineHeight: 'round(1.22em, 1px)' },
    '&:lang(en)': {
      fontSize: 'min(2.25rem, 10.2cqi)',
      lineHeight: 'round(1.12em, 1px)',
      '&&': { letterSpacing: '-0.02em' },
    },
    [wide]: { '&:lang(zh)': { fontSize: '5rem' }, '&:lang(en)': { fontSize: '4.25rem' } },
    [twoColumns]: {
      gridRow: 1,
      alignSelf: 'end',
      paddingBlockEnd: '32px',
      '&:lang(zh)': { fontSize: '4.5rem' },
      '&:lang(en)': { fontSize: '3.25rem' },
    },
    [large]: { '&:lang(zh)': { fontSize: '5rem' }, '&:lang(en)': { fontSize: '4.125rem' } },
    [largest]: { '&:lang(zh)': { fontSize: '6rem' }, '&:lang(en)': { fontSize: '4.875rem' } },
  },
})

/** The illustration; its bus starts at the rail of the page. */
const Illustration = chakra('div', {
  base: wholePixels({
    position: 'relative',
    gridRow: 2,
    width: 'var(--art-width)',
    marginBlockEnd: '20px',
    marginBlockStart: '20px',
    [twoColumns]: {
      gridRow: '1 / 3',
      justifySelf: 'end',
      marginBlock: 0,
      marginInlineEnd: 'calc(0px - var(--beyond))',
    },
  }),
})

/** Name and figure under a drawing; the drone flies above the bus, and its words stand beside its branch. */
const Caption = chakra('span', {
  base: {
    display: 'block',
    width: 'fit-content',
    pointerEvents: 'auto',
    marginBlockStart: '4px',
    paddingInline: '4px',
    borderRadius: 'xs',
    color: 'fg',
    fontSize: '0.75rem',
    lineHeight: '1.3',
    '& > b': { display: 'block' },
    '& > span': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums lining-nums' },
    '&[data-at=car]': { marginInlineStart: '9%' },
    '&[data-at=cpu]': { marginInlineStart: '24%' },
    '&[data-at=phone]': { marginInlineStart: '24%' },
    '&[data-at=drone]': { marginInlineStart: '30%' },
    // In the middle under the chip, apart from the phone's.
    [captionsBetween]: { '&:lang(en)[data-at=cpu]': { marginInlineStart: '13%' } },
    '&[data-at]': { [captionsBelow]: { marginInlineStart: 0 } },
    'a:focus-visible > &': { outline: '3px solid {colors.brand.focusRing}' },
    'a:hover > &': { '& > b': { textDecoration: 'underline', textUnderlineOffset: '0.22em' } },
    [wide]: { fontSize: 'md', marginBlockStart: '8px' },
    [twoColumns]: { fontSize: 'sm' },
    [large]: { fontSize: 'md' },
  },
})

/** The bus, from the rail to the last branch; current leaves it at the source in both directions. */
const Bus = linePiece({
  '--start': '0.16s',
  '--duration': '0.44s',
  insetBlockStart: 'calc(var(--bus) - var(--half))',
  insetInlineStart: 'calc(var(--rail) - var(--art-start) - var(--half))',
  width: 'calc(var(--art-start) - var(--rail) + var(--half) + var(--art-width) * 0.9194)',
  height: 'var(--line)',
})

/** From the bus down to the end of the hero. */
const Rail = linePiece({
  '--start': '0.6s',
  '--duration': '0.24s',
  '&&': { position: 'relative' },
  gridRow: '2 / 4',
  justifySelf: 'start',
  alignSelf: 'stretch',
  width: 'var(--line)',
  marginBlockStart: 'calc(20px + var(--bus) - var(--half))',
  marginBlockEnd: 'calc(0px - var(--below))',
  marginInlineStart: 'calc(var(--rail) - var(--edge) - var(--half))',
  [twoColumns]: {
    '--duration': '0.16s',
    gridRow: 2,
    marginBlockStart: 'calc(0px - var(--half))',
  },
})

/** What hangs under the bus. */
const Text = chakra('div', {
  base: {
    gridRow: 3,
    // With the margin of the illustration about as far as the button is from the sentence.
    paddingBlockStart: '12px',
    [wide]: { paddingBlockStart: '24px' },
    [twoColumns]: { gridRow: 2, paddingBlockStart: '40px', maxWidth: '26.5rem' },
    [large]: { maxWidth: '29rem' },
  },
})

/** The sentence under the bus. */
const Lead = chakra('p', {
  base: {
    marginBlockEnd: '7',
    maxWidth: '34em',
    color: 'fg.muted',
    fontSize: 'lg',
    textWrap: 'balance',
  },
})

const Root = chakra(LineSection, { base: { background: 'bg.subtle', overflowX: 'clip' } })

/** Scrolls gently where motion is welcome; the link itself would jump (brief §6). */
const scrollToFeatures = (event: MouseEvent) => {
  const features = document.getElementById('features')
  if (features === null) return
  event.preventDefault()
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  // The keyboard continues where the eye does.
  focusOnce(features, { preventScroll: true })
  features.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' })
}

/** The branches of the illustration, in its order. */
const branches = ['car', 'cpu', 'drone', 'phone'] as const

interface BranchProps {
  readonly index: number
  readonly drawing: ReactElement
}

/** A product and one of its figures, which lead to it. A published catalogue has others (decision P9). */
const Branch = ({ index, drawing }: BranchProps) => {
  const { t } = useTranslation(['landing', 'common'])
  const category = branches[index] ?? 'car'
  return (
    <AppLink
      variant="bare"
      to={import.meta.env.VITE_CATALOGUE ? paths.category(category) : paths.sample(`${category}-1`)}
    >
      {drawing}
      <Caption data-at={category}>
        {import.meta.env.VITE_CATALOGUE ? (
          <b>{t(`common:category.${category}`)}</b>
        ) : (
          <>
            <b>{t(`hero.branch.${category}.name`)}</b>{' '}
            <span>{t(`hero.branch.${category}.figure`)}</span>
          </>
        )}
      </Caption>
    </AppLink>
  )
}

/**
 * Top of the landing page (spec §2): the promise, one sentence, one way on, the one-line diagram. The
 * heading stands on the bus, which leaves at the left and continues as the line of the page.
 */
export const Hero = () => {
  const { t } = useTranslation('landing')
  return (
    <Root>
      <Grid>
        <Title>
          <Trans parent={Spaced} t={t} i18nKey="hero.heading" />
        </Title>
        <Illustration>
          <Bus flow="both" />
          <HeroIllustration connected>
            {(drawing, index) => <Branch key={index} index={index} drawing={drawing} />}
          </HeroIllustration>
        </Illustration>
        <Text>
          <Lead>
            <Trans parent={Spaced} t={t} i18nKey="hero.lead" components={{ clause: <Clause /> }} />
          </Lead>
          <AppLink
            to={paths.features}
            variant="solid"
            size="lg"
            iconAfter="arrowDown"
            onClick={scrollToFeatures}
          >
            {t('hero.action')}
          </AppLink>
        </Text>
        <Rail flow="down" />
      </Grid>
    </Root>
  )
}
