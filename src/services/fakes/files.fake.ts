import { fail, succeed } from '#domain/catalogue/outcome.ts'
import type { FileFailure, FileService, TextFile } from '#services/products/files.port.ts'

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
      if (signal?.aborted === true) return fail('cancelled')
      if (failure !== undefined) return fail(failure)
      const text = await file.text()
      onProgress?.(1)
      return succeed(text)
    },
  }
}
