export { Intro, MdxPage } from './ComponentPage.tsx'
export { En, Zh } from './InLanguage.tsx'
export { Machine } from './Machine.tsx'
export { RoleColours } from './RoleColours.tsx'
