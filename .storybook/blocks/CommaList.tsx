import { Children, Fragment, type ReactNode } from 'react'

/** Its children in one line, with commas between them. */
export const CommaList = ({ children }: { readonly children: ReactNode }) =>
  Children.toArray(children).map((child, place) => (
    <Fragment key={place}>
      {place > 0 && ', '}
      {child}
    </Fragment>
  ))
