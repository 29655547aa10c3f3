/** The landing page without its contact form. */
export default {
  accountClosed: {
    title: '你的账号已关闭',
    text: '这个账号不能再登录。这个浏览器里的产品没有变化。',
  },
  hero: {
    // The line break is part of the design; a screen reader reads one sentence.
    heading: '好科技，<br/>从能源开始。',
    lead: '<clause>从整车到芯片，从手机到无人机，</clause><clause>$t(common:brand.name)把每一度电用在该用的地方。</clause>',
    action: '看看我们怎么做',
    branch: {
      car: { name: '知远 40', figure: '560公里' },
      cpu: { name: '源核 C8', figure: '5.4 GHz' },
      drone: { name: '青鸾', figure: '34分钟' },
      phone: { name: '明川 5', figure: '5,600 mAh' },
    },
  },
  features: {
    heading: '一条线，三件事',
    lead: '<clause>电力工程师用一张单线图</clause><clause>说清整个系统。</clause><clause>我们做产品也是这样：</clause><clause>先把线理顺，再谈别的。</clause>',
    source: {
      name: '源',
      title: '<name>源：</name>从电芯做起',
      text: '电池、电驱和充电桩，出自同一个团队。从电芯到插头一套标准，少一次转换，就少一分损耗。',
    },
    control: {
      name: '控',
      title: '<name>控：</name>每一度电都有去处',
      text: '自研处理器和软件，毫秒级分配功率。哪里该快，哪里该省，机器自己知道，你也看得见。',
    },
    use: {
      name: '用',
      title: '<name>用：</name>拿在手里，才算好用',
      text: '汽车、手机、游戏机和无人机，共用这条线。每件产品都要充得快、用得久、修得了。',
    },
  },
  proof: {
    heading: '一度电，能做多少事',
    lead: '<clause>同样的一度电，</clause><clause>接到五件产品上，</clause><clause>按标称值计算。</clause>',
    figure: '{{value, number}}',
    car: { unit: '公里', text: '知远 40 的行驶里程' },
    phone: { unit: '次', text: '给明川 5 充满电' },
    cpu: { unit: '小时', text: '源核 M4 满载运行' },
    parts: { unit: '分钟', text: '7 千瓦充电桩充一度电' },
    game: { unit: '天', text: '拾光家用主机待机' },
  },
  about: {
    heading: '关于$t(common:brand.short)',
    sentence: '<clause>「源」是水流开始的地方；</clause><clause>我们的源头，是一块电池。</clause>',
    company: {
      founded: '成立',
      foundedValue: '{{value}}年',
      place: '总部',
      placeValue: '{{value}}',
      people: '团队',
      peopleValue: '{{value}}人',
    },
    facts: {
      battery: { figure: '8年', text: '知远 40 电池质保，或16万公里，先到为准' },
      supply: { figure: '10年', text: '源核 M4 的供货承诺' },
      updates: { figure: '5年', text: '手机的系统更新' },
    },
  },
} as const
