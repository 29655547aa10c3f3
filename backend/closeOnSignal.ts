import { readFileSync } from 'node:fs'

/** The process that started another one, where the system tells. */
const parentOf = (pid: number): string => {
  try {
    return /\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? ''
  } catch {
    return ''
  }
}

/** The shell that npm starts a script with, and npm itself. */
const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`

/** As they were when the program began, before it built anything. */
const startedBy = ancestors()

/**
 * Closes a server at the first signal, or when npm, which started it, is gone; a second signal ends
 * the process at once.
 *
 * @param close - Closes the server.
 */
export const closeOnSignal = (close: () => Promise<void>) => {
  let closing = false
  const end = () => {
    if (closing) process.exit(1)
    closing = true
    void close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  if (process.env['npm_lifecycle_event'] === undefined) return
  // npm that was killed sends no signal; the system then gives its children another parent.
  const watch = setInterval(() => {
    if (ancestors() === startedBy) return
    clearInterval(watch)
    if (!closing) end()
  }, 500)
  watch.unref()
}
