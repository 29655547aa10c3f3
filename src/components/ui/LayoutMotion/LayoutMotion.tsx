import { Component, type RefObject } from 'react'
import type { moveItems } from './moveItems.ts'

export interface LayoutMotionProps {
  /** The parent element of the items. */
  readonly list: RefObject<HTMLElement | null>
  /** What the list shows. When it is another array, the items move. */
  readonly items: ReadonlyArray<unknown>
}

const motionAllowed = () => matchMedia('(prefers-reduced-motion: no-preference)').matches

/**
 * Moves the items of a list to their new places when it is sorted, or when items come and go (brief §6).
 * It renders nothing. framer-motion is fetched when a button is hovered, pressed or focused; without it
 * the items are at their places at once.
 *
 * A class, because `getSnapshotBeforeUpdate` is React's only method between render and change.
 */
export class LayoutMotion extends Component<LayoutMotionProps> {
  private moveItems: typeof moveItems | null = null

  override componentDidMount() {
    document.addEventListener('pointerover', this.load)
    document.addEventListener('focusin', this.load)
  }

  override getSnapshotBeforeUpdate(before: LayoutMotionProps): (() => void) | null {
    const { list, items } = this.props
    if (before.items === items || list.current === null || !motionAllowed()) return null
    return this.moveItems?.(list.current) ?? null
  }

  override componentDidUpdate(
    _props: LayoutMotionProps,
    _state: unknown,
    move: (() => void) | null,
  ) {
    move?.()
  }

  override componentWillUnmount() {
    this.stopListening()
  }

  private stopListening() {
    document.removeEventListener('pointerover', this.load)
    document.removeEventListener('focusin', this.load)
  }

  private readonly load = ({ target }: Event) => {
    if (!motionAllowed() || !(target instanceof Element) || target.closest('button') === null)
      return
    this.stopListening()
    import('./moveItems.ts').then(
      (module) => {
        this.moveItems = module.moveItems
      },
      // A failed download means no motion.
      () => undefined,
    )
  }

  override render() {
    return null
  }
}
