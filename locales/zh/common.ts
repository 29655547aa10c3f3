/**
 * Brand, navigation, page titles and texts of every page. The brand is named here and
 * nowhere else (decision B1): other messages use `$t(common:brand.name)`.
 */
export default {
  brand: { name: '新源科技', short: '新源', home: '$t(common:brand.name)，首页' },
  language: { label: '语言', current: '语言：{{name}}', zh: '中文', en: 'English' },
  colourMode: { label: '外观', system: '跟随系统', light: '浅色', dark: '深色' },
  /** For visitors without JavaScript. */
  noScript: '你的浏览器关闭了JavaScript：页面可以阅读；要使用表单、查看产品，请启用JavaScript。',
  category: {
    car: '汽车',
    parts: '零部件',
    cpu: '处理器',
    phone: '手机',
    game: '游戏设备',
    drone: '无人机',
  },
  nav: {
    main: '主导航',
    categories: '产品类别',
    features: '理念',
    about: '关于',
    contact: '联系',
    login: '登录',
    dashboard: '个人中心',
    openMenu: '打开菜单',
    closeMenu: '关闭菜单',
    search: '搜索产品',
    skip: '跳到正文',
    home: '回到首页',
  },
  logOut: {
    submit: '退出登录',
    pending: '退出中……',
    failed: '退出失败，请重试。',
    done: '已退出登录',
  },
  footer: {
    copyright: '© {{year}} $t(common:brand.name)。保留所有权利。',
    terms: '使用条款',
    products: '产品',
    brand: '$t(common:brand.short)',
    reply: '留下联系方式，我们会在两个工作日内发邮件回复你。',
  },
  company: {
    example: '示例',
    licence: '营业执照：{{number}}',
  },
  action: { cancel: '取消', close: '关闭', retry: '重试', optional: '（选填）' },
  /** Instead of a page: waiting for the session, and pages that could not be shown. */
  status: {
    waiting: '正在确认登录状态……',
    unreachable: {
      title: '暂时连不上账号服务',
      text: '{{reason}}公开的页面照常可以浏览。',
    },
    incomplete: {
      text: '页面没有完整载入。请刷新页面；除密码外，填写的内容都会保留。',
      offline: '还连不上这个网站。连上网络后，请再按一次。',
    },
    unsupported:
      '你的浏览器版本太旧：页面和链接可以照常使用；更新浏览器后，才能登录、填表、搜索和管理产品。',
    failed: {
      title: '这个页面显示不出来',
      text: '出现了意外错误。你保存在浏览器里的产品没有受影响。',
      reload: '刷新页面',
    },
  },
  title: {
    /** Every title: the page, then the brand. */
    pattern: '{{page}} · $t(common:brand.name)',
    /** The title while a form shows errors (brief §5). */
    error: '错误：{{title}}',
    home: '首页',
    login: '登录',
    loginCode: '登录验证码',
    signup: '注册',
    code: '输入验证码',
    dashboard: '个人中心',
    products: '产品管理',
    account: '账号',
    category: '{{category}}',
    product: '{{product}}',
    productMissing: '没有找到这件产品',
    search: '搜索',
    compare: '{{category}}对比',
    terms: '使用条款',
    verifyEmail: '验证邮箱',
    resetPassword: '设置新密码',
    notFound: '页面未找到',
  },
  description: {
    home: '从整车到芯片，从手机到无人机，$t(common:brand.name)把每一度电用在该用的地方。浏览六类产品，或者留下联系方式。',
    login: '登录$t(common:brand.name)，进入个人中心，管理保存在这个浏览器里的产品。',
    signup: '用电子邮箱注册$t(common:brand.name)账号，只需要姓名、邮箱和密码。',
    dashboard: '你的$t(common:brand.name)个人中心：账号、连接测试和产品管理。',
    account: '你的姓名、邮箱、密码和已登录的设备，都在这里管理。',
    products: '新增、修改、导入和导出产品，数据只保存在这个浏览器里。',
    category: {
      car: '浏览$t(common:brand.name)的汽车：价格、库存和规格一目了然。',
      parts: '浏览$t(common:brand.name)的零部件：电池、电驱和充电设备的价格、库存和规格。',
      cpu: '浏览$t(common:brand.name)的处理器：价格、库存和规格一目了然。',
      phone: '浏览$t(common:brand.name)的手机：价格、库存和规格一目了然。',
      game: '浏览$t(common:brand.name)的游戏设备：价格、库存和规格一目了然。',
      drone: '浏览$t(common:brand.name)的无人机：价格、库存和规格一目了然。',
    },
    product: '$t(common:brand.name)产品「{{product}}」的价格、库存和规格。',
    search: '在$t(common:brand.name)的六类产品里搜索名称和描述。',
    terms: '$t(common:brand.name)网站的使用条款：哪些数据保存在哪里，你可以怎样处理它们。',
    verifyEmail: '确认这个电子邮箱属于你。',
    resetPassword: '为你的$t(common:brand.name)账号设置新密码。',
    notFound: '没有这个页面，可能是地址写错了。',
  },
} as const
