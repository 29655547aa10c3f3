import { ServiceError } from '#domain/failure.ts'
import { closeAccountMachine } from '#machines/closing/closing.machine.ts'
import { fromService } from '#machines/fromService.ts'
import type { CatalogueServices } from '#services/products/catalogue.ts'
import type { Services } from '#services/services.ts'

/** Effects of the machine on the rest of the site. */
export interface CloseAccountEffects {
  /** The account is closed: nobody is logged in any more. */
  accountClosed(): void
}

/** The services of the machine; the catalogue is loaded when the dialog opens. */
export interface CloseAccountServices extends Pick<Services, 'account' | 'reporter'> {
  readonly catalogue: () => Promise<Pick<CatalogueServices, 'products' | 'files'>>
}

/** Closing the account with ports (decisions A8 and P4). */
export const provideCloseAccount = (
  { account, reporter, catalogue }: CloseAccountServices,
  effects: CloseAccountEffects,
) => {
  const count = async () => {
    const store = (await catalogue()).products
    // The store reads at its first subscription.
    const stop = store.subscribe(() => {})
    const { phase, products } = store.snapshot()
    stop()
    if (phase !== 'ready') throw new ServiceError({ code: 'storageBlocked' })
    return products.length
  }
  return closeAccountMachine.provide({
    actors: {
      closeAccount: fromService(reporter, ({ input, signal }) =>
        account.close(input.password, signal),
      ),
      countProducts: fromService(reporter, count),
      exportProducts: fromService(reporter, async () => {
        const { products, files } = await catalogue()
        files.save(await products.exportFile())
      }),
      clearProducts: fromService(reporter, async () => (await catalogue()).products.clear()),
      restoreProducts: fromService(reporter, async () => {
        await (await catalogue()).products.undo()
        return count()
      }),
    },
    actions: {
      reportClosed: () => effects.accountClosed(),
    },
  })
}
