import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useTranslation } from 'react-i18next'
import { sampleDrawing } from '#assets/sampleDrawing.ts'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { shortText } from '#components/theme/shortText.ts'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { EmptyState } from '#components/ui/EmptyState/EmptyState.tsx'
import { keyFigure } from '#domain/catalogue/display.ts'
import type { Category, Product } from '#domain/catalogue/product.ts'
import { sampleAt } from '#domain/catalogue/samples.ts'
import { formatPrice, formatShare } from '#domain/format.ts'
import { paths } from '#domain/paths.ts'

/** Loading the sample products (decision P5). */
export interface LoadSamples {
  /** How far the loading is. `loaded`: the products are in the list now. */
  readonly state: 'idle' | 'loading' | 'failed' | 'loaded'
  /** How much of it is done while it loads, from 0 to 1. */
  readonly share: number
  /** Loads the samples; needs no account. */
  readonly load: () => void
}

/** The offer to load the sample products, with those of the category to look at. */
export interface SamplesOffer extends LoadSamples {
  /** In the order of the list. Empty while they are not known yet. */
  readonly products: readonly Product[]
  /** Whether the visitor may add products: is logged in. */
  readonly mayAdd: boolean
}

export interface EmptyCategoryProps {
  /** Which of the six. */
  readonly category: Category
  /** The offer to load the sample products; `null` on a site with a published catalogue (decision P9). */
  readonly samples: SamplesOffer | null
}

/** A piece of the wire. */
const wire = { content: '""', position: 'absolute', background: 'var(--wire)' } as const

/** The wire down through what it belongs to. */
const upright = {
  ...wire,
  insetBlock: 0,
  insetInlineStart: 'calc(var(--x) - 1px)',
  width: '2px',
} as const

/** The live wire comes down from the line of the page's head to the switch; behind the switch it is dead. */
const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
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
    paddingBlock: { base: '6', md: '8' },
    paddingBlockEnd: '4',
    '& > h2': { fontSize: { base: '2xl', lg: '3xl' } },
    '& > p': { color: 'fg.muted', maxWidth: '34em', ...shortText },
    // The page says how far above the list the line of its head is.
    _before: {
      ...upright,
      insetBlock: 'calc(-1 * var(--under-head, 0px)) 0',
      background: 'var(--live)',
      forcedColorAdjust: 'none',
    },
  },
})

const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'stretch', md: 'center' },
    columnGap: '6',
    // Below the switch on a phone, beside the wire.
    '& > .add': {
      position: 'relative',
      paddingInlineStart: { base: '2.25rem', md: 0 },
      _before: { ...upright, md: { display: 'none' } },
    },
  },
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
      // In pixels, so that doubled text keeps its width.
      marginInlineStart: { base: '12px', md: '16px' },
      paddingBlock: '2',
      paddingInline: { base: '20px', md: '6' },
      overflowWrap: 'anywhere',
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
    '&:active:not([aria-disabled]) > span': { translate: '0 1px' },
    '[data-closed] &': { '& .lever': { rotate: '0deg' } },
    '&[aria-disabled]': { cursor: 'default', '& > span': { background: 'brand.solidHover' } },
    _print: { display: 'none' },
  },
})

const Failed = chakra('div', { base: { paddingBlockEnd: '5' } })

// The dead wire from the switch to the frames.
const Wire = chakra('div', {
  base: { position: 'relative', height: '2rem', _before: upright },
})

/** The places of the samples: each holds the ghost of a drawing until it is loaded. */
const Frames = chakra('ul', {
  base: {
    position: 'relative',
    display: 'grid',
    // Two columns, or one for doubled text.
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(min(max(8rem, 40%), 100%), 1fr))',
      md: 'repeat(4, minmax(0, 1fr))',
    },
    gap: { base: '3.5', lg: '7' },
    paddingBlockStart: '5',
    // The wire continues to the edge of the window; the page clips it there.
    _before: {
      ...wire,
      insetBlockStart: 0,
      insetInline: 'calc(var(--x) - 1px) 0',
      height: '2px',
    },
    '& > li': {
      position: 'relative',
      // A branch to each of the upper places.
      _before: {
        ...wire,
        insetBlockStart: '-1.375rem',
        insetInlineStart: 'calc(50% - 1px)',
        width: '2px',
        height: '1.25rem',
      },
      '&:nth-of-type(n + 3)::before': { mdDown: { display: 'none' } },
    },
    '& a': { display: 'block', color: 'fg' },
    '& .frame': {
      display: 'block',
      aspectRatio: '4 / 3',
      border: '2px dashed var(--wire)',
      borderRadius: 'md',
    },
    '& .name': {
      display: 'block',
      marginBlockStart: '2',
      fontWeight: 'semibold',
      textWrap: 'balance',
    },
    '& .facts': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums lining-nums',
      '& > b': { color: 'fg', fontWeight: 'semibold' },
    },
    '& a:hover .name': { textDecoration: 'underline', textUnderlineOffset: '0.22em' },
    '& a:hover img': { filter: 'none' },
    '& img': {
      display: 'block',
      width: '100%',
      height: '100%',
      objectFit: 'contain',
      filter: 'saturate(0.45)',
      transitionProperty: 'filter',
      transitionDuration: 'slow',
    },
    '[data-closed] &': { '& img': { filter: 'none' } },
  },
})

