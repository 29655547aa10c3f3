import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { formatSize } from '#domain/catalogue/format.ts'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Meter } from '#components/ui/Meter/Meter.tsx'
import type { StorageLevel, StorageUsage } from '#domain/catalogue/storage.ts'

/** Props of {@link StorageMeter}. */
export interface StorageMeterProps {
  /** What is used of what the browser allows (spec §2). */
  readonly usage: StorageUsage
  /** Hands out the export file; offered once storage runs short. Left out on the dashboard. */
  readonly onExport?: () => void
}

const Root = chakra('div', { base: { display: 'grid', gap: '3' } })
const Bar = chakra('div', { base: { maxWidth: '27rem' } })
const Detail = chakra('p', {
  base: {
    marginTop: '1',
    fontSize: 'xs',
    color: 'fg.subtle',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
})

const levels: Readonly<Record<StorageLevel, 'normal' | 'warning' | 'error'>> = {
  ok: 'normal',
  warning: 'warning',
  critical: 'error',
}

/**
 * Storage used, in megabytes, against what the browser allows (spec §2, §9): petrol, amber from
 * 80 % with a warning, red from 95 % (brief §5). The figures are always shown.
 */
export const StorageMeter = ({ usage, onExport }: StorageMeterProps) => {
  const { t, i18n } = useTranslation('manage')
  const size = (units: number) => formatSize(units, i18n.language)
  const left = size(Math.max(0, usage.capacity - usage.used))
  return (
    <Root>
      <Bar>
        <Meter
          label={t('storage.label')}
          value={usage.used}
          max={usage.capacity}
          valueText={t('storage.figure', {
            used: size(usage.used),
            capacity: size(usage.capacity),
          })}
          level={levels[usage.level]}
        />
        <Detail>
          {t('storage.detail', {
            products: size(usage.products),
            images: size(usage.images),
          })}
        </Detail>
      </Bar>
      {usage.level === 'ok' ? null : (
        <Banner
          tone={usage.level === 'critical' ? 'error' : 'warning'}
          live="status"
          title={t(usage.level === 'critical' ? 'storage.almostNone' : 'storage.nearlyFull', {
            left,
          })}
          actions={
            onExport === undefined ? undefined : (
              <Button size="sm" variant="outline" icon="download" onClick={onExport}>
                {t('action.export')}
              </Button>
            )
          }
        >
          {t('storage.nearlyFullText')}
        </Banner>
      )}
    </Root>
  )
}
