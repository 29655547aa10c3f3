import { exportRegion } from '#machines/management/management.export.ts'
import { formRegion } from '#machines/management/management.form.ts'
import { managementSetup } from '#machines/management/management.setup.ts'
import { workRegion } from '#machines/management/management.work.ts'

/**
 * Product management (spec §2): the add form opens and closes on its own; beside it one task at a
 * time changes the stored products; an export may be asked for at any time; and a toast offers to take the
 * last change back (decision P4).
 */
export const managementMachine = managementSetup.createMachine({
  id: 'management',
  context: ({ input }) => ({
    draft: input.draft,
    problem: null,
    outcome: null,
    outcomes: 0,
    picture: null,
    pictureProgress: 0,
    plan: null,
    progress: 0,
    productId: null,
  }),
  type: 'parallel',
  states: {
    form: formRegion,
    work: workRegion,
    export: exportRegion,
    toast: {
      initial: 'hidden',
      on: { 'change.undoable': '.showing', 'undo.asked': '.hidden' },
      states: {
        hidden: {},
        // The toast itself measures its time: it pauses while it is hovered or focused.
        showing: { on: { 'toast.closed': 'hidden' } },
      },
    },
  },
})
