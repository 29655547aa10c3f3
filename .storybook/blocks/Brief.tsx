import { Markdown } from '@storybook/addon-docs/blocks'
import type { ComponentProps } from 'react'

/** Props of {@link Brief}. */
export interface BriefProps {
  /** The design brief, `docs/design.md`. */
  readonly of: string
  readonly section: number
}

/** A table of Markdown. Where it is wider than the page, it is scrolled by keyboard (docs.css). */
const MarkdownTable = (props: ComponentProps<'table'>) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls takes the focus
  <table tabIndex={0} {...props} className="markdown scroller" />
)

/** A section of the design brief, without its heading. */
export const Brief = ({ of, section }: BriefProps) => (
  <Markdown options={{ overrides: { table: MarkdownTable } }}>
    {of.split(/^## .*$/mu)[section] ?? ''}
  </Markdown>
)
