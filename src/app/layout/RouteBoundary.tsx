import { Component, type ReactNode } from 'react'

/** Props of {@link RouteBoundary}. */
export interface RouteBoundaryProps {
  /** Resets the boundary when it changes. */
  readonly resetKey: string
  /** Rendered in place of a page that threw. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

interface State {
  /** The key at which a page threw; empty until the key is known, `null` while none has. */
  readonly failedAt: string | null
}

/**
 * Limits an unexpected error to its page: header, footer and other pages continue to work.
 * React reports the error itself to the console.
 */
export class RouteBoundary extends Component<RouteBoundaryProps, State> {
  override state: State = { failedAt: null }

  static getDerivedStateFromError(): Partial<State> {
    return { failedAt: '' }
  }

  static getDerivedStateFromProps({ resetKey }: RouteBoundaryProps, { failedAt }: State) {
    if (failedAt === '') return { failedAt: resetKey }
    return failedAt !== null && failedAt !== resetKey ? { failedAt: null } : null
  }

  override render() {
    return this.state.failedAt === null ? this.props.children : this.props.fallback
  }
}
