import { limits } from '#domain/limits.ts'
import { isBlank, lengthOf, tidyText } from '#domain/text.ts'

/** Why the name of an account is refused. */
export type NameProblem = 'nameRequired' | 'nameTooShort' | 'nameTooLong'

/** The first rule that the name of an account breaks, or `null` (spec §5). */
export const nameProblem = (name: string): NameProblem | null => {
  if (isBlank(name)) return 'nameRequired'
  const length = lengthOf(tidyText(name))
  if (length < limits.nameMin) return 'nameTooShort'
  return length > limits.nameMax ? 'nameTooLong' : null
}
