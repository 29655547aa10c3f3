import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { sampleDrawings } from '#components/illustrations/sampleDrawings.ts'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { shortText } from '#components/theme/shortText.ts'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { EmptyState } from '#components/ui/EmptyState/EmptyState.tsx'
import { formatShare } from '#domain/format.ts'
import type { Category } from '#domain/catalogue/product.ts'
import { paths } from '#domain/paths.ts'

/** The offer to load the sample products (decision P5). */
export interface SamplesOffer {
  /** How far the loading is. `loaded`: the products are in the list now. */
  readonly state: 'idle' | 'loading' | 'failed' | 'loaded'
  /** How much of it is done while it loads, from 0 to 1. */
  readonly share: number
  /** Loads the samples; needs no account. */
  readonly onLoad: () => void
}

export interface EmptyCategoryProps {
  /** Which of the six. */
  readonly category: Category
  /** The offer to load the sample products; `null` on a site with a published catalogue (decision P9). */
  readonly samples: SamplesOffer | null
}

/** The live wire comes down from the line of the page's head to the switch; behind the switch it is dead. */
const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Nothing stands under the line of the head here.
    marginBlockStart: '-2.5rem',
    '--x': { base: '0.75rem', md: '1.75rem' },
    '--live': 'colors.live',
    '--wire': 'colors.border.control',
    '&[data-closed]': { '--wire': 'colors.live' },
    '@media (forced-colors: active)': { '--wire': 'GrayText' },
  },
})

const Text = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: '2',
    paddingInlineStart: { base: '2.25rem', md: '4.5rem' },
    paddingBlockEnd: '4',
    '& > h2': { fontSize: { base: '2xl', lg: '3xl' } },
    '& > p': { color: 'fg.muted', maxWidth: '34em', ...shortText },
    // Over the space under the line of the head and the padding of the page.
    '&[data-fed]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '-3.25rem 0',
      insetInlineStart: 'calc(var(--x) - 1px)',
      width: '2px',
      background: 'var(--live)',
      forcedColorAdjust: 'none',
    },
  },
})

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6', rowGap: '2' },
})

/** The open switch is the control: its lever closes while the samples load. */
const Switch = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    maxWidth: '100%',
    textAlign: 'start',
    color: 'brand.contrast',
    cursor: 'pointer',
    '& > svg': {
      flex: 'none',
      width: 'calc(2 * var(--x))',
      height: '4.5rem',
      overflow: 'visible',
      fill: 'none',
      stroke: 'var(--live)',
      strokeWidth: '2px',
      forcedColorAdjust: 'none',
      '& > .dead': { fill: 'bg', stroke: 'var(--wire)' },
      '& > .lever': {
        transformOrigin: '28px 20px',
        rotate: '-36deg',
        transitionProperty: 'rotate',
        transitionDuration: 'slow',
        transitionTimingFunction: 'current',
      },
    },
    '& > span': {
      display: 'grid',
      minWidth: 0,
      marginInlineStart: { base: '0.75rem', md: '1rem' },
      paddingBlock: '2',
      paddingInline: '6',
      borderRadius: 'sm',
      borderWidth: '1px',
      borderColor: 'transparent',
      background: 'brand.solid',
      transitionProperty: 'background-color',
      transitionDuration: 'fast',
      lineHeight: 'snugZh',
      fontSize: 'sm',
      '& > b': { fontSize: 'lg' },
      '@media (forced-colors: active)': { borderColor: 'ButtonText' },
    },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible > span': {
      outline: '3px solid {colors.brand.focusRing}',
      outlineOffset: '2px',
    },
    '@media (hover: hover)': {
      '&:not([aria-disabled]):hover': {
        '& > span': { background: 'brand.solidHover' },
        '& .lever': { rotate: '-20deg' },
      },
    },
    '[data-closed] &': { '& .lever': { rotate: '0deg' } },
    '&[aria-disabled]': { cursor: 'default', '& > span': { background: 'brand.solidHover' } },
    _print: { display: 'none' },
  },
})

const Failed = chakra('div', { base: { paddingBlockEnd: '5' } })

