import { addons } from 'storybook/manager-api'
import { managerTheme } from './managerTheme.ts'
import { sentence } from './sentence.ts'

/** Areas of the sidebar, in Chinese first. */
const areas: Readonly<Record<string, string>> = {
  Patterns: '规范做法 Patterns',
  Foundations: '基础 Foundations',
  ui: '控件 UI',
  forms: '表单 Forms',
  auth: '登录注册 Auth',
  account: '账号 Account',
  catalogue: '产品目录 Catalogue',
  firstPaint: '首屏 First paint',
  landing: '首页 Landing',
  layout: '布局 Layout',
  dashboard: '个人中心 Dashboard',
  manage: '产品管理 Manage',
  illustrations: '插图 Illustrations',
  pages: '页面 Pages',
  Flows: '流程 Flows',
  Machines: '状态机 Machines',
  Documents: '文档 Documents',
}

/** Pages that are no component, in Chinese first. */
const pages: Readonly<Record<string, string>> = {
  Welcome: '欢迎 Welcome',
  Idea: '构思 Idea',
  Colour: '颜色 Colour',
  Type: '字体 Type',
  Space: '间距 Space',
  'Shared classes': '共用样式 Shared classes',
  Motion: '动效 Motion',
  'Icons and logo': '图标与标志 Icons and logo',
  'Form errors': '表单错误 Form errors',
  'A service fails': '服务出错 A service fails',
  'Storage full': '存储已满 Storage full',
  'Out of stock': '缺货 Out of stock',
  Overview: '总览 Overview',
  Account: '账号 Account',
  'Connection test': '连接测试 Connection test',
  Contact: '联系 Contact',
  'Log-in': '登录 Log-in',
  'Product management': '产品管理 Product management',
  'Sign-up': '注册 Sign-up',
  'Publish a catalogue': '发布目录 Publish a catalogue',
  'Rules with stories': '规则与故事 Rules with stories',
  Specification: '需求 Specification',
}

/** Names of the flows, in Chinese first. */
const flows: Readonly<Record<string, string>> = {
  'Sign-up to code': '注册到验证码',
  'Log in': '登录',
  'Reset the password': '重设密码',
  Contact: '联系',
  'Manage products': '管理产品',
  'Walk about': '自由走动',
}

addons.setConfig({
  theme: managerTheme(),
  // The browser zooms better, and Storybook's own tool warns about itself in the console.
  toolbar: { zoom: { hidden: true } },
  // No toolbar changes a page that is only text.
  layoutCustomisations: {
    showToolbar: ({ storyId }, shown) => shown && !/^(documents|machines|welcome)-/u.test(storyId),
    // Side by side, the story is in its own two frames: what the panel controls and reports is not there.
    showPanel: ({ globals }, shown) => shown && globals?.['theme'] !== 'both',
  },
  sidebar: {
    showRoots: true,
    // All parts are in sight. The manager also waits one second for its server, and misses the answer
    // while it draws a long sidebar: then "Run tests" does nothing.
    collapsedRoots:
      'ui forms auth account catalogue firstpaint landing layout dashboard manage illustrations pages machines'.split(
        ' ',
      ),
    renderLabel: ({ id, type, name }) => {
      if (type === 'root') return areas[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`
      if (type === 'component' && id.startsWith('flows-')) return `${flows[name] ?? ''} ${name}`
      if (/^(?:welcome|foundations|patterns|machines|documents)(?:-|$)/u.test(id))
        return pages[name] ?? name
      return type === 'story' ? sentence(name) : name
    },
  },
})
