import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'
import { shortText } from '#components/theme/shortText.ts'

export interface PanelProps {
  /** Heading of the panel, and the name of its region. */
  readonly title: string
  /** What the panel is for, in a sentence or two. */
  readonly text: ReactNode
  /** What can be seen and done here; spread over the panel's height. */
  readonly children: ReactNode
}

const Root = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: '5',
    minWidth: 0,
    padding: { base: '5', md: '1.75rem' },
    borderWidth: '1px',
    borderRadius: 'lg',
    background: 'bg.panel',
    // A line that runs on to the edge of the window ends at the edge of the panel.
    overflow: 'clip',
    '@media (forced-colors: active)': { borderColor: 'CanvasText' },
  },
})

const Title = chakra('h2', { base: { fontSize: 'xl' } })

const Text = chakra('p', {
  base: { marginTop: '1.5', fontSize: 'sm', color: 'fg.muted', ...shortText },
})

/** A box of the dashboard with a heading and a sentence (brief §5). */
export const Panel = ({ title, text, children }: PanelProps) => {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <div>
        <Title id={id}>{title}</Title>
        <Text>{text}</Text>
      </div>
      {children}
    </Root>
  )
}
