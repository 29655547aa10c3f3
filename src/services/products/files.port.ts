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
   * Reads the text of a chosen file, with progress: UTF-8, UTF-16 or GB18030. Fails with `fileTooLarge`,
   * `fileUnreadable` or `fileEncoding`.
   */
  readText(file: Blob, options?: WorkOptions): Promise<string>
}
