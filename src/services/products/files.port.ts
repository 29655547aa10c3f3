import type { Outcome } from '#domain/catalogue/outcome.ts'
import type { WorkOptions } from '#services/products/pictures.port.ts'

/** A file made by the site, to be saved by the visitor. */
export type TextFile = {
  readonly name: string
  /** MIME type. */
  readonly type: string
  readonly text: string
}

/** Why a chosen file could not be read. */
export type FileFailure = 'fileTooLarge' | 'fileUnreadable' | 'cancelled'

/** Files in and out of the browser. */
export interface FileService {
  /** Hands a file to the visitor's downloads. */
  save(file: TextFile): void
  /** Reads a chosen file as UTF-8 text, with progress. */
  readText(file: Blob, options?: WorkOptions): Promise<Outcome<string, FileFailure>>
}
