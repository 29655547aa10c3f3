import { forcedMode, pageModes } from '#.storybook/modes.ts'
import { compareSheets } from './sheets.ts'

compareSheets({
  name: 'en-dark-1280',
  mode: pageModes['en-dark-1280'],
  kind: 'page',
  firstOnly: true,
})

compareSheets({ name: 'forced-colours', mode: forcedMode, kind: 'page', firstOnly: true })
