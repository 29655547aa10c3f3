import { formatPrice } from '#domain/catalogue/format.ts'
import type { Translate } from '#locales/index.ts'
import type { ManagementOutcome } from '#machines/management/management.types.ts'
import type { ManagedCatalogue } from './managementPage.types.ts'

/**
 * The message for the outcome of a task (decision L3), chosen at render so that it follows the language.
 * Nothing is called saved that is gone once the page is closed.
 */
export const outcomeMessage = (
  outcome: ManagementOutcome,
  t: Translate,
  language: string,
  persistence: ManagedCatalogue['persistence'],
): string => {
  switch (outcome.kind) {
    case 'added':
      return t(persistence === 'browser' ? 'manage:done.added' : 'manage:done.addedSession', {
        name: outcome.product.productName,
      })
    case 'priced':
      return t('manage:done.price', { price: formatPrice(outcome.product.price, language) })
    case 'pictured':
      return t('manage:done.picture')
    case 'removed':
      return t('manage:done.removed', { name: outcome.product.productName })
    case 'cleared':
      return t('manage:done.cleared', { count: outcome.count })
    case 'imported':
      return t('manage:done.imported', {
        added: outcome.summary.added,
        updated: outcome.summary.updated,
      })
    case 'sampled':
      return t('manage:done.samples', { count: outcome.summary.added })
    case 'undone':
      return t('manage:done.undone')
    case 'exported':
      return t('manage:done.exported', { name: outcome.name })
    case 'discarded':
      return t('manage:done.discarded')
    case 'stopped':
      return t('manage:done.stopped')
  }
}
