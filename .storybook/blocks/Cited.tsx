import { chakra } from '@chakra-ui/react/styled-system'
import { piecesOf } from '#.storybook/prose.ts'

const Anchor = chakra('a', {
  base: { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
})

/** Props of {@link Cited}. */
export interface CitedProps {
  readonly children: string
  /** Whether citations are links. Off inside a link. @defaultValue true */
  readonly links?: boolean
}

/** A text with a link for each citation, and with Chinese marked as such. */
export const Cited = ({ children, links = true }: CitedProps) =>
  piecesOf(children).map(({ text, href, lang }, index) =>
    href !== undefined && links ? (
      <Anchor key={index} href={href} target="_top">
        {text}
      </Anchor>
    ) : (
      <span key={index} lang={lang}>
        {text}
      </span>
    ),
  )
