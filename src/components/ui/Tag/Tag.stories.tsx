import preview from '#.storybook/preview.tsx'
import { Tag } from './Tag.tsx'

const meta = preview.meta({
  component: Tag,
  args: { variant: 'add' as const, children: '$t(manage:import.action.add)' },
})

/** The record is new. */
export const Add = meta.story()

/** The record replaces one. */
export const Update = meta.story({
  args: { variant: 'update', children: '$t(manage:import.action.update)' },
})

/** The record is there already. */
export const Skip = meta.story({
  args: { variant: 'skip', children: '$t(manage:import.action.skip)' },
})

/** The record cannot be taken. */
export const Reject = meta.story({
  args: { variant: 'reject', children: '$t(manage:import.action.reject)' },
})
