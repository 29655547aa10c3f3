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

/** Gives a snippet that reads messages the hook that it needs. */
const withHook = (code: string): string => {
  const namespaces = new Set(
    [...code.matchAll(/\bt\('(\w+):/gu)].map(([, namespace = '']) => `'${namespace}'`),
  )
  return code.replace(
    /^(const \w+ = \(\) => )(?:\(\n([^]*)\n\)|([^]*?));?$/u,
    (_, head: string, lines?: string, line?: string) => {
      const jsx = lines === undefined ? (line ?? '') : `(\n${lines.replaceAll(/^/gmu, '  ')}\n  )`
      return namespaces.size === 0
        ? `${head}${lines === undefined ? jsx : `(\n${lines}\n)`}`
        : `${head}{\n  const { t } = useTranslation([${[...namespaces].join(', ')}])\n  return ${jsx}\n}`
    },
  )
}

/** The imports of a snippet: the hook, its component, and the components inside it. */
const importsOf = (code: string, main: string, titles: readonly string[]): readonly string[] => {
  const tags = new Set([...code.matchAll(/<([A-Z]\w+)/gu)].map(([, tag = '']) => tag))
  const others = titles.flatMap((title) => {
    const name = title.split('/').at(-1) ?? ''
    const line = `import { ${name} } from '#components/${title}/${name}.tsx'`
    return tags.has(name) && line !== main ? [line] : []
  })
  return [
    ...(code.includes('useTranslation(') ? ["import { useTranslation } from 'react-i18next'"] : []),
    main,
    ...others,
  ]
}

/**
 * The snippet of a story, with the imports of its components. Storybook makes the code when it builds the
 * stories file (`experimentalCodeExamples`).
 *
 * @param story - as the docs context gives it
 * @param titles - of all components, such as `ui/Button`
 * @returns `null` for a story that is a scene of its own
 */
export const snippetOf = (story: Story, titles: readonly string[]): string | null => {
  const { canvas, source } = (story.parameters['docs'] ?? {}) as {
    readonly canvas?: { readonly sourceState?: string }
    readonly source?: { readonly code?: string }
  }
  const code = source?.code?.trim()
  if (code === undefined || canvas?.sourceState === 'none') return null
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
  const whole = withHook(withTranslations(plain))
  const main = `import { ${name} } from '#${folder}/${name}.tsx'`
  return `${importsOf(whole, main, titles).join('\n')}\n\n${whole}`
}
