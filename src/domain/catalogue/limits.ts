/**
 * Bounds on everything that comes from a person or a file, so that no single record can fill the
 * browser's storage or stall a page. Lengths are UTF-16 units, the unit browsers count in.
 */
export const limits = {
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
  /** Longest import file. Larger than what storage takes, because a file is indented at times. */
  importText: 16_000_000,
  /** Longest search text kept in the address. */
  query: 100,
} as const
