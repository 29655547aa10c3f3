// The package has types for its converters only.
declare module 'opencc-js/dict/TSCharacters' {
  /** Rows `traditional simplified`, separated by `|`. */
  const table: string
  export default table
}
