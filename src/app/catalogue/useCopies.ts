import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { CopiesFlow } from '#components/manage/CopyStatus/CopyStatus.tsx'
import type { CopiesSnapshot } from '#domain/catalogue/copies.ts'
import { unknownCopies } from '#domain/catalogue/snapshot.ts'
import type { CatalogueServices, CopiesPort } from '#services/products.ts'

const never = () => () => {}

const useSnapshot = (copies: CopiesPort | undefined): CopiesSnapshot => {
  const subscribe = useCallback(
    (changed: () => void) => copies?.subscribe(changed) ?? never(),
    [copies],
  )
  const read = useCallback(() => copies?.snapshot() ?? unknownCopies, [copies])
  return useSyncExternalStore(subscribe, read, () => unknownCopies)
}

/** Whether the copies have been read. The page waits for them: what it says of them has no fixed height. */
export const useCopiesKnown = (services: CatalogueServices | null): boolean =>
  useSnapshot(services?.copies) !== unknownCopies

/** Binds the copies to the management page. What is published exists elsewhere (decision P9). */
export const useCopies = ({
  copies,
  publication,
  reporter,
}: Pick<CatalogueServices, 'copies' | 'publication' | 'reporter'>): CopiesFlow => {
  const snapshot = useSnapshot(copies)
  useEffect(() => {
    // Where it cannot be fetched, the publish panel says so.
    publication.current().then(
      (published) => {
        if (published !== null) copies.known(published.products)
      },
      () => {},
    )
  }, [copies, publication])
  return useMemo(() => {
    const run = (work: Promise<void>) => {
      work.catch((thrown: unknown) => reporter.report(thrown))
    }
    return {
      ...snapshot,
      putAway: () => copies.putAway(),
      keepFile: (name) => run(copies.keepFile(name)),
      resume: () => run(copies.resume()),
      replaceFile: () => run(copies.replaceFile()),
      openFile: (read) =>
        run(
          copies.openFile().then((file) => {
            if (file !== null) read(file)
          }),
        ),
      stopFile: () => run(copies.stopFile()),
    }
  }, [copies, reporter, snapshot])
}
