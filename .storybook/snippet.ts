import { dirname, join } from 'node:path/posix'
import { format, resolveConfig } from 'prettier'
import ts from 'typescript'
import { freeNames, importedNames, isCode, parse, type ImportedName } from './syntax.ts'

/** A file with stories. */
export interface StoriesFile {
  /** From the root, such as `src/components/ui/Button/Button.stories.tsx`. */
  readonly path: string
  readonly text: string
}

const callOf = (key: string, values?: string): string =>
  values === undefined ? `t('${key}')` : `t('${key}', { ${values} })`

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

/** Puts the data before the component of a snippet, or into it with the hook when messages are read. */
const withData = (component: string, data: readonly string[]): string => {
  const reading = [component, ...data].filter((text) => !text.includes('useTranslation('))
  const namespaces = new Set(
    [...reading.join('\n').matchAll(/\bt\(['"](\w+):/gu)].map(
      ([, namespace = '']) => `'${namespace}'`,
    ),
  )
  if (namespaces.size === 0) return [...data, component].join('\n\n')
  const hook = `const { t } = useTranslation([${[...namespaces].join(', ')}])`
  const reads = reading.some((text) => text !== component && /\bt\(['"]\w+:/u.test(text))
  const whole = component.replace(
    /^(const \w+ = \([^)]*\) => )([^]*?);?$/u,
    (_, head: string, jsx: string) =>
      `${head}{\n${[hook, ...(reads ? data : []), `return ${jsx}`].join('\n')}\n}`,
  )
  return [...(reads ? [] : data), whole].join('\n\n')
}

/** What the top level of a stories file declares for itself, by name. */
const declaredIn = (source: ts.SourceFile): ReadonlyMap<string, ts.Statement> => {
  const declared = new Map<string, ts.Statement>()
  const bind = (name: ts.BindingName, statement: ts.Statement): void => {
    if (ts.isIdentifier(name)) declared.set(name.text, statement)
    else
      for (const element of name.elements)
        if (ts.isBindingElement(element)) bind(element.name, statement)
  }
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement) && statement.modifiers === undefined)
      for (const { name } of statement.declarationList.declarations) bind(name, statement)
    else if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
      declared.set(statement.name.text, statement)
  }
  return declared
}

/** The import declaration of the names of one module. */
const importOf = (path: string, names: readonly ImportedName[]): string => {
  const onlyTypes = names.every(({ isType }) => isType)
  const named = names
    .filter(({ isDefault }) => !isDefault)
    .map(({ isType, specifier }) => (isType && !onlyTypes ? `type ${specifier}` : specifier))
  const clauses = [
    ...names.filter(({ isDefault }) => isDefault).map(({ specifier }) => specifier),
    ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : []),
  ]
  return `import ${onlyTypes ? 'type ' : ''}${clauses.join(', ')} from '${path}'`
}

/** The import declarations of names: of packages, of the folder of the stories, and the others. */
const importsOf = (names: readonly ImportedName[], folder: string): readonly string[] => {
  const rank = (from: string) => (from.startsWith('./') ? 1 : from.startsWith('#') ? 2 : 0)
  return [...new Set(names.map(({ from }) => from))]
    .toSorted((one, other) => rank(one) - rank(other))
    .map((from) =>
      importOf(
        from.startsWith('./') ? join(folder, from).replace(/^src\//u, '#') : from,
        names.filter((one) => one.from === from),
      ),
    )
}

/**
 * The snippet of a story: the code that Storybook makes when it builds the stories file
 * (`experimentalCodeExamples`), with the imports and the sample data that it names, as `npm run format` writes it.
 *
 * @param code - of one story, as Storybook makes it
 * @param stories - the file of the story
 * @returns `null` for a story that is a scene of its own
 * @throws an `Error` when Storybook put the message of an error in place of code
 */
export const snippetOf = async (
  code: string,
  { path, text }: StoriesFile,
): Promise<string | null> => {
  if (!isCode(code)) throw new Error(`${path}: a story has no code to show: ${code}`)
  const [file = '', area = ''] = [/([^/.]+)[^/]*$/u, /([^/]+)\/[^/]*$/u].map(
    (pattern) => pattern.exec(path)?.[1],
  )
  const tags = [...code.matchAll(/<(\w+)/gu)].map(([, tag = '']) => tag)
  const [first = ''] = tags
  const shown = [file, area].find((name) => tags.includes(name)) ?? file
  const source = parse(text)
  const [imported, declared] = [importedNames(source), declaredIn(source)]
  const scene = declared.get(first)?.getText() ?? ''
  // A story keeps what its component reports in a wrapper, which takes the component's props.
  const isWrapper = !tags.includes(shown) && new RegExp(`: ${shown}Props\\b`, 'u').test(scene)
  if (!tags.includes(shown) && !isWrapper && !scene.includes(`<${shown}`)) return null
  // The context of the story has no counterpart on the site.
  if (/^const \w+ = \(\w+, /u.test(code)) return null
  const named = isWrapper
    ? code.replaceAll(new RegExp(`(</?)${first}\\b`, 'gu'), `$1${shown}`)
    : code
  const component = ofSite(withoutParentheses(named.trim()))

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
  // A constant that nothing uses would not compile.
  const [declaration = ''] = /^const \w+ = /u.exec(component) ?? []
  const whole = withData(component, data).replace(
    new RegExp(`^${declaration}`, 'mu'),
    `export ${declaration}`,
  )
  const own = { isDefault: false, isType: false }
  const hook = { ...own, from: 'react-i18next', specifier: 'useTranslation' }
  const imports = [...imported].flatMap(([name, one]) =>
    names.has(name) && name !== 'fn' && name !== 'useTranslation' ? [one] : [],
  )
  const all = [...(whole.includes('useTranslation(') ? [hook] : []), ...imports]
  const snippet = `${importsOf(all, dirname(path)).join('\n')}\n\n${whole}`
  return (await format(snippet, { ...(await resolveConfig(path)), filepath: path })).trimEnd()
}
