/** What {@link snippetOf} reads of a story. */
interface Story {
  readonly parameters: Readonly<Record<string, unknown>>
  readonly initialArgs: Readonly<Record<string, unknown>>
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

/** Storybook prints the parentheses of a child over several lines as text. */
const withoutParentheses = (code: string): string =>
  code.replaceAll(/>\n\s*\(\n(\s*<[^]*?>)\n\s*\)\n(\s*<\/)/gu, '>\n$1\n$2')

/**
 * The snippet of a story, with the import of its component. Storybook makes the code when it builds the
 * stories file (`experimentalCodeExamples`).
 *
 * @param story - as the docs context gives it
 * @returns `null` for a story that is a scene of its own
 */
export const snippetOf = (story: Story): string | null => {
  const { source } = (story.parameters['docs'] ?? {}) as { readonly source?: { code?: string } }
  const code = source?.code?.trim()
  if (code === undefined) return null
  const [, folder = '', area = '', file = ''] =
    /src\/(components\/.*?([^/]+))\/([^/.]+)[^/]*$/u.exec(String(story.parameters['fileName'])) ??
    []
  const tags = new Set([...code.matchAll(/<(\w+)/gu)].map(([, tag = '']) => tag))
  const [first = ''] = tags
  const shown = [file, area].find((name) => tags.has(name))
  const name = shown ?? file
  // A story keeps what its component reports in a wrapper, which takes the component's props.
  const isWrapper = shown === undefined && Object.keys(story.initialArgs).length > 0
  if (shown === undefined && !isWrapper) return null
  const named = isWrapper
    ? code.replaceAll(new RegExp(`(</?)${first}\\b`, 'gu'), `$1${name}`)
    : code
  const plain = withoutParentheses(named.replaceAll(/\bfn\(\)/gu, '() => {}'))
  return `import { ${name} } from '#${folder}/${name}.tsx'\n\n${withTranslations(plain)}`
}
