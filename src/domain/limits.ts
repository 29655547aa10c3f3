/**
 * Every business constant (spec §9). Lengths are in characters (code points) unless a name or a comment says
 * otherwise; times say their unit in their name.
 */
export const limits = {
  /** Digits of a verification code. */
  codeLength: 6,
  /** Smallest generated code (inclusive). */
  codeMin: 100_000,
  /** Largest generated code (inclusive). */
  codeMax: 999_999,
  /** How long the success message stays before the site goes to `/`. */
  redirectDelayMs: 3_000,
  /** Characters of a recovery code. */
  recoveryCodeLength: 10,
  /** Wait between two mails with a code (decision S4). */
  resendDelaySeconds: 60,
  /** Shortest password accepted by the log-in form. */
  loginPasswordMin: 6,
  /** Shortest password accepted for a new account or a new password. */
  signupPasswordMin: 8,
  /** Longest password in UTF-8 bytes: the account service counts bytes and refuses more. */
  passwordMaxBytes: 256,
  /** Shortest name after trimming. */
  nameMin: 2,
  /** Longest account name: the account service refuses more. */
  nameMax: 128,
  /** Longest address that mail can carry (RFC 5321). */
  emailMax: 254,
  /** How long contact records are kept where `CONTACT_KEEP_DAYS` says nothing else (decision C1). */
  contactKeepDays: 180,
  /** Patience with one call to the service before it counts as timed out. */
  callTimeoutMs: 15_000,

  // The catalogue: bounds on everything that comes from a person or a file, so that no single record
  // can fill the browser's storage or stall a page. Data URLs and the import file are measured in UTF-16 units.

  /** Longest product name. */
  productName: 200,
  /** Longest description. */
  description: 5_000,
  /** Most rows in a specification table. */
  specificationRows: 50,
  /** Longest name of a specification. */
  specificationName: 100,
  /** Longest value of a specification. */
  specificationValue: 500,
  /** Longest `$id` or `imageId`. */
  id: 100,
  /** Highest price in US dollars, and highest stock quantity. */
  number: 1_000_000_000,
  /** Longest stored or imported picture, as a data URL (about 1.1 MB of bytes). */
  dataUrl: 1_500_000,
  /** Most records an import file may hold. */
  importRecords: 20_000,
  /** Most columns of a sheet. */
  sheetColumns: 1_000,
  /** Most cells of a sheet, the empty ones between others included. */
  sheetCells: 4_000_000,
  /** Longest import file. Larger than what storage takes, because a file is indented at times. */
  importText: 16_000_000,
  /** Longest search text kept in the address. */
  query: 100,
} as const