/** The places of a category's samples. */
const places = [0, 1, 2, 3] as const

interface GhostProps {
  readonly category: Category
  /** Unknown on a page that was reached inside the app, for the time that the samples travel. */
  readonly product: Product | undefined
}

/** A sample that is not in this browser yet: its name, its first figure and its price lead to it. */
const Ghost = ({ category, product }: GhostProps) => {
  const { i18n } = useTranslation('catalogue')
  if (product === undefined) return <span className="frame" />
  const figure = keyFigure(product.specifications)
  const name = sampleAt(category, product.$id)
  return (
    <AppLink variant="bare" to={paths.product(product)}>
      <span className="frame">
        {name === null ? null : <img src={sampleDrawing(name)} alt="" width="320" height="240" />}
      </span>
      <span className="name">{product.productName}</span>{' '}
      <span className="facts">
        <b>{formatPrice(product.price, i18n.language)}</b>{' '}
        {figure === undefined ? null : (
          <span>{[figure.figure, figure.unit].filter(Boolean).join('\u00A0')}</span>
        )}
      </span>
    </AppLink>
  )
}

/**
 * A category without products (decision P5): the samples are there as ghosts, each leads to its page. Close
 * the switch to load all of them right here, without an account. Who is logged in can add products. On
 * a site with a published catalogue it leads to the other categories instead.
 */
export const EmptyCategory = ({ category, samples }: EmptyCategoryProps) => {
  const { t, i18n } = useTranslation('catalogue')
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
  const progress = loading
    ? t('state.samplesLoading', {
        // In quarters: a screen reader would read out every step.
        share: formatShare(Math.floor(samples.share * 4) / 4, i18n.language),
      })
    : ''
  return (
    <Root data-closed={loading ? '' : undefined}>
      <Text>
        <h2>{t('state.emptyOffer')}</h2>
        <p>{t('state.emptyHint')}</p>
      </Text>
      <Actions>
        <Switch
          type="button"
          // `disabled` would drop the focus.
          aria-disabled={loading ? true : undefined}
          aria-busy={loading ? true : undefined}
          onClick={loading ? undefined : samples.load}
        >
          <svg viewBox="0 0 56 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            {/* On into the wires above and below: the words may make the button taller than the switch. */}
            <path d="M28 -32V20" />
            <path className="dead" d="M28 52V104" />
            <path className="lever" d="M28 20V48" />
            <circle className="dead" cx="28" cy="52" r="4" />
            <circle cx="28" cy="20" r="4" fill="var(--live)" />
          </svg>
          <span>
            <b>{t('state.emptySwitch')}</b>
            <span>{progress === '' ? t('state.emptySamples') : progress}</span>
          </span>
        </Switch>
        {samples.mayAdd ? (
          <div className="add">
            <AppLink variant="quiet" to={paths.management}>
              {t('state.emptyAction')}
            </AppLink>
          </div>
        ) : null}
      </Actions>
      <VisuallyHidden role="status">{progress}</VisuallyHidden>
      <Wire />
      {samples.state === 'failed' ? (
        <Failed>
          <Banner tone="error" live="alert" title={t('state.samplesFailed')}>
            {t('state.samplesFailedHint')}
          </Banner>
        </Failed>
      ) : null}
      <Frames role="list">
        {places.map((place) => (
          <li key={place}>
            <Ghost category={category} product={samples.products[place]} />
          </li>
        ))}
      </Frames>
    </Root>
  )
}
