import type { Decorator } from '@storybook/react-vite'
import { storyAddress } from '#.storybook/storyAddress.ts'

/** A story in light and dark, in two frames of its own: media queries see the width of the frame. */
export const withSides: Decorator = (Story, { globals, id, viewMode }) =>
  globals['theme'] === 'both' && viewMode === 'story' ? (
    <div style={{ position: 'fixed', inset: 0, display: 'flex', flexWrap: 'wrap' }}>
      {(['light', 'dark'] as const).map((theme) => (
        <iframe
          key={theme}
          title={theme}
          src={storyAddress(id, { ...globals, theme })}
          style={{ flex: '1 0 min(100%, 22rem)', minHeight: '50%', border: 0 }}
        />
      ))}
    </div>
  ) : (
    <Story />
  )
