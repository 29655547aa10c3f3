import { Component, useState, type ReactNode } from 'react'
import { i18n } from '#app/i18n.ts'
import { reloadWhenOnline } from '#app/inline/reloadWhenOnline.ts'

interface State {
  /** What the page showed when something threw; `null` while nothing has. */
  readonly kept: readonly Node[] | null
}

/** Keeps the styles that Emotion takes away with the components. */
const keepStyles = () => {
  const rules = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].flatMap(
    ({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
  )
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules.join('\n'))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

const Notice = () => {
  const [offline, setOffline] = useState(false)
  return (
    <div id="site-failed" role="alert">
      {i18n.t(offline ? 'common:status.incomplete.offline' : 'common:status.failed.text')}
      <button type="button" onClick={() => reloadWhenOnline(() => setOffline(true))}>
        {i18n.t('common:status.failed.reload')}
      </button>
    </div>
  )
}

/** Props of {@link RootBoundary}. */
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
  override state: State = { kept: null }

  static getDerivedStateFromError(): Partial<State> {
    return { kept: [] }
  }

  static getDerivedStateFromProps({ root }: RootBoundaryProps, { kept }: State) {
    if (kept?.length !== 0) return null
    // React has not changed the document yet.
    keepStyles()
    return { kept: [...root.childNodes].map((node) => node.cloneNode(true)) }
  }

  override componentDidCatch() {
    // The start script asks for the same.
    document.getElementById('site-start-failed')?.remove()
  }

  private readonly show = (place: HTMLElement | null) => {
    place?.replaceChildren(...(this.state.kept ?? []))
  }

  override render() {
    if (this.state.kept === null) return this.props.children
    return (
      <>
        <div ref={this.show} style={{ display: 'contents' }} />
        <Notice />
      </>
    )
  }
}
