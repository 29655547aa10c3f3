import { Table } from './Table.tsx'

const records = import.meta.glob<string>('/docs/decisions/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const part = (text: string, heading: string): string =>
  new RegExp(`## ${heading}\\n+([^]*?)(?=\\n\\n|\\n## |$)`, 'u')
    .exec(text)?.[1]
    ?.replaceAll('\n', ' ')
    .replaceAll('`', '') ?? ''

const rows = Object.entries(records)
  .filter(([file]) => !file.endsWith('000-template.md'))
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(([, text]) => {
    const [, number = '', title = ''] = /^# (\d+)\. (.+)$/mu.exec(text) ?? []
    const status = /^- Status: (.+)$/mu.exec(text)?.[1] ?? ''
    return [number, <b key="title">{title}</b>, part(text, 'Decision'), status]
  })

/** Every record of `docs/decisions`, read from the files themselves. */
export const DecisionIndex = () => (
  <Table label="Decisions" heads={['No.', 'Title', 'What we do', 'Status']} rows={rows} />
)
