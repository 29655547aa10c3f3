/** The contact section and its form (spec §5, §8). */
export default {
  heading: '联系我们',
  lead: '<clause>咨询、合作或报修，请留下联系方式。</clause><clause>我们会在两个工作日内发邮件联系你，</clause><clause>了解你的需求。</clause>',
  kept: {
    days_other:
      '你提交的内容保存{{count, number}}天后自动删除，也可以请我们提前删除。<clause>详见<terms>使用条款</terms>。</clause>',
    untilAsked:
      '我们会保存你的联系方式，直到你要求删除。<clause>详见<terms>使用条款</terms>。</clause>',
  },
  form: {
    label: '联系表单',
    firstName: '名',
    lastName: '姓',
    email: '电子邮箱',
    emailHint: '只用来和你联系。',
    phone: '电话',
    product: '产品',
    about: '关于：{{product}}',
    forgetAbout: '移除',
    // Outside the screen: robots fill it in, people do not (decision C1).
    honeypot: '请不要填写这一栏',
    send: '发送',
    sending: '发送中……',
    again: '再提交一次',
  },
  problem: {
    heading_other: '有{{count}}处需要修改',
    firstNameRequired: '请输入名字',
    firstNameTooLong: '名字最多{{max}}个字',
    lastNameRequired: '请输入姓氏',
    lastNameTooLong: '姓氏最多{{max}}个字',
    emailRequired: '请输入电子邮箱',
    emailInvalid: '请输入有效的电子邮箱地址',
    phoneTooLong: '电话最多{{max}}个字符',
  },
  success: {
    title: '联系方式已提交，谢谢！',
    text: '我们会在两个工作日内发邮件联系你。',
  },
  failure: {
    title: '联系方式没有提交成功，请重试。',
    kept: '你填写的内容都还在。',
  },
} as const
