import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useCopy } from '#components/ui/CopyButton/useCopy.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'

/** Props of {@link CommandLine}. */
export interface CommandLineProps {
  /** What the command is for, in a word or two. */
  readonly label: string
  /** The command to copy. */
  readonly command: string
}

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: '4rem minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '2',
    minHeight: '11',
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
    '& > p:empty': { display: 'none' },
  },
})
const Copy = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '9',
    height: '9',
    borderRadius: 'sm',
    color: 'fg',
    cursor: 'pointer',
    _hover: { background: 'bg.muted' },
    _focusVisible: { outline: '3px solid {colors.brand.focusRing}', outlineOffset: '-1px' },
  },
})

/** A command to run in a terminal, with a button that copies it. */
export const CommandLine = ({ label, command }: CommandLineProps) => {
  const { t } = useTranslation('publish')
  const { outcome, copy } = useCopy(command)
  return (
    <Root>
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
    </Root>
  )
}
