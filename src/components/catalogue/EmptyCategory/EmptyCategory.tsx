import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { EmptyIllustration } from '#components/illustrations/EmptyIllustration/EmptyIllustration.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { shortText } from '#components/theme/shortText.ts'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { formatShare } from '#domain/catalogue/format.ts'
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

/** Props of {@link EmptyCategory}. */
export interface EmptyCategoryProps {
  /** The offer to load the sample products; `null` on a site with a published catalogue (decision P9). */
  readonly samples: SamplesOffer | null
}

const Root = chakra('div', { base: { display: 'grid', gap: { base: '6', lg: '8' } } })

// Hangs on the line of the page's head, over the space under it and the padding of the page.
const Places = chakra('div', { base: { '--reach': '5.75rem' } })

const Text = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    justifyItems: 'start',
    '& > h2': { fontSize: { base: '2xl', lg: '3xl' } },
    '& > p': { color: 'fg.muted', maxWidth: '34em', ...shortText },
    '& > .note': { fontSize: 'sm', color: 'fg.subtle' },
  },
})

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2.5', marginTop: '3', marginBottom: '1' },
})

/**
 * A category without products (decision P5): load the samples right here, without an account, or go
 * on to add products. The empty places hang on the line of the page's head; their switches close while
 * the samples load. On a site with a published catalogue it leads to the other categories instead.
 */
export const EmptyCategory = ({ samples }: EmptyCategoryProps) => {
  const { t, i18n } = useTranslation('catalogue')
  const loading = samples?.state === 'loading' || samples?.state === 'loaded'
  return (
    <Root>
      <Places>
        <EmptyIllustration line={loading ? 'closed' : 'open'} bus={false} />
      </Places>
      <Text>
        <h2>{t('state.empty')}</h2>
        <p>{t(samples === null ? 'state.emptyPublished' : 'state.emptyHint')}</p>
        {samples === null ? (
          <Actions>
            <AppLink variant="outline" to={paths.home}>
              {t('state.emptyOthers')}
            </AppLink>
          </Actions>
        ) : (
          <>
            <Actions>
              <Button icon="box" busy={loading} onClick={samples.onLoad}>
                {t('state.emptySamples')}
              </Button>
              <AppLink variant="outline" to={paths.management}>
                {t('state.emptyAction')}
              </AppLink>
            </Actions>
            <p className="note" role="status">
              {loading
                ? t('state.samplesLoading', {
                    // In quarters: a screen reader would read out every step.
                    share: formatShare(Math.floor(samples.share * 4) / 4, i18n.language),
                  })
                : t('state.emptyNote')}
            </p>
            {samples.state === 'failed' ? (
              <Banner tone="error" live="alert" title={t('state.samplesFailed')}>
                {t('state.samplesFailedHint')}
              </Banner>
            ) : null}
          </>
        )}
      </Text>
    </Root>
  )
}
