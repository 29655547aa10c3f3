import preview from '#.storybook/preview.tsx'
import { WorksIllustration } from './WorksIllustration.tsx'

const meta = preview.meta({ component: WorksIllustration, tags: ['autodocs'] })

/** About shows it on the line of the landing page. */
export const Default = meta.story()
