/** The landing page without its contact form. */
export default {
  accountClosed: {
    title: '你的账号已关闭',
    text: '这个账号不能再登录。这个浏览器里的产品没有改变。',
  },
  hero: {
    // The line break is part of the design; a screen reader reads one sentence.
    heading: '好科技，<br/>从能源开始。',
    lead: '<clause>从整车到芯片，从手机到无人机，</clause><clause>$t(common:brand.name)把每一度电用在该用的地方。</clause>',
    action: '看看我们怎么做',
    art: '单线图：能量从源点出发，经母线送到汽车、芯片、手机和无人机',
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
      text: '自研处理器和软件，按毫秒分配功率。哪里该快，哪里该省，机器自己知道，你也看得见。',
    },
    use: {
      name: '用',
      title: '<name>用：</name>拿在手里，才算好用',
      text: '汽车、手机、游戏机和无人机，共用这条线。每件产品都要充得快、用得久、修得了。',
    },
  },
  about: {
    heading: '关于$t(common:brand.short)',
    sentence: '<clause>「源」是水流开始的地方；</clause><clause>我们的源头，是一块电池。</clause>',
  },
} as const
