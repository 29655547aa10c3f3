/**
 * The one table of limits: how many calls, how long things live, how large a request may be.
 * The numbers are the real service's own unless a comment says otherwise.
 */

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** What a caller is counted by, beside the call itself. */
export type LimitKey = 'ip' | 'user' | 'param:email' | 'param:userId' | 'param:challengeId'

/** At most `calls` in each fixed window of `seconds`, counted per set of `keys`. */
export interface RateLimit {
  readonly calls: number
  readonly seconds: number
  /** Each inner list is one counter; the tightest is the one reported. */
  readonly keys: readonly (readonly LimitKey[])[]
  /** Not told in headers until it is used up: the service does not limit the call. */
  readonly quiet?: boolean
}

/** Calls per window; the windows end on the clock's whole hour or minute. */
export const rateLimits = {
  accountCreate: { calls: 10, seconds: 3600, keys: [['ip']] },
  // The service counts an hour by the address alone, so that ten wrong passwords from anywhere lock
  // the owner out. Here the owner's own network is counted apart, and for a quarter of an hour.
  sessionEmail: { calls: 10, seconds: 900, keys: [['param:email', 'ip']] },
  // Ours: wrong passwords from one network over all accounts, counted before the password is checked.
  wrongPassword: { calls: 50, seconds: 3600, keys: [['ip']] },
  // Ours: all calls of one network together. A page makes some five.
  anyCall: { calls: 1200, seconds: 60, keys: [['ip']] },
  // Ours: names, addresses, preferences and the set-up of factors, which the service does not limit.
  accountChange: { calls: 60, seconds: 3600, keys: [['user']], quiet: true },
  passwordChange: { calls: 10, seconds: 3600, keys: [['user']] },
  sessionToken: { calls: 10, seconds: 3600, keys: [['ip', 'param:userId']] },
  sessionDelete: { calls: 100, seconds: 3600, keys: [['ip']] },
  mailToAddress: { calls: 10, seconds: 3600, keys: [['param:email'], ['ip']] },
  verificationCreate: { calls: 10, seconds: 3600, keys: [['user']] },
  secretTry: { calls: 10, seconds: 3600, keys: [['ip', 'param:userId']] },
  // The service counts by the user alone, so that an attacker who knows the password locks the owner out.
  challengeCreate: { calls: 10, seconds: 3600, keys: [['user', 'ip']] },
  // Beside the account's own guard: a challenge is no account, and ten make a hundred tries.
  challengeTry: { calls: 10, seconds: 3600, keys: [['param:challengeId']] },
  documentWrite: { calls: 120, seconds: 60, keys: [['ip', 'user']] },
  // Ours: records that one network leaves in a day, with sessions or without.
  dailyRecord: { calls: 500, seconds: 86_400, keys: [['ip']] },
  documentDelete: { calls: 60, seconds: 60, keys: [['ip', 'user']] },
} as const satisfies Record<string, RateLimit>

/** The guards of an account. */
export type AccountGuard = keyof typeof accountGuards

/**
 * Tries against one account in each fixed window of `seconds`: from one network, and in `total` from
 * networks in which the user never completed a log-in. Ours; kept in the database.
 */
export const accountGuards = {
  password: { own: 10, total: 100, seconds: 900 },
  code: { own: 10, total: 30, seconds: 3600 },
  codeMail: { own: 10, total: 10, seconds: 3600 },
  recoveryMail: { own: 10, total: 10, seconds: 3600 },
  challengeMail: { own: 10, total: 10, seconds: 3600 },
} as const satisfies Record<
  string,
  { readonly own: number; readonly total: number; readonly seconds: number }
>

/** Milliseconds that each secret stays good. */
export const lifetimes = {
  session: 365 * 24 * hour,
  /** A log-in that lacks its second factor. */
  halfSession: hour,
  /** After a sign-up, in which its browser proves the address by a mailed code. */
  signUp: 24 * hour,
  verification: hour,
  recovery: hour,
  code: 15 * minute,
  challenge: hour,
  /** How long a completed challenge, or a log-in, allows to change factors; the service's text says 5 minutes. */
  recentProof: 30 * minute,
} as const

/** Wrong tries after which a mailed code is dead; the real service has no such limit. */
export const codeTries = 5

/** Steps of 30 seconds by which an authenticator's clock may be off; the real service allows none. */
export const totpDrift = 1

/** Recovery codes made at a time. */
export const recoveryCodesPerUser = 6

/** Sessions kept for one user; the oldest go first. */
export const sessionsPerUser = 10

/** Log-ins kept for one user that lack the second factor: from one address, and in all. */
export const halfSessions = { perAddress: 3, perUser: 10 } as const

/** Documents answered when no `limit` query is given. */
export const defaultPage = 25

/** The highest `total` that a list reports. */
export const totalCap = 5000

/**
 * What a list may cost: 30 ms of processor time, in units of about 0.3 µs, measured with records as long as the schema
 * allows.
 */
export const queryCost = {
  most: 100_000,
  // For each document that is looked through.
  /** Whether roles may read it. */
  found: 4,
  /** Where the caller may read all. */
  counted: 0.3,
  /** Taking its data apart, once for the page and once for the total. */
  parsed: 5,
  compared: 1,
  /** Looking into a text. */
  searched: 7,
  sorted: 3,
  // For each document up to the end of the page, by each order.
  kept: 6,
  // For each document of the page.
  sent: 200,
  // Whatever there is to look through, for each character of SQL.
  prepared: 2,
} as const

/** Values in one query and in all filters together, queries and orders in one call, and characters of one query. */
export const queryLimits = { values: 500, queries: 100, orders: 10, length: 4096 } as const

/** The longest JSON text of a user's preferences. */
export const prefsLength = 65535

/** Request sizes; the real service allows more, a website needs less. */
export const requestLimits = {
  /** Bytes of a body: the longest preferences fit. Parsing 1 MiB of JSON takes 200 ms. */
  body: 128 * 1024,
  /** Bytes of a body of a guest. */
  guestBody: 64 * 1024,
  /** Open connections, in all and of one address. */
  connections: 2000,
  connectionsPerAddress: 500,
  /** Bytes of a body that are read although it is refused. */
  dropped: 16 * 1024 * 1024,
  /** Bytes of the request line and headers together. */
  headers: 16 * 1024,
  /** Levels of arrays and objects in a body. */
  depth: 64,
  /** Milliseconds that an idle connection stays open. */
  keepAliveTimeout: 5 * second,
  /**
   * The same behind a proxy: longer than the 60 s of nginx and most load balancers, which otherwise send a request on a
   * connection that is being closed.
   */
  proxyKeepAliveTimeout: 65 * second,
  /** Milliseconds until the headers have to be there. */
  headersTimeout: 10 * second,
  /** Milliseconds until the whole request has to be there. */
  requestTimeout: 30 * second,
} as const

/** Milliseconds that every recovery request takes at least, so that timing tells nothing either. */
export const recoveryFloor = 120

/** Mails kept for the mailbox page. */
export const mailsKept = 500
