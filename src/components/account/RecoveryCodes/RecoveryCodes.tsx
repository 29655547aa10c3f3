import { chakra } from '@chakra-ui/react/styled-system'
import { Global } from '@emotion/react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonRecipe } from '#components/theme/recipes/button.ts'
import { shortText } from '#components/theme/shortText.ts'
import { Button } from '#components/ui/Button/Button.tsx'
import { CopyButton } from '#components/ui/CopyButton/CopyButton.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { readableRecoveryCode } from '#domain/factors.rules.ts'

export interface RecoveryCodesProps {
  /** The codes as the service made them. */
  readonly codes: ReadonlyArray<string>
  /** Called when the visitor has saved them. */
  readonly onSaved: () => void
  /** The heading, to move focus to it. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined
}

const Root = chakra('div', { base: { display: 'grid', gap: '4', justifyItems: 'start' } })
const Title = chakra('h3', { base: { fontSize: 'md' } })
const Text = chakra('p', {
  base: { marginTop: '1.5', fontSize: 'sm', color: 'fg.muted', ...shortText },
})
const Tools = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2.5', fontSize: 'sm' },
})
const DownloadLink = chakra('a', buttonRecipe)
const List = chakra(
  'ul',
  {
    base: {
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(auto-fill, minmax(8rem, 1fr))', sm: 'repeat(2, 1fr)' },
      columnGap: '8',
      rowGap: '1.5',
      width: '100%',
      maxWidth: '22rem',
      padding: '4',
      borderRadius: 'sm',
      background: 'bg.muted',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  // Chakra has a style property of this name. Page translators must not change codes.
  { forwardProps: ['translate'] },
)

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

/** Fresh recovery codes (decision A8): shown once, to copy, to save as a text file and to print. */
export const RecoveryCodes = ({ codes, onSaved, headingRef }: RecoveryCodesProps) => {
  const { t } = useTranslation('twoFactor')
  const readable = codes.map(readableRecoveryCode)
  const lines = [t('section.file.title'), t('section.file.text'), '', ...readable, '']
  return (
    <Root data-print="">
      <Global styles={onPaper} />
      <div>
        <Title ref={headingRef}>{t('section.codesTitle')}</Title>
        <Text>{t('section.codesText')}</Text>
      </div>
      <List aria-label={t('section.codesList')} translate="no">
        {readable.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Tools>
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
      </Tools>
      <Button onClick={onSaved}>{t('section.saved')}</Button>
    </Root>
  )
}
