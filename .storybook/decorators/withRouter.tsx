import type { Decorator } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { addressFrom, addressIn } from '#domain/address.ts'
import { shownLanguage } from '#.storybook/languages.ts'

/**
 * Provides a router in memory that starts at `parameters.route`. A flow runs the site, whose address
 * decides its language (decision L5): it starts at the address of the language of the toolbar.
 */
export const withRouter: Decorator = (Story, { globals, parameters, tags }) => {
  const { route = '/' } = parameters as { readonly route?: string }
  const home = addressIn(shownLanguage(globals) === 'zh' ? 'zh' : 'en', '/')
  return (
    <MemoryRouter initialEntries={[tags.includes('flow') ? addressFrom(route, home) : route]}>
      <Story />
    </MemoryRouter>
  )
}
