import { Table } from './Table.tsx'

const records = import.meta.glob<string>('/docs/decisions/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The first paragraph of a section, without tables. */
const part = (text: string, heading: string): string => {
  const [, body = ''] = new RegExp(`## ${heading}\\n+([^]*?)(?=\\n## |$)`, 'u').exec(text) ?? []
  const first = body.split('\n\n').find((paragraph) => !paragraph.startsWith('|')) ?? ''
  return first.replaceAll('\n', ' ').replaceAll('`', '')
}

const rows = Object.entries(records)
  .filter(([file]) => !file.endsWith('000-template.md'))
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(([, text]) => {
    const [, number = '', title = ''] = /^# (\d+)\. (.+)$/mu.exec(text) ?? []
    const status = /^- Status: (.+)$/mu.exec(text)?.[1] ?? ''
    return [number, <b key="title">{title}</b>, part(text, 'Decision'), status]
  })

/** Every record of `docs/decisions`. */
export const DecisionIndex = () => (
  <Table label="Decisions" heads={['No.', 'Title', 'What we do', 'Status']} rows={rows} />
)
