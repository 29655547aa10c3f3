import { lazy, type ComponentType } from 'react'
import type * as blocks from './blocks/page.ts'

/** A block that loads with the first page of documentation: stories do not need it. */
const block = (name: keyof typeof blocks) =>
  lazy(async () => ({ default: (await import('./blocks/page.ts'))[name] as ComponentType }))

/**
 * What a page of documentation uses without an import. A heading of level 4 has other words for what the page shows:
 * the search of the sidebar reads them from the file (`experimentalSearchDocsHeadings`), and nothing shows them.
 */
export const pageComponents = {
  wrapper: block('MdxPage'),
  h4: () => null,
  Failures: block('Failures'),
  Intro: block('Intro'),
  Machine: block('Machine'),
  RoleColours: block('RoleColours'),
  Screens: block('Screens'),
}
