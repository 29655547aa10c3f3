import type { PropsWithChildren } from 'react'
import { useToolbarGlobals } from '#.storybook/toolbarGlobals.ts'

/** Part of a page that is shown while the toolbar is on Chinese. */
export const Zh = ({ children }: PropsWithChildren) =>
  useToolbarGlobals()['locale'] === 'zh' ? <div lang="zh-CN">{children}</div> : null

/** Part of a page that is shown while the toolbar is on another language than Chinese. */
export const En = ({ children }: PropsWithChildren) =>
  useToolbarGlobals()['locale'] === 'zh' ? null : children
