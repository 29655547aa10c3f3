import { AnchorMdx, CodeOrSourceMdx, HeadersMdx, Markdown } from '@storybook/addon-docs/blocks'
import { proseOf } from '#.storybook/prose.ts'
import { MarkdownTable } from './MarkdownTable.tsx'

/** Gives the anchors of numbered headings (`## 5. Data`, `### L1. …`, `# 010. …`) their number as id. */
const withAnchors = (text: string): string =>
  text.replaceAll(/^(#+) (\w+)\. /gmu, '<span id="$2"></span>\n\n$1 $2. ')

/** Pages of Storybook that show a file of `docs`. */
const pages: Readonly<Record<string, string>> = {
  'specification.md': 'documents-specification',
  'product-decisions.md': 'documents-decisions',
  'decisions/': 'documents-records',
  'architecture.md': 'documents-architecture',
  'design.md': 'documents-design-brief',
  'deployment.md': 'documents-deployment',
  'publishing.md': 'documents-publish-a-catalogue',
  'CONTRIBUTING.md': 'handbook-contributing',
  'AGENTS.md': 'handbook-rules',
}

/** Links between files of `docs` lead to the page of the file. A file without a page has no link. */
const withPages = (text: string): string =>
  text.replaceAll(
    /\[([^\]]+)\]\((?!https?:|#)([^)]+)\)/gu,
    (_link, words: string, file: string) => {
      const id = pages[/(?:^|\/)([\w-]+\.md|decisions\/)(?:\d|#|$)/u.exec(file)?.[1] ?? '']
      return id === undefined ? words : `[${words}](./?path=/docs/${id}--docs)`
    },
  )

/** The number of a rule leads to its row in the coverage, whose headings have the number without dots as id. */
const withCoverage = (text: string): string =>
  text.replaceAll(
    /<sup id="([^"]+)">[^<]+<\/sup>/gu,
    (_sup, id: string) =>
      `<sup id="${id}"><a href="./?path=/docs/handbook-spec-coverage--docs#${id.toLowerCase().replaceAll('.', '')}" target="_top">${id}</a></sup>`,
  )

/** Storybook drops its own overrides when a page passes any: these are its own, and our table. */
const options = {
  overrides: {
    code: CodeOrSourceMdx,
    a: AnchorMdx,
    ...HeadersMdx,
    table: MarkdownTable,
  },
}

/** A page of `docs`, with a link for each citation. */
export const DocumentText = ({ children }: { readonly children: string }) => (
  <Markdown options={options}>{proseOf(withCoverage(withPages(withAnchors(children))))}</Markdown>
)
