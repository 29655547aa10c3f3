import type { ReactNode } from 'react'

/** The tab in which Storybook shows the steps of a story. */
const steps = '&addonPanel=storybook/interactions/panel'

/** Address of a story. A test (`ui-tag--default:shows-…`) and a flow open with their steps in sight. */
const storyHref = (id: string): string =>
  `./?path=/story/${id}${/:|^flows-(?!walk-about)/u.test(id) ? steps : ''}`

/** Props of {@link StoryLink}. */
export interface StoryLinkProps {
  readonly id: string
  /** Text of the link. Defaults to the name of the story. */
  readonly children?: ReactNode
}

/** A link to a story by its id, from any sub-path that Storybook is served from. */
export const StoryLink = ({ id, children }: StoryLinkProps) => (
  <a className="link" href={storyHref(id)} target="_top">
    {children ?? id.split('--').at(-1)?.replaceAll('-', ' ')}
  </a>
)
