/** The contact section and its form (spec §5, §8). */
export default {
  heading: '联系我们',
  lead: '<clause>咨询、合作或报修，请留下联系方式。</clause><clause>我们会在两个工作日内发邮件回复你，</clause><clause>了解你的需要。</clause>',
  form: {
    label: '联系表单',
    firstName: '名',
    lastName: '姓',
    email: '电子邮箱',
    emailHint: '只用来和你联系。',
    phone: '电话',
    // Outside the screen: robots fill it in, people do not (decision C1).
    honeypot: '请不要填写这一栏',
    send: '发送',
    sending: '发送中……',
    again: '再填一次',
  },
  problem: {
    heading_other: '请先改正{{count}}处问题',
    firstNameRequired: '请填写名字',
    firstNameTooLong: '名字最多{{max}}个字',
    lastNameRequired: '请填写姓氏',
    lastNameTooLong: '姓氏最多{{max}}个字',
    emailRequired: '请输入电子邮箱',
    emailInvalid: '请输入有效的电子邮箱地址',
    phoneTooLong: '电话最多{{max}}个字符',
  },
  success: {
    title: '联系方式已提交，谢谢！',
    text: '我们会在两个工作日内发邮件回复你。',
  },
  failure: {
    title: '联系方式没有提交成功，请重试。',
    kept: '你填写的内容都还在。',
  },
} as const
