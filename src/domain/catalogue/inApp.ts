/**
 * How apps name themselves that show web pages: WeChat and WeCom, QQ, Alipay, DingTalk, Weibo, Douyin, TikTok and other
 * apps of ByteDance, Xiaohongshu, Feishu, Zhihu, Baidu, Facebook, Instagram, LINE, KakaoTalk, X, LinkedIn, Snapchat; and
 * Android's own name for a page within an app. The browsers of these makers (`MQQBrowser`, `baidubrowser`) are none.
 */
const apps =
  /MicroMessenger|\bQQ\/|AlipayClient|DingTalk|Weibo|aweme|Bytedance|NewsArticle|musical_ly|xhsdiscover|XiaoHongShu|Lark\/|Feishu|ZhihuHybrid|baiduboxapp|FBA[NV]\/|FB_IAB|Instagram|\bLine\/|KAKAOTALK|Twitter for|LinkedInApp|Snapchat|; wv\)/iu

/** Whether a page runs within an app: there downloads do not arrive, and the app may empty the storage. */
export const isInApp = (userAgent: string): boolean => apps.test(userAgent)
