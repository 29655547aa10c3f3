import type { Decorator } from '@storybook/react-vite'
import { storyAddress } from '#.storybook/storyAddress.ts'

const modes = ['light', 'dark'] as const

/**
 * Shows a story in light and dark side by side, each in a frame of its own. Ids stay unique, dialogs
 * open in their frame, and media queries see the width of the frame.
 */
export const withSides: Decorator = (Story, { globals, id, viewMode }) => {
  if (globals['theme'] !== 'both' || viewMode === 'docs') return <Story />
  return (
    <div style={{ position: 'fixed', inset: 0, display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      {modes.map((theme) => (
        <iframe
          key={theme}
          title={theme}
          src={storyAddress(id, { ...globals, theme })}
          style={{ width: '100%', height: '100%', border: 0 }}
        />
      ))}
    </div>
  )
}
