import { Description, Subtitle, Title } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { Reference } from './Reference.tsx'
import { Example, States } from './States.tsx'

/** The head of a component's page: its name, what it is in a sentence, and its first state. */
export const Intro = ({ children }: PropsWithChildren) => (
  <>
    <Title />
    <Subtitle>{children}</Subtitle>
    <Example />
  </>
)

/** The page of a component that needs no guidance: all of it without an mdx file, or the frame of its text. */
const ComponentPage = ({ children }: PropsWithChildren) => (
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
