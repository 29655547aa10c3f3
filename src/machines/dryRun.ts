import { assertEvent, assign, setup, type SnapshotFrom } from 'xstate'
import type { Product } from '#domain/catalogue/product.ts'
import { catalogueFailureOf, type FileFailure } from '#domain/failure.ts'
import { readPublicationFile, type PublicationFailure } from '#domain/publishing/file.ts'
import type { Publication } from '#domain/publishing/publication.ts'
import { fromService } from '#machines/fromService.ts'
import { useFlow } from '#machines/useFlow.ts'
import type { CatalogueServices } from '#services/products.ts'

/** A file that was chosen for the dry run: its products, or why it cannot be published. */
export interface ChosenFile {
  readonly name: string
  readonly products: readonly Product[]
  readonly failure: PublicationFailure | { readonly code: FileFailure } | null
}

interface DryRunContext {
  /** `null` where nothing is published; `undefined` until it has been read. */
  readonly published: Publication | null | undefined
  /** `null`: the stored products are compared. */
  readonly chosen: ChosenFile | null
}

/** The dry run of publishing (decision P9): what is published, and what would replace it. */
export interface DryRunFlow extends DryRunContext {
  /** What is published could not be read. */
  readonly failed: boolean
  /** Compares a file. The last one that was chosen counts, however long the others take to read. */
  chooseFile(file: File): void
  /** Compares the stored products again. */
  chooseStored(): void
  /** Reads what is published again. */
  retry(): void
}

export type DryRunEvent =
  | { readonly type: 'file.chosen'; readonly file: File }
  | { readonly type: 'stored.chosen' }
  | { readonly type: 'published.retried' }

type DryRunServices = Pick<CatalogueServices, 'publication' | 'files' | 'reporter'>

/** Reads what is published, and beside it the file that is to be compared with it. */
export const dryRunMachine = ({ publication, files, reporter }: DryRunServices) =>
  setup({
    types: {} as { context: DryRunContext; events: DryRunEvent },
    actors: {
      readPublished: fromService(reporter, () => publication.current()),
      readFile: fromService<ChosenFile, File>(reporter, async ({ input: file, signal }) => {
        const refused = (failure: ChosenFile['failure']) => ({
          name: file.name,
          products: [],
          failure,
        })
        try {
          const { text, encoding } = await files.readText(file, { signal })
          // A publication is for everybody: its letters are no guess.
          if (encoding !== undefined) return refused({ code: 'fileEncoding' })
          const result = readPublicationFile(text)
          return result.ok
            ? { name: file.name, products: result.value.products, failure: null }
            : refused(result.failure)
        } catch (thrown) {
          const failure = catalogueFailureOf(thrown)
          if (failure.from === 'file') return refused(failure)
          throw thrown
        }
      }),
    },
  }).createMachine({
    id: 'dryRun',
    context: { published: undefined, chosen: null },
    type: 'parallel',
    states: {
      published: {
        initial: 'reading',
        states: {
          reading: {
            entry: assign({ published: undefined }),
            invoke: {
              src: 'readPublished',
              id: 'readPublished',
              onDone: {
                target: 'read',
                actions: assign({ published: ({ event }) => event.output }),
              },
              onError: 'failed',
            },
          },
          read: {},
          failed: { on: { 'published.retried': 'reading' } },
        },
      },
      file: {
        initial: 'idle',
        on: {
          'file.chosen': { target: '.reading', reenter: true },
          'stored.chosen': { target: '.idle', actions: assign({ chosen: null }) },
        },
        states: {
          idle: {},
          reading: {
            invoke: {
              src: 'readFile',
              id: 'readFile',
              input: ({ event }) => {
                assertEvent(event, 'file.chosen')
                return event.file
              },
              onDone: { target: 'idle', actions: assign({ chosen: ({ event }) => event.output }) },
              onError: 'idle',
            },
          },
        },
      },
    },
  })

export const dryRunFlow = (
  { value, context }: SnapshotFrom<typeof dryRunMachine>,
  send: (event: DryRunEvent) => void,
): DryRunFlow => ({
  ...context,
  failed: value.published === 'failed',
  chooseFile: (file) => send({ type: 'file.chosen', file }),
  chooseStored: () => send({ type: 'stored.chosen' }),
  retry: () => send({ type: 'published.retried' }),
})

export const useDryRun = (services: DryRunServices): DryRunFlow =>
  useFlow(() => dryRunMachine(services), dryRunFlow)
