import { chakra } from '@chakra-ui/react/styled-system'

/** Props of {@link TokenName}. */
export interface TokenNameProps {
  readonly name: string
  /** What the token is for. */
  readonly use: string
}

const Use = chakra('div', { base: { textStyle: 'caption', color: 'fg.muted' } })

/** The name of a token, and below it what it is for: one column, so that the table fits a phone. */
export const TokenName = ({ name, use }: TokenNameProps) => (
  <>
    <code>{name}</code>
    <Use>{use}</Use>
  </>
)
