import { Component, type ReactNode } from 'react'
import type { HydrationOptions, RootOptions } from 'react-dom/client'
import { i18n } from '#app/i18n.ts'
import { reloadWhenOnline } from '#components/firstPaint/scripts/reloadWhenOnline.ts'

interface State {
  readonly failed: boolean
}

/** What each root showed when something in it threw. */
const screens = new WeakMap<HTMLElement, readonly Node[]>()

/** Shows what a root showed before, and asks for a reload. It needs neither React nor a provider. */
const showLastScreen = (root: HTMLElement) => {
  // The start script asks for the same.
  document.getElementById('site-start-failed')?.remove()
  const text = new Text(i18n.t('common:status.failed.text'))
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = i18n.t('common:status.failed.reload')
  button.onclick = () =>
    reloadWhenOnline(() => (text.data = i18n.t('common:status.incomplete.offline')))
  const notice = document.createElement('div')
  notice.id = 'site-failed'
  notice.setAttribute('role', 'alert')
  notice.append(text, button)
  root.replaceChildren(...(screens.get(root) ?? []), notice)
}

/**
 * Options of the React root. React writes errors that a boundary caught to the console by itself.
 *
 * @param root - the element that React renders into
 */
export const rootOptions = (root: HTMLElement): HydrationOptions & RootOptions => ({
  // The boundary itself has thrown, and React has emptied the root.
  onUncaughtError: (error) => {
    reportError(error)
    showLastScreen(root)
  },
})

export interface RootBoundaryProps {
  /** The element that React renders into. */
  readonly root: HTMLElement
  readonly children: ReactNode
}

/**
 * The last boundary (decision D6): after an error outside a page the document keeps what it showed, with
 * what was typed, and asks for a reload. It needs no provider.
 */
export class RootBoundary extends Component<RootBoundaryProps, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  static getDerivedStateFromProps({ root }: RootBoundaryProps, { failed }: State) {
    if (failed && !screens.has(root)) {
      // React has not changed the document yet.
      screens.set(
        root,
        [...root.childNodes].map((node) => node.cloneNode(true)),
      )
    }
    return null
  }

  override componentDidCatch() {
    showLastScreen(this.props.root)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
