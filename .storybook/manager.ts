import { addons } from 'storybook/manager-api'
import logo from '#assets/logo-zh.svg'
import { resolveColor } from '#.storybook/colours/resolveColor.ts'
import { brandTheme } from './brand.ts'

/** Names of the sidebar, in Chinese first. A component has its own name. */
const names: Readonly<Record<string, string>> = {
  Welcome: '欢迎 Welcome',
  Patterns: '规范做法 Patterns',
  'Form errors': '表单错误 Form errors',
  'A service fails': '服务出错 A service fails',
  'Storage full': '存储已满 Storage full',
  'Out of stock': '缺货 Out of stock',
  Foundations: '基础 Foundations',
  Idea: '构思 Idea',
  Colour: '颜色 Colour',
  Type: '字体 Type',
  Space: '间距 Space',
  'Shared classes': '共用样式 Shared classes',
  Motion: '动效 Motion',
  'Icons and logo': '图标与标志 Icons and logo',
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
  'Sign-up to code': '注册到验证码 Sign-up to code',
  'Manage products': '管理产品 Manage products',
  'Walk about': '自由走动 Walk about',
  Machines: '状态机 Machines',
  Overview: '总览 Overview',
  Account: '账号 Account',
  'Log-in': '登录 Log-in',
  'Product management': '产品管理 Product management',
  'Sign-up': '注册 Sign-up',
  Documents: '文档 Documents',
  'Publish a catalogue': '发布目录 Publish a catalogue',
  'Rules with stories': '规则与故事 Rules with stories',
  Specification: '需求 Specification',
  'What changed': '变更 What changed',
}

const mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
// The logo is a data URL. An image does not inherit the text colour.
const brandImage = logo.replaceAll('currentColor', encodeURIComponent(resolveColor('fg', mode)))

addons.setConfig({
  theme: { ...brandTheme(mode, 'manager'), brandImage },
  // The browser zooms better, and Storybook's own tool warns about itself in the console.
  toolbar: { zoom: { hidden: true } },
  // No toolbar changes a page that is only text.
  layoutCustomisations: {
    showToolbar: ({ storyId }, shown) => shown && !/^(documents|machines|welcome)-/u.test(storyId),
  },
  sidebar: {
    showRoots: true,
    // All parts are in sight. The manager also waits one second for its server, and misses the answer
    // while it draws a long sidebar: then "Run tests" does nothing.
    collapsedRoots:
      'ui forms auth account catalogue firstpaint landing layout dashboard manage illustrations pages machines'.split(
        ' ',
      ),
    renderLabel: ({ type, name }) => (type === 'story' ? name : (names[name] ?? name)),
  },
})
