/** Publishing the catalogue: what the owner reads on the management page, and published pages. */
export default {
  title: '发布目录（网站所有者）',
  first:
    '想让每位访客都看到：先导出，再用这个文件更新网站。步骤在项目文件夹的docs/publishing.md里。',
  again:
    '网站上已发布的产品不列在这里；要修改它们，先导入上次发布的文件，改好后再导出、构建。步骤在项目文件夹的docs/publishing.md里。',
  export_other: '导出{{count, number}}件产品',
  /** For visitors without JavaScript, on a page with published products. */
  noScript: '你的浏览器关闭了JavaScript：产品可以浏览；要使用搜索和表单，请启用JavaScript。',
} as const
