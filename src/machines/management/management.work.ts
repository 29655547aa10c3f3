import { assertEvent } from 'xstate'
import type { UndoOffer } from '#domain/catalogue/history.ts'
import { managementSetup } from '#machines/management/management.setup.ts'
import { changingPrice, removing, replacingImage } from '#machines/management/management.rows.ts'
import {
  announce,
  during,
  refused,
  reporting,
  stoppable,
} from '#machines/management/management.shared.ts'
import type { ImportSummary } from '#services/products/products.port.ts'

/** One task at a time on the stored products; what is asked meanwhile is ignored. */
export const workRegion = managementSetup.createStateConfig({
  initial: 'idle',
  on: {
    'problem.dismissed': { actions: 'clearProblem' },
  },
  states: {
    idle: {
      on: {
        'price.submitted': 'changingPrice',
        'image.chosen': 'replacingImage',
        'product.removed': 'removing',
        'import.chosen': 'reading',
        'clear.asked': 'confirmingClear',
        'samples.asked': 'loadingSamples',
        'quarantine.discarded': 'discarding',
        'undo.asked': 'undoing',
      },
    },
    changingPrice,
    replacingImage,
    removing,
    reading: {
      entry: ['begin', 'clearPlan'],
      on: stoppable,
      invoke: {
        src: 'readImport',
        id: 'readImport',
        input: ({ event, self }) => {
          assertEvent(event, 'import.chosen')
          return { file: event.file, report: reporting(self) }
        },
        onDone: {
          target: 'preview',
          actions: { type: 'setPlan', params: ({ event }) => ({ plan: event.output }) },
        },
        onError: refused('read'),
      },
    },
    preview: {
      on: {
        'import.confirmed': { guard: 'hasSomethingToImport', target: 'applying' },
        'work.cancelled': { target: 'idle', actions: 'clearPlan' },
      },
    },
    applying: {
      entry: 'begin',
      on: stoppable,
      invoke: {
        src: 'applyImport',
        id: 'applyImport',
        input: ({ context, self }) => ({
          plan: context.plan ?? { rows: [], counts: { add: 0, update: 0, skip: 0, reject: 0 } },
          report: reporting(self),
        }),
        onDone: {
          target: 'idle',
          actions: [
            announce((summary: ImportSummary) => ({ kind: 'imported', summary })),
            'clearPlan',
            'offerUndo',
          ],
        },
        // The preview stays, so that the user can free storage and try again with one click.
        onError: {
          target: 'preview',
          actions: { type: 'setProblem', params: during('import') },
        },
      },
    },
    confirmingClear: {
      entry: 'begin',
      on: { 'clear.confirmed': 'clearing', 'work.cancelled': 'idle' },
    },
    clearing: {
      invoke: {
        src: 'clear',
        id: 'clear',
        onDone: {
          target: 'idle',
          actions: [announce((count: number) => ({ kind: 'cleared', count })), 'offerUndo'],
        },
        onError: refused('clear'),
      },
    },
    loadingSamples: {
      entry: 'begin',
      on: stoppable,
      invoke: {
        src: 'loadSamples',
        id: 'loadSamples',
        input: ({ event, self }) => {
          assertEvent(event, 'samples.asked')
          return { language: event.language, report: reporting(self) }
        },
        onDone: {
          target: 'idle',
          actions: [
            announce((summary: ImportSummary) => ({ kind: 'sampled', summary })),
            'offerUndo',
          ],
        },
        onError: refused('samples'),
      },
    },
    discarding: {
      entry: 'begin',
      invoke: {
        src: 'discardQuarantine',
        id: 'discardQuarantine',
        onDone: {
          target: 'idle',
          actions: announce((count: number) => ({ kind: 'discarded', count })),
        },
        onError: refused('discard'),
      },
    },
    undoing: {
      entry: 'begin',
      invoke: {
        src: 'undo',
        id: 'undo',
        onDone: {
          target: 'idle',
          actions: announce((offer: UndoOffer) => ({ kind: 'undone', offer })),
        },
        onError: refused('undo'),
      },
    },
  },
})
