import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, type ReactNode } from 'react'
import type { Proof } from '#tests/coverage/rule.ts'
import { contractOf, scanContract } from '#tests/coverage/scan.ts'
import { OutcomeMark } from './OutcomeMark.tsx'
import { StoryLink } from './StoryLink.tsx'

const Line = ({ text, ids }: { readonly text: string; readonly ids: readonly Proof[] }) => {
  const tests = useContext(DocsContext).componentStories()
  return (
    <>
      <OutcomeMark proofs={ids} />
      <strong>
        {text.split(/([A-Z]{2}-\d+)/u).map((part, place) => {
          const test = tests.find(({ name }) => contractOf(name) === part)
          return test === undefined ? (
            part
          ) : (
            <StoryLink key={place} id={test.id}>
              {part}
            </StoryLink>
          )
        })}
      </strong>
    </>
  )
}

/** Bold text of a page. A line of a contract says what the last run said, and its ids lead to their tests. */
const ContractId = ({ children }: { readonly children?: ReactNode }) => {
  const text = typeof children === 'string' ? children : ''
  const ids = scanContract(`**${text}**`)
  return ids.length === 0 ? <strong>{children}</strong> : <Line text={text} ids={ids} />
}

export default ContractId
