import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { documentedComponents, readMachineTypes, readPropTypes } from '#.storybook/propTypes.ts'
import { freeNames, importedNames, nodesIn, parse } from '#.storybook/syntax.ts'
import { namedType, typesOf } from '#.storybook/typeMembers.ts'
import ts from 'typescript'
import { filesBelow, textOf } from './readFiles.ts'

/** Types of the site that the declaration of the props of a component names, as they are written. */
const namesInProps = (file: string, props: string): readonly string[] => {
  const source = parse(textOf(file), file)
  const isType = (node: ts.Node) =>
    ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) ? [node] : []
  const declared = source.statements.flatMap(isType)
  const start = declared.find(({ name }) => name.text === props)
  const own = (name: string) =>
    declared.some((one) => one.name.text === name) ||
    /^[#.]/u.test(importedNames(source).get(name)?.from ?? '')
  const members = start === undefined ? [] : nodesIn(start).filter(ts.isPropertySignature)
  return members.flatMap((member) => {
    const accessed = nodesIn(member).filter(ts.isIndexedAccessTypeNode)
    const text = accessed.reduce((all, one) => all.replace(one.getText(), ''), member.getText())
    const names = freeNames(parse(`interface Props { ${text} }`)).filter(own)
    return [...names, ...accessed.map((one) => one.getText())]
  })
}

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

describe('the types that a table of props names', () => {
  const types = readPropTypes()

  it.each(documentedComponents())('open on the page of $title', ({ title, file, props }) => {
    const opened = Object.values(types[title] ?? {}).map(({ name }) => name)
    expect(namesInProps(file, props).filter((name) => !opened.includes(name))).toEqual([])
  })

  it('have members, values or their text', () => {
    const opened = Object.values(types).flatMap((all) => Object.values(all))
    const empty = opened.filter(
      ({ cases, values, written }) => cases.length + values.length === 0 && written === undefined,
    )
    expect(empty).toEqual([])
  })

  it('are those of a member of a view', () => {
    const dialog = Object.values(types['auth/RecoveryDialog'] ?? {})
    expect(dialog[0]).toEqual({
      name: "RecoveryView['status']",
      description: "`sent` shows the spec's success sentence in the dialog (decision A3).",
      cases: [],
      values: ["'closed'", "'editing'", "'sending'", "'sent'"],
    })
    const panel = Object.values(types['dashboard/ConnectionPanel'] ?? {})
    expect(panel[0]?.values).toEqual(["'connection'", "'signup'", 'null'])
  })

  it('are the parts of a union, and what is neither an object nor literals', () => {
    const page = Object.values(types['pages/SignupPage'] ?? {}).map(({ name }) => name)
    expect(page).toEqual(
      expect.arrayContaining(['SignupFormView', 'SignupCodeView', 'SignupVerifiedView']),
    )
    const table = Object.values(types['catalogue/SpecTable'] ?? {})
    expect(table[0]).toMatchObject({
      name: 'Specifications',
      written: 'Readonly<Record<string, string>>',
    })
  })
})

describe('the types of a machine', () => {
  const machines = readMachineTypes()

  it.each(filesBelow('src/machines', /\.view\.ts$/u))('are a view and events: %s', (file) => {
    const names = machines[basename(file, '.view.ts')]?.map(({ name }) => name)
    expect(names?.map((name) => /(?:View|Event)$/u.exec(name)?.[0])).toEqual(['View', 'Event'])
  })

  it('say what an event carries', () => {
    expect(machines['recovery']?.[1]?.cases).toContainEqual({
      when: "type: 'dialog.opened' | 'form.submitted'",
      members: [expect.objectContaining({ name: 'email', type: 'string' })],
    })
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
