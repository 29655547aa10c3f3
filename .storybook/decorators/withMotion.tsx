import type { Decorator } from '@storybook/react-vite'
import { MotionConfig } from 'framer-motion'

const still = `*, *::before, *::after {
  animation-duration: 1ms !important;
  animation-iteration-count: 1 !important;
  transition-duration: 1ms !important;
  scroll-behavior: auto !important;
}`

/**
 * Simulates `prefers-reduced-motion`. A page cannot change the media query, so the style of `globalCss`
 * is repeated here.
 */
export const withMotion: Decorator = (Story, { globals }) => {
  const { motion } = globals as { readonly motion?: unknown }
  if (motion !== 'reduced' && motion !== 'full') return <Story />
  return (
    <MotionConfig reducedMotion={motion === 'reduced' ? 'always' : 'never'}>
      {motion === 'reduced' && <style>{still}</style>}
      <Story />
    </MotionConfig>
  )
}
