/**
 * Why a call to a service failed: whole sentences, used alone or under the message of a screen
 * (spec §8, decision L3). They say what has to be done first, or that it takes a moment; the message
 * or a button asks to try again. None of them contains a text of the service (decision D5).
 */
export default {
  reason: {
    network: '连不上服务，请先检查网络。',
    incomplete: '页面没有完整载入。请先刷新页面。',
    timeout: '服务没有及时回应，请稍后再试。',
    rateLimited: '请求过于频繁，请稍后再试。',
    rateLimitedUntil:
      '请求过于频繁，请等到{{until, datetime(hour: 2-digit; minute: 2-digit; hourCycle: h23)}}。',
    unavailable: '服务暂时不可用，请稍后再试。',
    blocked:
      '这个账号已被停用。如有疑问，请联系我们。要用别的账号，请先在浏览器设置里删除本站的Cookie。',
    forbiddenOrigin: '服务暂时不能用，请联系我们。',
    other: '服务返回了意外的结果（HTTP {{status}}），请稍后再试。',
    otherUnknown: '服务返回了意外的结果，请稍后再试。',
    invalidCredentials: '邮箱或密码不对。',
    userNotFound: '没有这个邮箱的账号。',
    unverified: '这个邮箱还没有验证。',
    alreadyExists: '这个邮箱已经有账号。',
    alreadyVerified: '这个邮箱已经验证过。',
    invalidToken: '验证码或链接不对、已用过或已过期。',
    codeExpired: '验证码已经过期。请重新发送一个。',
    moreFactors: '登录还差一步：请先输入两步验证的验证码。',
    proofNeeded: '距离上次登录太久了。为了确认是你本人，请退出后重新登录。',
    signInAgain: '登录已失效，请重新登录。',
    otherAccount: '这个浏览器里现在登录的是另一个账号，请先刷新页面。',
    unconfirmed:
      '没有收到服务的回应，链接已被使用：新密码可能已经生效。请用新密码登录；如果不行，请重新申请链接。',
    unexpected: '网站出现了意外错误，请先刷新页面。',
    cookiesBlocked: '登录没有保留下来。请允许这个网站使用Cookie，或删除它的旧Cookie。',
    storageBlocked: '浏览器不让这个网站存储数据。请先允许存储。',
  },
  /** The service refused one of the fields. */
  refused: {
    field: '「{{label}}」填写的内容不能用，请先检查这一项。',
    unknown: '提交的内容不能用，请先检查填写的内容。',
  },
} as const
