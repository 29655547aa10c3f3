import { pageModes } from '#.storybook/modes.ts'
import { compareSheets } from './sheets.ts'

compareSheets({
  name: 'zh-light-360',
  mode: pageModes['zh-light-360'],
  kind: 'page',
  firstOnly: false,
})
