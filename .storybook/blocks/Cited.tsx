import { piecesOf } from '#.storybook/prose.ts'

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
      <a key={index} className="link" href={href} target="_top">
        {text}
      </a>
    ) : (
      <span key={index} lang={lang}>
        {text}
      </span>
    ),
  )
