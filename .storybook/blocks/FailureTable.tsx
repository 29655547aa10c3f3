import { createTranslation } from '#.storybook/languages.ts'
import type { FailureRow } from '#.storybook/machines/docs.ts'
import { Table } from './Table.tsx'

const zh = createTranslation('zh').t
const en = createTranslation('en').t

// Removes the tags of `<Trans>` messages.
const plain = (line: string) => line.replaceAll(/<[^>]*>/gu, '')

const lines = (messages: readonly string[]) =>
  messages.map((line) => <div key={line}>{plain(line)}</div>)

/** Props of {@link FailureTable}. */
export interface FailureTableProps {
  readonly failures: readonly FailureRow[]
  /** Accessible name of the table, where a page has several. @defaultValue `Failures` */
  readonly label?: string
}

/** Failure codes with their messages in both languages, as components show them. */
export const FailureTable = ({ failures, label = 'Failures' }: FailureTableProps) => (
  <Table
    label={label}
    heads={['Code', '中文', 'English']}
    rows={failures.map(({ code, messages }) => [
      code,
      <div key="zh" lang="zh-CN">
        {lines(messages(zh))}
      </div>,
      <div key="en" lang="en">
        {lines(messages(en))}
      </div>,
    ])}
  />
)
