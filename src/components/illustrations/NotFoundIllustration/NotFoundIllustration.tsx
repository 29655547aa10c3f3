import { OpenMarkIllustration } from '#components/illustrations/OpenMarkIllustration/OpenMarkIllustration.tsx'
import { WindowLine } from '#components/illustrations/WindowLine.tsx'
import styles from './NotFoundIllustration.module.css'

/**
 * The line from edge to edge of the window, open in the mark, for pages and data that are missing or
 * broken (brief §1, §5). Decoration.
 */
export const NotFoundIllustration = () => (
  <WindowLine>
    <div className={styles.line}>
      <OpenMarkIllustration />
    </div>
  </WindowLine>
)
