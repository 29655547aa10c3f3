import { useState, type ReactNode } from 'react'

/** Props of {@link Disclosure}. */
export interface DisclosureProps {
  readonly label: ReactNode
  /** Label while it is open. @defaultValue `label` */
  readonly openLabel?: ReactNode
  /** Rendered while it is open. */
  readonly children: ReactNode
}

/** A part of a page that is closed at first. It looks like "Show code" of Storybook's own blocks. */
export const Disclosure = ({ label, openLabel = label, children }: DisclosureProps) => {
  const [open, setOpen] = useState(false)
  return (
    <details className="disclosure" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{open ? openLabel : label}</summary>
      {open && children}
    </details>
  )
}
