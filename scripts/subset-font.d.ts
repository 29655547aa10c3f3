declare module 'subset-font' {
  /** Cuts a font to the characters of `text`; resolves with the new file's bytes. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: { targetFormat?: 'sfnt' | 'woff' | 'woff2'; noLayoutClosure?: boolean },
  ): Promise<Uint8Array>
}
