/** The page for unknown addresses (decision P8). */
export default {
  heading: '这条线断开了',
  text: '没有这个页面，可能是地址写错了，或者页面已经搬走。',
} as const
