import type { Cell, Table } from '#domain/catalogue/sheetColumns.ts'
import { ServiceError } from '#domain/failure.ts'
import type { SheetMessage } from '#services/catalogue/sheetReader.worker.ts'
// oxlint-disable-next-line import/default -- Vite makes the address
import address from './sheetReader.worker.ts?worker&url'

/** Milliseconds after which the worker is ended. */
const patience = 30_000

/** What browsers that enforce Trusted Types want instead of an address. TypeScript does not know them yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string
  }
}

/** The address as the browser wants it; a policy can be made once only. */
let trusted: string | undefined

const startWorker = (): Worker => {
  const { trustedTypes } = window as unknown as { readonly trustedTypes?: TrustedTypes }
  trusted ??=
    trustedTypes
      ?.createPolicy('sheet-reader', { createScriptURL: () => address })
      .createScriptURL(address) ?? address
  return new Worker(trusted, { type: 'module' })
}

/** Reads sheets in a worker, which is ended when it is done, stopped or takes too long. */
export const readSheets = (
  source: string | Uint8Array,
  signal?: AbortSignal,
): Promise<readonly Table[]> =>
  new Promise((resolve, reject) => {
    const names: string[] = []
    const rows: (readonly Cell[])[][] = []
    const worker = startWorker()
    const end = () => {
      worker.terminate()
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    }
    const refuse = (error: unknown) => {
      end()
      reject(error as Error)
    }
    const stop = () => refuse(signal?.reason)
    const timer = setTimeout(
      () => refuse(new ServiceError({ from: 'sheet', code: 'sheetTooLarge' })),
      patience,
    )
    signal?.addEventListener('abort', stop)
    worker.addEventListener('error', ({ message }) =>
      refuse(new ServiceError({ from: 'file', code: 'fileUnreadable' }, { cause: message })),
    )
    worker.addEventListener('message', ({ data }: MessageEvent<SheetMessage>) => {
      if (data.kind === 'rows') {
        names[data.sheet] = data.name
        ;(rows[data.sheet] ??= []).push(...data.rows)
      } else if (data.kind === 'done') {
        end()
        resolve(
          names.map((name, at) => ({
            name,
            rows: rows[at] ?? [],
            isText: typeof source === 'string',
            broken: data.broken[at] ?? new Set(),
          })),
        )
      } else if (data.failure === null) refuse(new Error('The worker failed unexpectedly'))
      else refuse(new ServiceError(data.failure))
    })
    worker.postMessage(source)
  })
