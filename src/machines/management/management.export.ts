import { managementSetup } from '#machines/management/management.setup.ts'
import { announce, during } from '#machines/management/management.shared.ts'

/** The export (decision P4). It changes nothing, so it also works during a preview or a question. */
export const exportRegion = managementSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { on: { 'export.asked': 'exporting' } },
    exporting: {
      invoke: {
        src: 'exportFile',
        id: 'exportFile',
        onDone: {
          target: 'idle',
          actions: ['clearExportProblem', announce((name: string) => ({ kind: 'exported', name }))],
        },
        onError: { target: 'idle', actions: { type: 'setProblem', params: during('export') } },
      },
    },
  },
})
