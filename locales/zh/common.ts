/** Brand, navigation and words that stand everywhere. */
export default {
  brand: { name: '新源科技', home: '新源科技，首页' },
  language: { label: '语言', zh: '中文', en: 'English' },
  category: {
    car: '汽车',
    parts: '零部件',
    cpu: '处理器',
    phone: '手机',
    game: '游戏',
    drone: '无人机',
  },
  action: { cancel: '取消', close: '关闭', save: '保存', retry: '重试', optional: '（选填）' },
} as const
