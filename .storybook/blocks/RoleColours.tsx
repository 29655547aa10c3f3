import { Measured } from './ColourPairs.tsx'
import { Table } from './Table.tsx'

/** A part of a component, in one state, with its colour roles. */
export interface RolePair {
  /** The part and its state: `Edge, hovered`. */
  readonly part: string
  /** Role of the text, icon or edge, such as `fg`. */
  readonly foreground: string
  /** Role of its ground, such as `bg.field`. */
  readonly background: string
  /** Contrast that WCAG 2.2 requires: 4.5 for text, 3 for icons and edges. @defaultValue 4.5 */
  readonly required?: number
}

interface RoleColoursProps {
  readonly label: string
  readonly pairs: readonly RolePair[]
}

/** The colours of the parts of a component, with their values and contrast in both modes. */
export const RoleColours = ({ label, pairs }: RoleColoursProps) => (
  <Table
    label={label}
    heads={['Part and its colour', 'Light, on', 'Dark, on']}
    rows={pairs.map(({ part, required = 4.5, ...roles }) => [
      <>
        {part}
        <br />
        <code>{roles.foreground}</code>
      </>,
      <Measured key="light" pair={{ ...roles, required }} mode="light" values />,
      <Measured key="dark" pair={{ ...roles, required }} mode="dark" values />,
    ])}
  />
)
