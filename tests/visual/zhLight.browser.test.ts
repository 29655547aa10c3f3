import { partModes } from '#.storybook/modes.ts'
import { compareSheets } from './sheets.ts'

compareSheets({ name: 'zh-light', mode: partModes.part, kind: 'part', firstOnly: false })
