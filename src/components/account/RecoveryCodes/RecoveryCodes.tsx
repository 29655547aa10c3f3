import { chakra } from '@chakra-ui/react/styled-system'
import { Global } from '@emotion/react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonRecipe } from '#components/theme/recipes/button.ts'
import { Button } from '#components/ui/Button/Button.tsx'
import { CopyButton } from '#components/ui/CopyButton/CopyButton.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { readableRecoveryCode } from '#domain/factors.rules.ts'
import styles from './RecoveryCodes.module.css'

export interface RecoveryCodesProps {
  /** The codes as the service made them. */
  readonly codes: ReadonlyArray<string>
  /** Called when the visitor has saved them. */
  readonly onSaved: () => void
  /** The heading, to move focus to it. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined
}

const DownloadLink = chakra('a', buttonRecipe)

// On paper, the codes and nothing else of the page.
const onPaper = {
  '@media print': {
    'body *:not(:has([data-print])):not([data-print], [data-print] *)': { display: 'none' },
    '@supports not selector(:has(a))': {
      'body *': { visibility: 'hidden' },
      '[data-print], [data-print] *': { visibility: 'visible' },
    },
  },
} as const

/** Fresh recovery codes: shown once, to copy, to save as a text file and to print. */
export const RecoveryCodes = ({ codes, onSaved, headingRef }: RecoveryCodesProps) => {
  const { t } = useTranslation('twoFactor')
  const readable = codes.map(readableRecoveryCode)
  const lines = [t('section.file.title'), t('section.file.text'), '', ...readable, '']
  return (
    <div className={styles.root} data-print="">
      <Global styles={onPaper} />
      <div>
        <h3 className={styles.title} ref={headingRef}>
          {t('section.codesTitle')}
        </h3>
        <p className={styles.text}>{t('section.codesText')}</p>
      </div>
      <ul className={styles.list} aria-label={t('section.codesList')} translate="no">
        {readable.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.tools}>
        <CopyButton
          text={readable.join('\n')}
          labels={{
            copy: t('section.copy'),
            copied: t('section.copied'),
            failed: t('section.copyFailed'),
          }}
        />
        <DownloadLink
          variant="outline"
          size="sm"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(lines.join('\n'))}`}
          download={`${t('section.file.name')}.txt`}
        >
          <Icon name="download" />
          <span>{t('section.download')}</span>
        </DownloadLink>
        <Button variant="outline" size="sm" onClick={() => window.print()}>
          {t('section.print')}
        </Button>
      </div>
      <Button onClick={onSaved}>{t('section.saved')}</Button>
    </div>
  )
}
