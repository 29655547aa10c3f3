import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { Tag } from './Tag.tsx'

const meta = preview.meta({
  component: Tag,
  args: { variant: 'add' as const, children: '新增 Add' },
})

/** The record is new. */
export const Add = meta.story()

Add.test('TG-1 shows the planned action as text', async ({ canvas }) => {
  await expect(canvas.getByText('新增 Add')).toBeVisible()
})

/** The record replaces one. */
export const Update = meta.story({ args: { variant: 'update', children: '更新 Update' } })

/** The record is there already. */
export const Skip = meta.story({ args: { variant: 'skip', children: '跳过 Skip' } })

/** The record cannot be taken. */
export const Reject = meta.story({ args: { variant: 'reject', children: '拒绝 Reject' } })
