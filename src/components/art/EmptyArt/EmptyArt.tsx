import empty from '#assets/empty.svg?raw'
import noMatch from '#assets/no-match.svg?raw'
import { Drawing } from '#components/art/Drawing/Drawing.tsx'

/** Props of {@link EmptyArt}. */
export interface EmptyArtProps {
  /** Closed: the line carries, but nothing answers (no match). Open: nothing is there yet. @default 'open' */
  readonly line?: 'open' | 'closed'
}

/** Three empty places under a line, for lists without anything to show (brief §5). Decoration. */
export const EmptyArt = ({ line = 'open' }: EmptyArtProps) => (
  <Drawing svg={line === 'open' ? empty : noMatch} />
)
