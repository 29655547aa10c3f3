import { called } from 'virtual:mutation'
import { results } from 'virtual:results'
import { mutatedBy } from '#.storybook/mutation.ts'
import { placesOf } from '#.storybook/outcome.ts'
import record from '#tests/coverage/mutation.json'
import type { Rule } from '#tests/coverage/rule.ts'
import { rules } from '#tests/coverage/rules.ts'
import { slug } from '#tests/coverage/storyId.ts'

const mutated = Object.keys(record)

/** The files with mutants that the tests of a rule belong to, or call. */
export const filesOfRule = ({ proof }: Rule): readonly string[] => [
  ...new Set(
    proof
      .flatMap((one) => placesOf(one, results))
      .flatMap((place) => [
        ...mutatedBy(place.replace(/:\d+$/u, ''), mutated),
        ...(called[place] ?? []),
      ]),
  ),
]

const rulesByFile = Map.groupBy(
  rules.flatMap((rule) => filesOfRule(rule).map((file) => ({ file, id: rule.id }))),
  ({ file }) => file,
)

/** Ids of the rules whose tests belong to a file, or call it. */
export const rulesOfFile = (file: string): readonly string[] =>
  (rulesByFile.get(file) ?? []).map(({ id }) => id)

/** The anchor of a file among the mutation tests. */
export const anchorOfFile = (file: string): string => `mutants-${slug(file)}`

/** The anchor of a rule: Storybook makes it from the heading. */
export const anchorOfRule = (id: string): string => id.toLowerCase().replaceAll('.', '')
