import { pageModes } from '#.storybook/modes.ts'
import { compareSheets } from './sheets.ts'

compareSheets({ name: 'en-dark', mode: pageModes['en-dark-1280'], kind: 'part', firstOnly: true })
