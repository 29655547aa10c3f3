import type { ReactNode } from 'react'
import type { Proof } from '#tests/coverage/rule.ts'
import { scanContract } from '#tests/coverage/scan.ts'
import { OutcomeMark } from './OutcomeMark.tsx'

/** Bold text of a page. A contract id has what the last run said about its test before it. */
const ContractId = ({ children }: { readonly children?: ReactNode }) => {
  const ids = typeof children === 'string' ? scanContract(`**${children}**`) : []
  return (
    <>
      {ids.map((id) => (
        <OutcomeMark key={id} proof={id as Proof} />
      ))}
      <strong>{children}</strong>
    </>
  )
}

export default ContractId
