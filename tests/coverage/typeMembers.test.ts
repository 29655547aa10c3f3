import { describe, expect, it } from 'vitest'
import { namedType, typesOf } from '#.storybook/typeMembers.ts'

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

  it('are those of the failures that a type takes out of a union', () => {
    const page = 'src/components/pages/LoginPage/LoginPage.tsx'
    const types = typesOf(page, 'LoginPageProps')
    expect(Object.values(types).map(({ name }) => name)).not.toContain('Failure')
    const [plain, withReason, ...others] =
      types['src/machines/login/login.machine.ts: LoginFailure']?.cases ?? []
    expect(plain?.when.match(/'/gu)).toHaveLength(2 * 13)
    expect(withReason).toEqual({
      when: "code: 'refused' | 'other'",
      members: [{ name: 'reason', type: 'string', description: '' }],
    })
    expect(others).toEqual([])
  })
})

describe('a type of literals', () => {
  it('has the values of the list that it is made from', () => {
    expect(namedType('src/domain/catalogue/product.ts', 'Category')).toEqual({
      name: 'Category',
      description: 'One of the six categories (spec §9).',
      cases: [],
      values: ["'car'", "'parts'", "'cpu'", "'phone'", "'game'", "'drone'"],
    })
  })

  it('has its values in the order in which they are written', () => {
    expect(namedType('src/domain/password.rules.ts', 'PasswordLevel')?.values).toEqual([
      "'weak'",
      "'medium'",
      "'strong'",
    ])
  })
})
