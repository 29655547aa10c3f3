import { dirname, join } from 'node:path/posix'
import ts from 'typescript'
import { freeNames, isCode, parse } from './names.ts'

/** A file with stories. */
export interface StoriesFile {
  /** From the root, such as `src/components/ui/Button/Button.stories.tsx`. */
  readonly path: string
  readonly text: string
}

const callOf = (key: string, values?: string): string =>
  values === undefined
    ? `t('${key}')`
    : `t('${key}', { ${values.replaceAll(/'(\w+)':/gu, '$1:')} })`

const callInBraces = (_: string, before: string, _quote: string, key: string, values?: string) =>
  `${before}{${callOf(key, values)}}`

const sample = String.raw`\$t\(([\w:.]+)(?:, \{([^}]*)\})?\)`

/** Sample texts (samples.ts) as a component of the site reads them: `{t('manage:form.save')}`. */
const withTranslations = (code: string): string =>
  code
    .replaceAll(new RegExp(`(=|>\\s*)(["']?)${sample}\\2(?=[\\s</>{])`, 'gu'), callInBraces)
    .replaceAll(
      new RegExp(`(["'\`])${sample}\\1`, 'gu'),
      (_, _quote: string, key: string, values?: string) => callOf(key, values),
    )

/** Code of a story as code of the site: with its messages, and without the spies of tests. */
const ofSite = (code: string): string => withTranslations(code.replaceAll(/\bfn\(\)/gu, '() => {}'))

/** Storybook prints the parentheses of a child over several lines as text. */
const withoutParentheses = (code: string): string =>
  code.replaceAll(/>\n\s*\(\n(\s*<[^]*?>)\n\s*\)\n(\s*<\/)/gu, '>\n$1\n$2')

const indented = (text: string): string => text.replaceAll(/^(?=.)/gmu, '  ')

