import { forcedMode, pageModes } from '#.storybook/modes.ts'
import { compareSheets } from './sheets.ts'

const mode = pageModes['en-dark-1280']

compareSheets({ name: 'en-dark', mode, kind: 'part', firstOnly: true })

compareSheets({
  name: 'en-dark-1280',
  mode,
  kind: 'page',
  firstOnly: true,
})

compareSheets({
  name: 'forced-colours',
  mode: forcedMode,
  kind: 'page',
  firstOnly: true,
})
