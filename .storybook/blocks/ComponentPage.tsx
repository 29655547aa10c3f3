import { Description, Title } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { Reference } from './Reference.tsx'
import { Example, States } from './States.tsx'

/** Props of {@link ComponentPage}. */
export interface ComponentPageProps {
  /** What stands between the states and the reference: the contract and the other names. */
  readonly children?: ReactNode
}

/** The documentation page of a component that needs no guidance: all of it without an mdx file, or its frame. */
const ComponentPage = ({ children }: ComponentPageProps) => (
  <>
    <Title />
    <Description />
    <Example />
    <States />
    {children}
    <Reference />
  </>
)

export default ComponentPage
