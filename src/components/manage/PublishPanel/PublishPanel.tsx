import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { Fragment, memo, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { focusOnce } from '#components/ui/focus.ts'
import { useCopy } from '#components/ui/CopyButton/useCopy.ts'
import { FileInput } from '#components/ui/FileInput/FileInput.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { Skeleton } from '#components/ui/Skeleton/Skeleton.tsx'
import type { FileFailure } from '#domain/failure.ts'
import type { PublicationChanges, PublicationFailure } from '#domain/publishing/file.ts'
import { DryRun } from './DryRun.tsx'
import { panelStyles, summaryStyles } from './panelStyles.ts'

interface CommandLineProps {
  /** What the command is for, in a word or two. */
  readonly label: string
  /** The command to copy. */
  readonly command: string
}

const Line = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: '4rem minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '2',
    minHeight: '2.75rem',
    paddingBlock: '1',
    paddingInlineStart: '3.5',
    paddingInlineEnd: '1',
    borderWidth: '1px',
    borderRadius: 'sm',
    background: 'bg.subtle',
    fontSize: 'sm',
    lineHeight: 'snugZh',
    '& > span': { color: 'fg.muted', gridColumn: { base: '1 / -1', sm: '1' } },
    '& > code, & > code > span': { fontFamily: 'mono', overflowWrap: 'anywhere' },
    // A line ends between words, not after a hyphen.
    '& > code > span': { display: 'inline-block' },
    '& > p': { gridColumn: '1 / -1', paddingBlock: '1', color: 'fg.muted' },
    // A status that is not rendered while it is empty is not announced.
    '& > p:empty': { paddingBlock: 0 },
  },
})
const Copy = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '2.25rem',
    height: '2.25rem',
    borderRadius: 'sm',
    color: 'fg',
    cursor: 'pointer',
    _hover: { background: 'bg.muted' },
    _focusVisible: { outline: '3px solid {colors.brand.focusRing}', outlineOffset: '-1px' },
  },
})

/** A command to run in a terminal, with a button that copies it. */
const CommandLine = ({ label, command }: CommandLineProps) => {
  const { t } = useTranslation('publish')
  const { outcome, copy } = useCopy(command)
  return (
    <Line>
      <span>{label}</span>
      <code>
        {command.split(' ').map((word, index) => (
          <Fragment key={index}>
            {index === 0 ? '' : ' '}
            <span>{word}</span>
          </Fragment>
        ))}
      </code>
      <Copy type="button" aria-label={t('command.copy', { command })} onClick={copy}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
      </Copy>
      <p role="status">{outcome === null ? '' : t(`command.${outcome}`)}</p>
    </Line>
  )
}

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

/** What is stored and what is published, and how they compare (decision P9). */
export interface PublishingFlow {
  /** How many products an export would hold. */
  readonly count: number
  /** Name of the export file, for the commands. */
  readonly fileName: string
  /** How many products the site publishes now; `null` for none or not known. */
  readonly published: number | null
  /** Where the dry run stands. */
  readonly dryRun: DryRunState
  /** Compares a file with the site. */
  readonly chooseFile: (file: File) => void
  /** Compares the products of this browser with the site. */
  readonly chooseStored: () => void
  /** Reads again what the site publishes. */
  readonly retry: () => void
}

export interface PublishPanelProps {
  readonly flow: PublishingFlow
  /** Hands out the export file. */
  readonly onExport: () => void
  /** Open from the start. @defaultValue false */
  readonly open?: boolean
}

const Root = chakra('details', { base: panelStyles })
const Summary = chakra('summary', { base: summaryStyles })

/**
 * Leads an owner through publishing the catalogue: export, dry run, commands (decision P9). One row
 * until it is opened, because few of those who manage products publish them.
 */
export const PublishPanel = memo(function PublishPanel({
  flow,
  onExport,
  open = false,
}: PublishPanelProps) {
  const { count, fileName, published, dryRun } = flow
  const { t } = useTranslation('publish')
  const input = useRef<HTMLInputElement>(null)
  const other = dryRun.kind === 'refused' || (dryRun.kind === 'ready' && dryRun.file !== null)
  const status = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const wasOther = useRef(other)
  // The button that leads back to the own products is gone: the focus goes to what is said of them.
  useEffect(() => {
    const start = head.current ?? status.current
    if (wasOther.current && !other && start !== null) focusOnce(start)
    wasOther.current = other
  }, [other])
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
            <div ref={status} role="status" aria-busy={dryRun.kind === 'loading'}>
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
                    <Button size="sm" variant="outline" onClick={flow.retry}>
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
              {dryRun.kind === 'ready' && dryRun.file !== null ? (
                <VisuallyHidden>
                  {t('dryRun.compared', { file: dryRun.file, ...dryRun.changes.counts })}
                </VisuallyHidden>
              ) : null}
            </div>
            {dryRun.kind === 'ready' ? (
              <DryRun
                source={dryRun.file ?? t('dryRun.stored')}
                changes={dryRun.changes}
                headRef={head}
              />
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
                <Button size="sm" variant="quiet" onClick={flow.chooseStored}>
                  {t('dryRun.useStored')}
                </Button>
              ) : null}
            </div>
            <FileInput ref={input} accept=".json,application/json" onFile={flow.chooseFile} />
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
})
