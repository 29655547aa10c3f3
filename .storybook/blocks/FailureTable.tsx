import { createTranslation } from '#.storybook/languages.ts'
import type { FailureRow } from '#.storybook/machines/docs.ts'
import { Table } from './Table.tsx'

const zh = createTranslation('zh').t
const en = createTranslation('en').t

// The tags of rich text are links in the component; here the words alone count.
const plain = (line: string) => line.replaceAll(/<[^>]*>/gu, '')

const sentences = (words: readonly string[]) =>
  words.map((line) => <div key={line}>{plain(line)}</div>)

/** Failure codes with what a visitor reads, in both languages, worded as the components word them. */
export const FailureTable = ({ failures }: { readonly failures: readonly FailureRow[] }) => (
  <Table
    label="Failures"
    heads={['Code', '中文', 'English']}
    rows={failures.map(({ code, words }) => [
      code,
      <div key="zh" lang="zh-CN">
        {sentences(words(zh))}
      </div>,
      <div key="en" lang="en">
        {sentences(words(en))}
      </div>,
    ])}
  />
)
