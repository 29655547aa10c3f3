import { DocumentText } from './DocumentText.tsx'

const files = import.meta.glob<string>('/docs/decisions/0*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Every record of `docs/decisions` but the template. Its parts have no headings: each has the same. */
export const Records = () =>
  Object.entries(files)
    .filter(([file]) => !file.endsWith('000-template.md'))
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([file, text]) => (
      <DocumentText key={file}>
        {text.replaceAll(/^## (.+)/gmu, '**$1**').replaceAll(/^# /gmu, '## ')}
      </DocumentText>
    ))
