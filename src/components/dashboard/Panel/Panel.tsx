import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'
import { shortText } from '#components/theme/shortText.ts'

export interface PanelProps {
  /** Heading of the panel, and the name of its region. */
  readonly title: string
  /** What the panel is for, in a sentence or two. */
  readonly text?: ReactNode
  /** What can be seen and done here. */
  readonly children?: ReactNode
  /** Buttons; beside the heading from 768 px. */
  readonly tools?: ReactNode
  /** A picture; beside everything else from 1024 px, above the content before. */
  readonly aside?: ReactNode
  /** For what is rarely needed: a line above it instead of a box, smaller and muted. @defaultValue false */
  readonly quiet?: boolean
}

const Root = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    minWidth: 0,
    padding: { base: '5', md: '1.75rem' },
    borderWidth: '1px',
    borderRadius: 'lg',
    background: 'bg.panel',
    // A line that runs on to the edge of the window ends at the edge of the panel.
    overflow: 'clip',
    '@media (forced-colors: active)': { borderColor: 'CanvasText' },
    '&[data-aside]': {
      // About as high as the words, so that they stay together.
      gridTemplateColumns: { lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
      gridTemplateRows: { lg: 'auto 1fr' },
      columnGap: { lg: '10' },
      '& > .aside': {
        gridColumn: { lg: '2' },
        gridRow: { lg: '1 / 3' },
        // A line of its picture does not cross the text.
        clipPath: { lg: 'inset(-1rem -100vw -1rem 0)' },
      },
      // It ends where the picture does.
      '& > .content': { alignContent: { lg: 'end' } },
    },
    '& > .head': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4',
      columnGap: '8',
      '& > .words': { flex: '1 1 18rem', minWidth: 0 },
      '& > .tools': { display: 'flex', flexWrap: 'wrap', gap: '2.5', flex: { md: 'none' } },
    },
    '& > .content': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: '5',
    },
    '& > .head > .words > h2': { fontSize: 'xl' },
    '&[data-quiet]': {
      gap: '4',
      padding: 0,
      paddingBlockStart: '5',
      borderWidth: '1px 0 0',
      borderRadius: 0,
      background: 'none',
      overflow: 'visible',
      '& > .head': {
        rowGap: '1.5',
        '& > .words > h2': { fontSize: 'md', color: 'fg.muted' },
        '& > .words > p': { marginTop: '0.5', fontSize: 'xs', color: 'fg.subtle' },
        // The text of a quiet button is flush with the line, at both ends.
        '& > .tools': { columnGap: '5', marginInlineEnd: { md: 'calc(-1px - {spacing.3})' } },
      },
    },
  },
})

const Text = chakra('p', {
  base: { marginTop: '1.5', fontSize: 'sm', color: 'fg.muted', ...shortText },
})

/** A box of the dashboard with a heading and a sentence (brief §5). */
export const Panel = ({ title, text, children, tools, aside, quiet = false }: PanelProps) => {
  const id = useId()
  return (
    <Root
      aria-labelledby={id}
      data-aside={aside === undefined ? undefined : ''}
      data-quiet={quiet ? '' : undefined}
    >
      <div className="head">
        <div className="words">
          <h2 id={id}>{title}</h2>
          {text === undefined ? null : <Text>{text}</Text>}
        </div>
        {tools === undefined ? null : <div className="tools">{tools}</div>}
      </div>
      {aside === undefined ? null : <div className="aside">{aside}</div>}
      {children === undefined ? null : <div className="content">{children}</div>}
    </Root>
  )
}
