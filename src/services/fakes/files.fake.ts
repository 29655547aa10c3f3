import type { FileFailure } from '#domain/catalogue/failure.ts'
import { ServiceError } from '#domain/failure.ts'
import type { FileService, TextFile } from '#services/products/files.port.ts'

/** A file service that saves into a list. */
export type FakeFiles = FileService & { readonly saved: readonly TextFile[] }

/** Files in memory; `failure` refuses every reading. */
export const createFakeFiles = ({
  failure,
}: { readonly failure?: FileFailure } = {}): FakeFiles => {
  const saved: TextFile[] = []
  return {
    saved,
    save: (file) => saved.push(file),
    readText: async (file, { signal, onProgress } = {}) => {
      signal?.throwIfAborted()
      if (failure !== undefined) throw new ServiceError({ from: 'file', code: failure })
      const text = await file.text()
      onProgress?.(1)
      return text
    },
  }
}
