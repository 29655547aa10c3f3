import { describe, expect, it } from 'vitest'
import { namedType } from '#.storybook/typeMembers.ts'

describe('the members of a type', () => {
  it('have their comments', () => {
    expect(namedType('src/domain/user.ts', 'User')?.cases[0]?.members).toContainEqual(
      expect.objectContaining({ name: 'emailVerified', type: 'boolean' }),
    )
    const members = namedType('src/components/ui/useForm.ts', 'FormField')?.cases[0]?.members
    expect(members).toContainEqual({
      name: 'error',
      type: 'string | undefined',
      description: "Text of the field's problem, or `undefined` without one.",
    })
  })

  it('are told apart in a union', () => {
    const state = namedType('src/components/pages/ProductPage/ProductPage.tsx', 'ProductPageState')
    expect(state?.cases.map(({ when, members }) => [when, members.length])).toEqual([
      ["kind: 'loading' | 'damaged'", 0],
      ["kind: 'ready'", 2],
      ["kind: 'notFound'", 1],
      ["kind: 'failed'", 2],
    ])
  })
})
