import { translations } from '#.storybook/languages.ts'
import { machines } from '#.storybook/machines/machines.ts'
import { MachineDiagram } from './MachineDiagram.tsx'
import { Table } from './Table.tsx'

// Removes the tags of `<Trans>` messages.
const lines = (texts: readonly string[]) =>
  texts.map((line) => <div key={line}>{line.replaceAll(/<[^>]*>/gu, '')}</div>)

/** Props of {@link Failures} and {@link Diagram}. */
export interface MachineProps {
  readonly of: keyof typeof machines
}

/** A machine as a diagram. */
export const Diagram = ({ of }: MachineProps) => <MachineDiagram machine={machines[of].machine} />

/** What a screen says for each failure, in both languages. */
export const Failures = ({ of }: MachineProps) => (
  <Table
    label={`Failures: ${of}`}
    heads={['Code', '中文', 'English']}
    rows={machines[of].failures.map(({ code, texts }) => [
      code,
      <div key="zh" lang="zh-CN">
        {lines(texts(translations.zh.t))}
      </div>,
      <div key="en" lang="en">
        {lines(texts(translations.en.t))}
      </div>,
    ])}
  />
)
