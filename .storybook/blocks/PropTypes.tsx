import { types, typesOf } from 'virtual:prop-types'
import { TypeMembers } from './TypeMembers.tsx'

/** The types that the props of a component name. */
const PropTypes = ({ title }: { readonly title: string }) => (
  <TypeMembers types={(typesOf[title] ?? []).flatMap((key) => types[key] ?? [])} />
)

export default PropTypes
