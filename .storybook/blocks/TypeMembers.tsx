import type { NamedType } from '#.storybook/typeMembers.ts'
import { Disclosure } from './Disclosure.tsx'
import { TypeTable } from './TypeTable.tsx'

/** Types by their names, each with its members to open. */
export const TypeMembers = ({ types }: { readonly types: readonly NamedType[] }) =>
  types.map((type) => (
    <Disclosure key={type.name} label={<code>{type.name}</code>}>
      <TypeTable type={type} />
    </Disclosure>
  ))
