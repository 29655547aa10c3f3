/**
 * Where a page continues below the first screen. The build puts the styles of everything after it into a file and links it
 * here: browsers paint what comes before, and show what comes after once its styles are there (record 010). Empty in
 * the browser: an empty text tells React to leave the link.
 */
export const LateStyles = () => (
  <div data-late-styles="" suppressHydrationWarning>
    {''}
  </div>
)
