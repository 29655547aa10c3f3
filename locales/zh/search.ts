/** Search over everything. */
export default {
  heading: '搜索产品',
  start: '输入名称、描述、规格或类别里的词，也可以用拼音。',
  browse: '按类别浏览',
  all_other: '在{{category}}里查看全部{{count, number}}件',
  nothingStored: '正式产品还没有上线',
  nothingStoredHint: '载入24件示例，不用注册就能搜索。',
} as const
