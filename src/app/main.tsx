// First: modules of components come after it.
import '#components/theme/shared.css'
import { layoutNamespaces, loadNamespaces, startI18n } from '#app/i18n.ts'
import { startFailedEvent } from '#components/firstPaint/scripts/hydratedEvent.ts'
import { languageOfAddress } from '#domain/address.ts'
import '#assets/fonts/fonts.css'
import '#assets/fonts/fallback.css'

const root = document.getElementById('root')
if (root === null) throw new Error('The document has no #root element')

const start = async () => {
  if (!('popover' in HTMLElement.prototype)) await import('@oddbird/popover-polyfill')
  await startI18n(languageOfAddress(window.location.pathname))
  await loadNamespaces(layoutNamespaces)
  // One after the other: each of them runs in its own task, so the page stays responsive.
  const { system } = await import('#components/theme/system.ts')
  const { hydrate } = await import('#app/hydrate.tsx')
  await hydrate(root, system)
}

// If a script cannot be fetched, the document stays as it is, with what was typed, and the start
// script asks for a reload (decision D2). The module itself awaits nothing: see decision D4.
start().catch(() => window.dispatchEvent(new Event(startFailedEvent)))
