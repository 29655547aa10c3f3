/** How a browser starts. */
export interface Opening {
  /** Whether pages run scripts. @defaultValue true */
  readonly scripts?: boolean
}

/** One tab of any browser, with what the steps need. Selectors are CSS. */
export interface Tab {
  /** Name and version of the browser. */
  readonly version: string
  readonly open: (url: string) => Promise<void>
  /** The text, number or truth value of an expression in the page, which may be a promise. */
  readonly evaluate: (script: string) => Promise<unknown>
  readonly click: (selector: string) => Promise<void>
  /** Types into a field. */
  readonly type: (selector: string, text: string) => Promise<void>
  readonly press: (key: string) => Promise<void>
  /** Chooses a file in a file field. */
  readonly choose: (selector: string, file: string) => Promise<void>
  readonly back: () => Promise<void>
  readonly resize: (width: number, height: number) => Promise<void>
  readonly screenshot: () => Promise<Uint8Array>
  readonly close: () => Promise<void>
}
