import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, useRef, type ReactNode } from 'react'

interface EnteredProps {
  readonly values: Readonly<Record<string, string>>
  readonly children: ReactNode
}

const Entered = ({ values, children }: EnteredProps) => {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(values)) {
      const field = root.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)
      if (field) field.value = value
    }
  }, [values])
  return (
    <div ref={root} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}

/**
 * Shows a form with entries. The service refuses what was entered, and the form keeps it.
 *
 * @param values - of the fields, by name
 */
export const withEntered =
  (values: Readonly<Record<string, string>>): Decorator =>
  (Story) => (
    <Entered values={values}>
      <Story />
    </Entered>
  )
