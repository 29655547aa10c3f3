import { Fragment } from 'react'
import { Cited } from './Cited.tsx'

/** A text of the repository, such as a comment: what is in backticks as code, and a link for each citation. */
export const TextWithCode = ({ children }: { readonly children: string }) =>
  children
    .split('`')
    .map((part, place) => (
      <Fragment key={place}>
        {place % 2 === 1 ? <code>{part}</code> : <Cited>{part}</Cited>}
      </Fragment>
    ))
