import type { Decorator } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'

// Lazy: other stories need neither header nor footer.
const SiteLayout = lazy(() => import('./SiteLayout.tsx'))

/** Shows a page between header and footer when the toolbar asks for it. Tests see the page alone. */
export const withSiteLayout: Decorator = (Story, { globals, title, viewMode }) =>
  globals['layout'] === 'site' && title.startsWith('pages/') && viewMode === 'story' ? (
    <Suspense>
      <SiteLayout>
        <Story />
      </SiteLayout>
    </Suspense>
  ) : (
    <Story />
  )
