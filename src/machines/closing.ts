import { assertEvent, assign, setup, stateIn, type SnapshotFrom } from 'xstate'
import { ServiceError } from '#domain/failure.ts'
import { fromService, problemFrom, type ScreenFailure } from '#machines/fromService.ts'
import type { CatalogueServices } from '#services/products.ts'
import { useFlow } from '#machines/useFlow.ts'
import type { Services } from '#services/services.ts'

/** The failures of the dialog that have their own text. */
export const closeAccountFailures = ['invalidCredentials'] as const

/** Why the account was not closed. */
export type CloseAccountFailure = ScreenFailure<typeof closeAccountFailures>

/** The products of this browser in the dialog. */
export interface ProductsHere {
  /** `busy` while they are exported, cleared or brought back. */
  readonly status: 'counting' | 'unavailable' | 'ready' | 'busy'
  /** How many products this browser holds. */
  readonly count: number
  /** What was done with them while the dialog is open. */
  readonly outcome: 'exported' | 'cleared' | 'failed' | null
  /** How many were cleared. */
  readonly cleared: number
}

/** The dialog that closes the account (decision A8). */
export interface CloseAccountFlow {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** The account is being closed. */
  readonly pending: boolean
  /** Why the account was not closed. */
  readonly problem: CloseAccountFailure | null
  /** The products that this browser holds, and what was done with them. */
  readonly products: ProductsHere
  /** Opens the dialog. */
  ask(): void
  /** Leaves everything as it is; ignored while the account is being closed. */
  cancel(): void
  /** Closes the account; the name has passed `closingFields`. */
  submit(password: string): void
  /** Hands out the export file. */
  exportProducts(): void
  /** Removes the products of this browser. */
  clearProducts(): void
  /** Brings the cleared products back. */
  restoreProducts(): void
}

/** Context of the machine. It never contains the password. */
interface CloseAccountContext extends Omit<ProductsHere, 'status'> {
  readonly problem: CloseAccountFailure | null
}

export type CloseAccountEvent =
  | { readonly type: 'close.asked' }
  | { readonly type: 'close.cancelled' }
  | { readonly type: 'close.submitted'; readonly password: string }
  | { readonly type: 'products.exported' }
  | { readonly type: 'products.cleared' }
  | { readonly type: 'products.restored' }

/** The services of the machine; the catalogue is loaded when the dialog opens. */
export interface CloseAccountServices extends Pick<Services, 'account' | 'reporter'> {
  readonly catalogue: () => Promise<Pick<CatalogueServices, 'products' | 'files'>>
}

/** @throws ServiceError `storageBlocked` where the products cannot be read */
const countOf = ({ products: store }: Pick<CatalogueServices, 'products'>): number => {
  // The store reads at its first subscription.
  const stop = store.subscribe(() => {})
  const { phase, products } = store.snapshot()
  stop()
  if (phase !== 'ready') throw new ServiceError({ code: 'storageBlocked' })
  return products.length
}

/**
 * Closing the account: a dialog asks for its name and password. Beside it, the products of this browser
 * can be exported or cleared (decision P4); closing the account does not touch them.
 *
 * @param accountClosed - the account is closed, and with it the session
 */
