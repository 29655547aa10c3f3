/** Words of the frame itself: waiting for the session, and pages that could not be shown. */
export default {
  waiting: '正在确认登录状态……',
  unreachable: {
    title: '暂时连不上账号服务',
    text: '{{reason}}公开的页面照常可以浏览。',
  },
  failed: {
    title: '这个页面没能显示',
    text: '出了意料之外的问题。你保存在浏览器里的产品没有受影响。',
    reload: '重新载入',
  },
} as const
