import type { ReactNode } from 'react'

/** Props of {@link Keywords}. */
export interface KeywordsProps {
  /** A heading of Markdown for each word. */
  readonly children: ReactNode
}

/**
 * Other words for what a page shows. The search of the sidebar reads the headings from the file
 * (`experimentalSearchDocsHeadings`), and a result leads to the top of the page: nothing is rendered.
 */
export const Keywords: (props: KeywordsProps) => null = () => null
