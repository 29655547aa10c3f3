import { chakra } from '@chakra-ui/react'
import { piecesOf } from '#.storybook/prose.ts'

const Anchor = chakra('a', {
  base: { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
})

/** A text with a link for each citation, and with Chinese marked as such. */
export const Cited = ({ children }: { readonly children: string }) =>
  piecesOf(children).map(({ text, href, lang }, index) => {
    if (href !== undefined)
      return (
        <Anchor key={index} href={href} target="_top">
          {text}
        </Anchor>
      )
    return (
      <span key={index} lang={lang}>
        {text}
      </span>
    )
  })
