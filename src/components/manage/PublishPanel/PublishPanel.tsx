import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { FileInput } from '#components/ui/FileInput/FileInput.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { Skeleton } from '#components/ui/Skeleton/Skeleton.tsx'
import type { FileFailure } from '#domain/failure.ts'
import type { PublicationChanges, PublicationFailure } from '#domain/publishing/file.ts'
import { CommandLine } from './CommandLine.tsx'
import { DryRun } from './DryRun.tsx'
import { panelStyles, summaryStyles } from './panelStyles.ts'

/** Where the dry run stands. */
export type DryRunState =
  /** What the site publishes is being read. */
  | { readonly kind: 'loading' }
  /** It could not be read. */
  | { readonly kind: 'failed' }
  /** The chosen file cannot be published. */
  | {
      readonly kind: 'refused'
      readonly file: string
      readonly failure: PublicationFailure | { readonly code: FileFailure }
    }
  /** `file` is `null` for the products of this browser. */
  | { readonly kind: 'ready'; readonly file: string | null; readonly changes: PublicationChanges }

/** Props of {@link PublishPanel}. */
export interface PublishPanelProps {
  /** How many products an export would hold. */
  readonly count: number
  /** Name of the export file, for the commands. */
  readonly fileName: string
  /** How many products the site publishes now; `null` for none or not known. */
  readonly published: number | null
  /** Where the dry run stands. */
  readonly dryRun: DryRunState
  /** Hands out the export file. */
  readonly onExport: () => void
  /** Compares a file with the site. */
  readonly onChooseFile: (file: File) => void
  /** Compares the products of this browser with the site. */
  readonly onUseStored: () => void
  /** Reads again what the site publishes. */
  readonly onRetry: () => void
  /** Open from the start. @defaultValue false */
  readonly open?: boolean
}

const Root = chakra('details', { base: panelStyles })
const Summary = chakra('summary', { base: summaryStyles })

/**
 * Leads an owner through publishing the catalogue: export, dry run, commands (decision P9). One row
 * until it is opened, because few of those who manage products publish them.
 */
export const PublishPanel = (props: PublishPanelProps) => {
  const { count, fileName, published, dryRun, onExport, open = false } = props
  const { t } = useTranslation('publish')
  const input = useRef<HTMLInputElement>(null)
  const other = dryRun.kind === 'refused' || (dryRun.kind === 'ready' && dryRun.file !== null)
  const failureText = (failure: PublicationFailure | { readonly code: FileFailure }) =>
    failure.code === 'badRecords'
      ? t('refused.badRecords', { count: failure.problems.length })
      : t(`refused.${failure.code}`)
  return (
    <Root open={open}>
      <Summary>
        <h2>{t('title')}</h2>
        <span>{t('forOwner')}</span>
        <Icon name="chevronDown" />
      </Summary>
      <div className="content">
        <div className="intro">
          <p>
            {published === null ? t('intro.nothing') : t('intro.published', { count: published })}
          </p>
          <p>{t('intro.owner')}</p>
        </div>
        <ol>
          <li>
            <h3>{t('export.title')}</h3>
            <p>{t('export.text')}</p>
            <Button
              variant="outline"
              size="sm"
              icon="download"
              disabled={count === 0}
              onClick={onExport}
            >
              {count === 0 ? t('export.nothing') : t('export.action', { count })}
            </Button>
          </li>
          <li>
            <h3>{t('dryRun.title')}</h3>
            <p>{t('dryRun.text')}</p>
            <div role="status" aria-busy={dryRun.kind === 'loading'}>
              {dryRun.kind === 'loading' ? (
                <div role="img" aria-label={t('dryRun.loading')}>
                  <Skeleton shape="control" />
                </div>
              ) : null}
              {dryRun.kind === 'failed' ? (
                <Banner
                  tone="warning"
                  title={t('dryRun.failed')}
                  actions={
                    <Button size="sm" variant="outline" onClick={props.onRetry}>
                      {t('dryRun.retry')}
                    </Button>
                  }
                >
                  {t('dryRun.failedHint')}
                </Banner>
              ) : null}
              {dryRun.kind === 'refused' ? (
                <Banner tone="error" title={t('refused.title')}>
                  {failureText(dryRun.failure)}
                </Banner>
              ) : null}
            </div>
            {dryRun.kind === 'ready' ? (
              <DryRun source={dryRun.file ?? t('dryRun.stored')} changes={dryRun.changes} />
            ) : null}
            <div className="buttons">
              <Button
                size="sm"
                variant="outline"
                icon="upload"
                onClick={() => input.current?.click()}
              >
                {t('dryRun.choose')}
              </Button>
              {other ? (
                <Button size="sm" variant="quiet" onClick={props.onUseStored}>
                  {t('dryRun.useStored')}
                </Button>
              ) : null}
            </div>
            <FileInput ref={input} accept=".json,application/json" onFile={props.onChooseFile} />
          </li>
          <li>
            <h3>{t('command.title')}</h3>
            <p>{t('command.text')}</p>
            <CommandLine
              label={t('command.start')}
              command={`npm start -- --catalogue ${fileName}`}
            />
            <CommandLine
              label={t('command.build')}
              command={`npm run build -- --catalogue ${fileName}`}
            />
          </li>
        </ol>
      </div>
    </Root>
  )
}
