export { Intro, MdxPage } from './ComponentPage.tsx'
export { Failures, Machine } from './MachinePage.tsx'
export { RoleColours } from './RoleColours.tsx'
export { Screens } from './Screens.tsx'
