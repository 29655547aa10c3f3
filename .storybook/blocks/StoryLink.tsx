import type { ReactNode } from 'react'

/** The tab in which Storybook shows the steps of a story. */
const steps = '&addonPanel=storybook/interactions/panel'

/** Address of a story. A test (`ui-tag--default:tg-1-…`) and a flow open with their steps in sight. */
const storyHref = (id: string, locale?: string): string =>
  [
    `./?path=/story/${id}`,
    /:|^flows-(?!walk-about)/u.test(id) ? steps : '',
    locale === undefined ? '' : `&globals=locale:${locale}`,
  ].join('')

interface InnerLinkProps {
  readonly id: string
  /** Text of the link. Defaults to the name of the story. */
  readonly children?: ReactNode
}

/** Props of {@link StoryLink}. */
export interface StoryLinkProps extends InnerLinkProps {
  /** Language in which the story opens. Defaults to that of the toolbar. */
  readonly locale?: 'zh' | 'en' | undefined
}

/** A link to a story by its id, from any sub-path that Storybook is served from. */
export const StoryLink = ({ id, locale, children }: StoryLinkProps) => (
  <a className="link" href={storyHref(id, locale)} target="_top">
    {children ?? id.split('--').at(-1)?.replaceAll('-', ' ')}
  </a>
)

/** Props of {@link DocsLink}. */
export interface DocsLinkProps extends InnerLinkProps {
  /** Id of a heading on the page. @defaultValue the top */
  readonly at?: string
}

/** A link to a page of documentation by the id of its title, for example `ui-button`. */
export const DocsLink = ({ id, at, children }: DocsLinkProps) => (
  <a
    className="link"
    href={`./?path=/docs/${id}--docs${at === undefined ? '' : `#${at}`}`}
    target="_top"
  >
    {children}
  </a>
)

/** Props of {@link PageLink}. */
export interface PageLinkProps {
  /** Id of an element of this page. */
  readonly to: string
  readonly children: ReactNode
}

/** A link to a place of the same page. It stays in the frame of the page, where it opens a closed part. */
export const PageLink = ({ to, children }: PageLinkProps) => (
  <a className="link" href={`#${to}`} target="_self">
    {children}
  </a>
)
