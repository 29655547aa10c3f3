import type { WorkOptions } from '#services/products/pictures.port.ts'

/** A file made by the site, to be saved by the visitor. */
export interface TextFile {
  readonly name: string
  /** MIME type. */
  readonly type: string
  readonly text: string
}

/** Files in and out of the browser. */
export interface FileService {
  /** Hands a file to the visitor's downloads. */
  save(file: TextFile): void
  /**
   * Reads a chosen file as UTF-8 text, with progress. Fails with `fileTooLarge` or `fileUnreadable`.
   */
  readText(file: Blob, options?: WorkOptions): Promise<string>
}
