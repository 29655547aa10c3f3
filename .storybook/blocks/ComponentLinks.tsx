import { Fragment } from 'react'
import { facts } from 'virtual:component-facts'
import { slug } from '#tests/coverage/storyId.ts'
import { DocsLink } from './StoryLink.tsx'

/** Props of {@link ComponentLinks}. */
export interface ComponentLinksProps {
  /** Titles of components, such as `ui/Field`. */
  readonly titles: readonly string[]
}

/** Links to the pages of components. */
export const ComponentLinks = ({ titles }: ComponentLinksProps) =>
  titles.length === 0
    ? 'none'
    : titles.map((title, index) => (
        <Fragment key={title}>
          {index === 0 ? '' : ', '}
          {title in facts ? <DocsLink id={slug(title)}>{title}</DocsLink> : title}
        </Fragment>
      ))
