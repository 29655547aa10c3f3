import { Markdown } from '@storybook/addon-docs/blocks'
import { proseOf } from '#.storybook/prose.ts'

/** Gives the anchors of numbered headings (`## 5. Data`, `### L1. …`, `# 010. …`) their number as id. */
const withAnchors = (text: string): string =>
  text.replaceAll(/^(#+) (\w+)\. /gmu, '<span id="$2"></span>\n\n$1 $2. ')

/** A page of `docs`, with a link for each citation. */
export const DocumentText = ({ children }: { readonly children: string }) => (
  <Markdown>{proseOf(withAnchors(children))}</Markdown>
)