const Note = chakra('p', {
  base: {
    paddingInlineStart: { base: '2.25rem', md: '4.5rem' },
    fontSize: 'sm',
    color: 'fg.subtle',
    position: 'relative',
    paddingBlock: '0.75rem 1.5rem',
    ...shortText,
    // The dead wire from the switch to the frames.
    _before: {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 'calc(var(--x) - 1px)',
      width: '2px',
      background: 'var(--wire)',
    },
  },
})

/** The places of the samples: each holds the ghost of a drawing until it is loaded. */
const Frames = chakra('ul', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    gap: { base: '3.5', lg: '7' },
    paddingBlockStart: '5',
    // The wire continues to the edge of the window; the page clips it there.
    _before: {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 'calc(var(--x) - 1px)',
      insetInlineEnd: 0,
      height: '2px',
      background: 'var(--wire)',
    },
    '& > li': {
      position: 'relative',
      aspectRatio: '4 / 3',
      border: '2px dashed var(--wire)',
      borderRadius: 'md',
      // A branch to each of the upper places.
      _before: {
        content: '""',
        position: 'absolute',
        insetBlockStart: '-1.375rem',
        insetInlineStart: 'calc(50% - 1px)',
        width: '2px',
        height: '1.25rem',
        background: 'var(--wire)',
      },
      '&:nth-of-type(n + 3)::before': { mdDown: { display: 'none' } },
    },
    '& img': {
      display: 'block',
      width: '100%',
      height: '100%',
      objectFit: 'contain',
      filter: 'grayscale(1)',
      opacity: { base: 0.5, _dark: 0.7 },
      transitionProperty: 'filter, opacity',
      transitionDuration: 'slow',
    },
    '[data-closed] &': { '& img': { filter: 'none', opacity: 1 } },
  },
})

/**
 * A category without products (decision P5): close the switch to load the samples right here, without
 * an account, or go on to add products. The drawings of the samples are there as ghosts. On a site with
 * a published catalogue it leads to the other categories instead.
 */
export const EmptyCategory = ({ category, samples }: EmptyCategoryProps) => {
  const { t, i18n } = useTranslation('catalogue')
  const note = useId()
  if (samples === null)
    return (
      <EmptyState
        title={t('state.empty')}
        actions={
          <AppLink variant="outline" to={paths.home}>
            {t('state.emptyOthers')}
          </AppLink>
        }
      >
        {t('state.emptyPublished')}
      </EmptyState>
    )
  const loading = samples.state === 'loading' || samples.state === 'loaded'
  return (
    <Root data-closed={loading ? '' : undefined}>
      <Text data-fed="">
        <h2>{t('state.empty')}</h2>
        <p>{t('state.emptyHint')}</p>
      </Text>
      <Actions>
        <Switch
          type="button"
          // `disabled` would drop the focus.
          aria-disabled={loading ? true : undefined}
          aria-busy={loading ? true : undefined}
          aria-describedby={note}
          onClick={loading ? undefined : samples.onLoad}
        >
          <svg viewBox="0 0 56 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <path d="M28 0V20" />
            <path className="dead" d="M28 52V72" />
            <path className="lever" d="M28 20V48" />
            <circle className="dead" cx="28" cy="52" r="4" />
            <circle cx="28" cy="20" r="4" fill="var(--live)" />
          </svg>
          <span>
            <b>{t('state.emptySwitch')}</b>
            <span>{t('state.emptySamples')}</span>
          </span>
        </Switch>
        <AppLink variant="quiet" to={paths.management}>
          {t('state.emptyAction')}
        </AppLink>
      </Actions>
      <Note id={note} role="status">
        {loading
          ? t('state.samplesLoading', {
              // In quarters: a screen reader would read out every step.
              share: formatShare(Math.floor(samples.share * 4) / 4, i18n.language),
            })
          : t('state.emptyNote')}
      </Note>
      {samples.state === 'failed' ? (
        <Failed>
          <Banner tone="error" live="alert" title={t('state.samplesFailed')}>
            {t('state.samplesFailedHint')}
          </Banner>
        </Failed>
      ) : null}
      <Frames aria-hidden="true">
        {sampleDrawings(category).map((drawing) => (
          <li key={drawing}>
            <img src={drawing} alt="" width="320" height="240" loading="lazy" />
          </li>
        ))}
      </Frames>
    </Root>
  )
}
