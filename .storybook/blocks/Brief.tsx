import { Markdown } from '@storybook/addon-docs/blocks'

/** Props of {@link Brief}. */
export interface BriefProps {
  /** The design brief, `docs/design.md`. */
  readonly of: string
  readonly section: number
}

/** A section of the design brief, without its heading. */
export const Brief = ({ of, section }: BriefProps) => (
  <Markdown>{of.split(/^## .*$/mu)[section] ?? ''}</Markdown>
)
