/** Search over everything. */
export default {
  heading: '搜索产品',
  start: '输入名称、描述、规格或类别里的词，也可以用拼音。',
  browse: '按类别浏览',
  all_other: '在{{category}}里查看全部{{count, number}}件',
  nothingStored: '这个浏览器里还没有产品',
  nothingStoredHint: '载入24件示例产品，就可以搜索。载入不需要账号。',
} as const
