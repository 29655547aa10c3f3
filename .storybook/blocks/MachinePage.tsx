import { Heading } from '@storybook/addon-docs/blocks'
import { translations } from '#.storybook/languages.ts'
import { machines } from '#.storybook/machines/machines.ts'
import { MachineDiagram } from './MachineDiagram.tsx'
import { Table } from './Table.tsx'

// Removes the tags of `<RichText>` messages.
const lines = (texts: readonly string[]) =>
  texts.map((line) => <div key={line}>{line.replaceAll(/<[^>]*>/gu, '')}</div>)

/** Props of {@link Failures} and {@link Machine}. */
export interface MachineProps {
  readonly of: keyof typeof machines
}

/** What a screen says for each failure, in both languages. */
export const Failures = ({ of }: MachineProps) => (
  <>
    <Heading>{`Failures: ${of}`}</Heading>
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
  </>
)

/** A machine as a diagram, with its failures. */
export const Machine = ({ of }: MachineProps) => (
  <>
    <MachineDiagram machine={machines[of].machine} />
    {machines[of].failures.length > 0 && <Failures of={of} />}
  </>
)
