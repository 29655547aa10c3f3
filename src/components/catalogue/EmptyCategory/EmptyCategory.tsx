import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { EmptyIllustration } from '#components/illustrations/EmptyIllustration/EmptyIllustration.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { paths } from '#domain/paths.ts'

/** The offer to load the sample products (decision P5). */
export interface SamplesOffer {
  /** How far the loading is. `loaded`: the products are in the list now. */
  readonly state: 'idle' | 'loading' | 'failed' | 'loaded'
  /** Loads the samples; needs no account. */
  readonly onLoad: () => void
}

/** Props of {@link EmptyCategory}. */
export interface EmptyCategoryProps {
  /** The offer to load the sample products. */
  readonly samples: SamplesOffer
}

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
    gap: { base: '7', lg: '14' },
    alignItems: 'center',
    paddingTop: { base: '2', lg: '5' },
  },
})
const Frame = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: { base: '16 / 10', lg: '32 / 15' },
    borderRadius: 'md',
    background: 'bg.plate',
    color: 'border.control',
    overflow: 'hidden',
    '& > svg': { width: '76%', maxWidth: '26rem', height: 'auto' },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
})
const Text = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    alignContent: 'start',
    '& > h2': { fontSize: { base: 'xl', lg: '2xl' } },
    '& > p': { color: 'fg.muted', maxWidth: '34em' },
    '& > .note': { fontSize: 'sm', color: 'fg.subtle' },
  },
})
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2.5', marginTop: '2' },
})

/**
 * A category without products (decision P5): load the samples right here, without an account, or go
 * on to add products. The switch of the illustration closes while the samples load.
 */
export const EmptyCategory = ({ samples }: EmptyCategoryProps) => {
  const { t } = useTranslation('catalogue')
  const loading = samples.state === 'loading' || samples.state === 'loaded'
  return (
    <Root>
      <Frame aria-hidden="true">
        <EmptyIllustration line={loading ? 'closed' : 'open'} />
      </Frame>
      <Text>
        <h2>{t('state.empty')}</h2>
        <p>{t('state.emptyHint')}</p>
        <Actions>
          <Button icon="box" busy={loading} onClick={samples.onLoad}>
            {t('state.emptySamples')}
          </Button>
          <AppLink variant="outline" to={paths.management}>
            {t('state.emptyAction')}
          </AppLink>
        </Actions>
        <p className="note">{t('state.emptyNote')}</p>
        {samples.state === 'failed' ? (
          <Banner tone="error" live="alert" title={t('state.samplesFailed')}>
            {t('state.samplesFailedHint')}
          </Banner>
        ) : null}
      </Text>
    </Root>
  )
}