export const closeAccountMachine = (
  { account, reporter, catalogue }: CloseAccountServices,
  accountClosed: () => void,
) =>
  setup({
    types: {} as { context: CloseAccountContext; events: CloseAccountEvent },
    actors: {
      closeAccount: fromService<unknown, string>(reporter, ({ input, signal }) =>
        account.close(input, signal),
      ),
      countProducts: fromService(reporter, async () => countOf(await catalogue())),
      exportProducts: fromService(reporter, async () => {
        const { products, files } = await catalogue()
        files.save(await products.exportFile())
      }),
      clearProducts: fromService(reporter, async () => (await catalogue()).products.clear()),
      restoreProducts: fromService(reporter, async () => {
        const services = await catalogue()
        await services.products.undo()
        return countOf(services)
      }),
    },
    guards: { isAsking: stateIn({ dialog: 'asking' }) },
  }).createMachine({
    id: 'closeAccount',
    context: { problem: null, count: 0, outcome: null, cleared: 0 },
    type: 'parallel',
    states: {
      dialog: {
        initial: 'idle',
        states: {
          idle: { on: { 'close.asked': 'asking' } },
          asking: {
            on: {
              'close.submitted': 'closing',
              'close.cancelled': { target: 'idle', actions: assign({ problem: null }) },
            },
          },
          closing: {
            tags: 'pending',
            entry: assign({ problem: null }),
            invoke: {
              src: 'closeAccount',
              id: 'closeAccount',
              input: ({ event }) => {
                assertEvent(event, 'close.submitted')
                return event.password
              },
              onDone: { target: 'closed', actions: accountClosed },
              onError: { target: 'asking', actions: assign(problemFrom(closeAccountFailures)) },
            },
          },
          closed: { tags: 'pending' },
        },
      },
      products: {
        initial: 'idle',
        on: {
          'close.cancelled': {
            guard: 'isAsking',
            target: '.idle',
            actions: assign({ outcome: null }),
          },
        },
        states: {
          idle: { on: { 'close.asked': 'counting' } },
          counting: {
            invoke: {
              src: 'countProducts',
              id: 'countProducts',
              onDone: { target: 'ready', actions: assign({ count: ({ event }) => event.output }) },
              onError: 'unavailable',
            },
          },
          /** The storage of this browser cannot be read. */
          unavailable: {},
          ready: {
            on: {
              'products.exported': 'exporting',
              'products.cleared': 'clearing',
              'products.restored': 'restoring',
            },
          },
          exporting: {
            entry: assign({ outcome: null }),
            invoke: {
              src: 'exportProducts',
              id: 'exportProducts',
              onDone: { target: 'ready', actions: assign({ outcome: 'exported' }) },
              onError: { target: 'ready', actions: assign({ outcome: 'failed' }) },
            },
          },
          clearing: {
            entry: assign({ outcome: null }),
            invoke: {
              src: 'clearProducts',
              id: 'clearProducts',
              onDone: {
                target: 'ready',
                actions: assign({
                  count: 0,
                  cleared: ({ event }) => event.output,
                  outcome: 'cleared',
                }),
              },
              onError: { target: 'ready', actions: assign({ outcome: 'failed' }) },
            },
          },
          restoring: {
            entry: assign({ outcome: null }),
            invoke: {
              src: 'restoreProducts',
              id: 'restoreProducts',
              onDone: { target: 'ready', actions: assign({ count: ({ event }) => event.output }) },
              onError: { target: 'ready', actions: assign({ outcome: 'failed' }) },
            },
          },
        },
      },
    },
  })

const statusOf = {
  idle: 'counting',
  counting: 'counting',
  unavailable: 'unavailable',
  ready: 'ready',
  exporting: 'busy',
  clearing: 'busy',
  restoring: 'busy',
} as const

export const closeAccountFlow = (
  snapshot: SnapshotFrom<typeof closeAccountMachine>,
  send: (event: CloseAccountEvent) => void,
): CloseAccountFlow => {
  const { problem, count, outcome, cleared } = snapshot.context
  return {
    open: snapshot.value.dialog !== 'idle',
    pending: snapshot.hasTag('pending'),
    problem,
    products: { status: statusOf[snapshot.value.products], count, outcome, cleared },
    ask: () => send({ type: 'close.asked' }),
    cancel: () => send({ type: 'close.cancelled' }),
    submit: (password) => send({ type: 'close.submitted', password }),
    exportProducts: () => send({ type: 'products.exported' }),
    clearProducts: () => send({ type: 'products.cleared' }),
    restoreProducts: () => send({ type: 'products.restored' }),
  }
}

export const useCloseAccount = (
  services: CloseAccountServices,
  accountClosed: () => void,
): CloseAccountFlow => useFlow(() => closeAccountMachine(services, accountClosed), closeAccountFlow)
