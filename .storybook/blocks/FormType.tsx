import { types } from 'virtual:prop-types'
import { TypeTable } from './TypeTable.tsx'

/** Props of {@link FormType}. */
export interface FormTypeProps {
  /** Name of a type of `useForm`. */
  readonly of: 'FormOptions' | 'FormField'
}

/** A type of `useForm`, with its members. */
export const FormType = ({ of }: FormTypeProps) => {
  const type = types[of]
  return type === undefined ? null : <TypeTable type={type} />
}
