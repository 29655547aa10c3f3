import type { ComponentProps } from 'react'

/** A table of Markdown. Where it is wider than the page, it is scrolled by keyboard (docs.css). */
export const MarkdownTable = (props: ComponentProps<'table'>) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls takes the focus
  <table tabIndex={0} {...props} className="markdown scroller" />
)
