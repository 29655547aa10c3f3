import { Component, type ReactNode } from 'react'
import { holdTyped } from '#app/holdTyped.ts'

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
  /** React did not find its own elements: an extension or a translator has changed them. */
  readonly foreign: boolean
  /** The key at which the page was mounted anew already. */
  readonly renewedAt: string | null
}

/**
 * Limits an unexpected error to its page: header, footer and other pages continue to work. A page whose
 * markup was changed by something else is mounted anew, once, with what was typed. React reports the
 * error itself to the console.
 */
export class RouteBoundary extends Component<RouteBoundaryProps, State> {
  override state: State = { failedAt: null, foreign: false, renewedAt: null }

  private restoreTyped: (() => void) | null = null

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failedAt: '', foreign: error instanceof DOMException }
  }

  static getDerivedStateFromProps(
    { resetKey }: RouteBoundaryProps,
    { failedAt, renewedAt }: State,
  ): Partial<State> | null {
    if (failedAt === '') return { failedAt: resetKey }
    return {
      failedAt: failedAt === resetKey ? failedAt : null,
      renewedAt: renewedAt === resetKey ? renewedAt : null,
    }
  }

  // The page is still in the document, with what was typed.
  override getSnapshotBeforeUpdate(_: RouteBoundaryProps, before: State): null {
    if (before.failedAt === null && this.isRenewing()) this.restoreTyped = holdTyped()
    return null
  }

  override componentDidMount() {
    this.renew()
  }

  override componentDidUpdate() {
    if (this.state.failedAt === null) {
      this.restoreTyped?.()
      this.restoreTyped = null
    }
    this.renew()
  }

  private isRenewing() {
    const { failedAt, foreign, renewedAt } = this.state
    return failedAt !== null && foreign && renewedAt === null
  }

  private renew() {
    if (this.isRenewing()) this.setState({ failedAt: null, renewedAt: this.props.resetKey })
  }

  override render() {
    if (this.state.failedAt === null) return this.props.children
    return this.isRenewing() ? null : this.props.fallback
  }
}
