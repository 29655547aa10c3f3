import { lazy, type ComponentType } from 'react'
import type * as blocks from './blocks/page.ts'
import { MarkdownTable } from './blocks/MarkdownTable.tsx'

/** A block that loads with the first page of documentation: stories do not need it. */
const block = (name: keyof typeof blocks) =>
  lazy(async () => ({ default: (await import('./blocks/page.ts'))[name] as ComponentType }))

/**
 * What a page of documentation uses without an import. A heading of level 4 has other words for what the page shows:
 * the search of the sidebar reads them from the file (`experimentalSearchDocsHeadings`), and nothing shows them.
 */
export const pageComponents = {
  table: MarkdownTable,
  h4: () => null,
  ComponentPage: block('ComponentPage'),
  Failures: block('Failures'),
  Intro: block('Intro'),
  Machine: block('Machine'),
  Reference: block('Reference'),
  RoleColours: block('RoleColours'),
  Screens: block('Screens'),
  States: block('States'),
}