/** Puts the data before the component of a snippet, or into it with the hook when messages are read. */
const withData = (component: string, data: readonly string[]): string => {
  const reading = [component, ...data].filter((text) => !text.includes('useTranslation('))
  const namespaces = new Set(
    [...reading.join('\n').matchAll(/\bt\(['"](\w+):/gu)].map(
      ([, namespace = '']) => `'${namespace}'`,
    ),
  )
  const reads = reading.some((text) => text !== component && /\bt\(['"]\w+:/u.test(text))
  const whole = component.replace(
    /^(const \w+ = \([^)]*\) => )(?:\(\n([^]*)\n\)|([^]*?));?$/u,
    (_, head: string, lines?: string, line?: string) => {
      const inLine = line ?? ''
      if (namespaces.size === 0) return `${head}${lines === undefined ? inLine : `(\n${lines}\n)`}`
      const hook = `const { t } = useTranslation([${[...namespaces].join(', ')}])`
      const jsx = lines === undefined ? inLine : `(\n${indented(lines)}\n  )`
      const inside = reads ? data.map((text) => `${indented(text)}\n`).join('') : ''
      return `${head}{\n  ${hook}\n${inside}  return ${jsx}\n}`
    },
  )
  return [...(reads ? [] : data), whole].join('\n\n')
}

/** What the top level of a stories file binds: imported names and declarations. */
const bindingsOf = (source: ts.SourceFile) => {
  const imported = new Map<string, { readonly from: string; readonly text: string }>()
  const declared = new Map<string, ts.Statement>()
  const bind = (name: ts.BindingName, statement: ts.Statement): void => {
    if (ts.isIdentifier(name)) declared.set(name.text, statement)
    else
      for (const element of name.elements)
        if (ts.isBindingElement(element)) bind(element.name, statement)
  }
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const { importClause, moduleSpecifier } = statement
      const from = (moduleSpecifier as ts.StringLiteral).text
      const whole = importClause?.name?.text
      if (whole !== undefined) imported.set(whole, { from, text: whole })
      const named = importClause?.namedBindings
      const isType = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      if (named !== undefined && ts.isNamedImports(named))
        for (const one of named.elements)
          imported.set(one.name.text, {
            from,
            text: `{ ${isType ? 'type ' : ''}${one.getText()} }`,
          })
    } else if (ts.isVariableStatement(statement) && statement.modifiers === undefined)
      for (const { name } of statement.declarationList.declarations) bind(name, statement)
    else if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
      declared.set(statement.name.text, statement)
  }
  return { imported, declared }
}

/** The import declarations of names: of packages, of the folder of the stories, and the others. */
const importsOf = (
  names: readonly { readonly from: string; readonly text: string }[],
  folder: string,
): readonly string[] => {
  const rank = ({ from }: { readonly from: string }) =>
    from.startsWith('./') ? 1 : from.startsWith('#') ? 2 : 0
  const sorted = names.toSorted((one, other) => rank(one) - rank(other))
  return [...new Set(sorted.map(({ from }) => from))].flatMap((from) => {
    const of = sorted.filter((one) => one.from === from)
    const path = from.startsWith('./') ? join(folder, from).replace(/^src\//u, '#') : from
    const isNamed = ({ text }: { readonly text: string }) => text.startsWith('{')
    const named = of.filter(isNamed).map(({ text }) => text.slice(2, -2))
    const onlyTypes = named.every((text) => text.startsWith('type '))
    const list = named.map((text) => (onlyTypes ? text.replace('type ', '') : text)).join(', ')
    return [
      ...of.filter((one) => !isNamed(one)).map(({ text }) => `import ${text} from '${path}'`),
      ...(named.length > 0 ? [`import ${onlyTypes ? 'type ' : ''}{ ${list} } from '${path}'`] : []),
    ]
  })
}

/**
 * The snippet of a story: the code that Storybook makes when it builds the stories file
 * (`experimentalCodeExamples`), with the imports and the sample data that it names.
 *
 * @param code - of one story, as Storybook makes it
 * @param stories - the file of the story
 * @returns `null` for a story that is a scene of its own
 * @throws an `Error` when Storybook put the message of an error in place of code
 */
export const snippetOf = (code: string, { path, text }: StoriesFile): string | null => {
  if (!isCode(code)) throw new Error(`${path}: a story has no code to show: ${code}`)
  const [file = '', area = ''] = [/([^/.]+)[^/]*$/u, /([^/]+)\/[^/]*$/u].map(
    (pattern) => pattern.exec(path)?.[1],
  )
  const tags = [...code.matchAll(/<(\w+)/gu)].map(([, tag = '']) => tag)
  const [first = ''] = tags
  const shown = [file, area].find((name) => tags.includes(name)) ?? file
  const source = parse(text)
  const { imported, declared } = bindingsOf(source)
  const scene = declared.get(first)?.getText() ?? ''
  // A story keeps what its component reports in a wrapper, which takes the component's props.
  const isWrapper = !tags.includes(shown) && new RegExp(`: ${shown}Props\\b`, 'u').test(scene)
  if (!tags.includes(shown) && !isWrapper && !scene.includes(`<${shown}`)) return null
  // The context of the story has no counterpart on the site.
  if (/^const \w+ = \(\w+, /u.test(code)) return null
  const named = isWrapper
    ? code.replaceAll(new RegExp(`(</?)${first}\\b`, 'gu'), `$1${shown}`)
    : code
  const component = ofSite(withoutParentheses(named.trim())).replace(
    /^(const \w+ = \(args)(?=\))/u,
    `$1: ${shown}Props`,
  )

  const names = new Set(freeNames(parse(component)))
  // The hook of the snippet gives it.
  names.delete('t')
  const needed = new Set<ts.Statement>()
  // A set also walks what is added on the way.
  for (const name of names) {
    const statement = declared.get(name)
    if (statement === undefined) continue
    // With what makes sure that it is there.
    const guards = source.statements.filter(
      (one) => ts.isIfStatement(one) && freeNames(one).includes(name),
    )
    for (const found of [statement, ...guards]) {
      if (needed.has(found)) continue
      needed.add(found)
      for (const one of freeNames(found)) names.add(one)
    }
  }
  const data = source.statements
    .filter((statement) => needed.has(statement))
    .map((statement) => ofSite(statement.getText()))
  const whole = withData(component, data)
  const hook = { from: 'react-i18next', text: '{ useTranslation }' }
  const imports = [...imported].flatMap(([name, one]) =>
    names.has(name) && name !== 'fn' && name !== 'useTranslation' ? [one] : [],
  )
  const props = { from: imported.get(shown)?.from ?? '', text: `{ type ${shown}Props }` }
  const all = [
    ...(whole.includes('useTranslation(') ? [hook] : []),
    ...imports,
    ...(names.has(`${shown}Props`) && !imported.has(`${shown}Props`) ? [props] : []),
  ]
  return `${importsOf(all, dirname(path)).join('\n')}\n\n${whole}`
}
