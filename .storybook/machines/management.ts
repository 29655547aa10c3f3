import { failureMessage } from '#components/manage/FailureBanner/failureMessage.ts'
import type * as Clear from '#components/manage/ConfirmClear/ConfirmClear.stories.tsx'
import type * as Import from '#components/manage/ImportPreview/ImportPreview.stories.tsx'
import type * as Picture from '#components/manage/PictureField/PictureField.stories.tsx'
import type * as Form from '#components/manage/ProductForm/ProductForm.stories.tsx'
import type * as Products from '#components/manage/ProductTable/ProductTable.stories.tsx'
import type * as Toast from '#components/manage/UndoToast/UndoToast.stories.tsx'
import type * as Work from '#components/manage/WorkProgress/WorkProgress.stories.tsx'
import type * as Page from '#components/pages/ManagementPage/ManagementPage.stories.tsx'
import zh from '#locales/zh/manage.ts'
import type { managementMachine } from '#machines/management/management.machine.ts'
import type { ManagementProblem } from '#machines/management/management.types.ts'
import { shownIn, type FailureRow, type StatesOf } from './docs.ts'

const page = shownIn<typeof Page>('pages-managementpage')
const form = shownIn<typeof Form>('manage-productform')
const picture = shownIn<typeof Picture>('manage-picturefield')
const table = shownIn<typeof Products>('manage-producttable')
const work = shownIn<typeof Work>('manage-workprogress')
const toast = shownIn<typeof Toast>('manage-undotoast')
const clear = shownIn<typeof Clear>('manage-confirmclear')
const preview = shownIn<typeof Import>('manage-importpreview')

const rowBusy = { sees: 'That row is busy.', stories: table('Busy') }
const short = { sees: 'Nothing: it takes too little time to be seen.', stories: page('Default') }

/** Product management: form, task, export and toast in parallel. */
export const managementStates: StatesOf<typeof managementMachine> = {
  'form.closed': { sees: 'The list alone.', stories: page('Default', 'Empty') },
  'form.open.fields.editing': {
    sees: 'The add form above the list; after a refusal the reason.',
    stories: [...page('FormOpen'), ...form('Empty', 'Filled', 'Failed')],
  },
  'form.open.fields.saving': { sees: 'A busy button.', stories: form('Saving') },
  'form.open.picture.none': {
    sees: 'A place to drop a picture; after a refusal the reason.',
    stories: picture('None', 'Refused'),
  },
  'form.open.picture.preparing': { sees: 'How far it is.', stories: picture('Preparing') },
  'form.open.picture.ready': { sees: 'The picture and its size.', stories: picture('Ready') },
  'work.idle': {
    sees: 'The list; what came of the last work, or why it failed.',
    stories: page('Default', 'Saved', 'Full', 'UndoStanding'),
  },
  'work.changingPrice': rowBusy,
  'work.replacingImage': rowBusy,
  'work.removing': rowBusy,
  'work.reading': { sees: 'How far the file is read.', stories: work('Reading') },
  'work.preview': {
    sees: 'What the file would do, before anything is done.',
    stories: [...page('Importing'), ...preview('Mixed', 'Nothing', 'Many')],
  },
  'work.applying': { sees: 'How far the import is.', stories: preview('Applying') },
  'work.confirmingClear': {
    sees: 'The question, with “export first”.',
    stories: [...page('ConfirmingClear'), ...clear('Open')],
  },
  'work.clearing': { sees: 'A busy button in the question.', stories: clear('Busy') },
  'work.loadingSamples': { sees: 'How far the samples are.', stories: page('LoadingSamples') },
  'work.discarding': short,
  'work.undoing': short,
  'export.idle': {
    sees: 'Nothing; after an export its name, or why it failed.',
    stories: page('Default', 'ExportedWhenFull', 'ClearExportFailed'),
  },
  'export.exporting': short,
  'toast.hidden': { sees: 'No toast; undo stays in the list.', stories: page('UndoStanding') },
  'toast.showing': {
    sees: 'The undo toast with its time.',
    stories: [...page('Undoable'), ...toast('Cleared', 'Removed')],
  },
}

const parts = ['store', 'picture', 'file', 'import'] as const

/** Every failure of storage, picture, file and import. */
export const managementFailures: readonly FailureRow[] = parts.flatMap((from) =>
  Object.keys(zh.failure[from]).map((code) => ({
    code: `${from}.${code}`,
    messages: (t) => {
      const problem = { from, code, during: 'save', productId: null } as ManagementProblem
      const { title, hint } = failureMessage(problem, t)
      return hint === undefined ? [title] : [title, hint]
    },
  })),
)
