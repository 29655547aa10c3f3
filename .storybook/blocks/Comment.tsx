import { Fragment } from 'react'
import { Cited } from './Cited.tsx'

/** A comment of the code as text: with its code marked, and a link for each citation. */
export const Comment = ({ children }: { readonly children: string }) =>
  children
    .split('`')
    .map((part, place) => (
      <Fragment key={place}>
        {place % 2 === 1 ? <code>{part}</code> : <Cited>{part}</Cited>}
      </Fragment>
    ))
