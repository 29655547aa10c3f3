import { types, typesOf } from 'virtual:prop-types'
import { Disclosure } from './Disclosure.tsx'
import { TypeTable } from './TypeTable.tsx'

/** The members of the object types that the props of a component name. */
const TypeMembers = ({ title }: { readonly title: string }) =>
  (typesOf[title] ?? []).map((of) => (
    <Disclosure key={of} label={<code>{types[of]?.name}</code>}>
      <TypeTable of={of} />
    </Disclosure>
  ))

export default TypeMembers
