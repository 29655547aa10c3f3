import type { Line } from '#scripts/appwrite-check/line.ts'
import type { Target } from '#scripts/appwrite-check/service.ts'

/**
 * The lines as a table with aligned columns.
 *
 * @param lines - What was checked.
 */
export const asTable = (lines: readonly Line[]): string => {
  const rows = [
    ['', 'who', 'does', 'expected', 'found'],
    ...lines.map(({ good, who, does, expected, found }) => [
      good ? 'ok' : 'WRONG',
      who,
      does,
      expected,
      found,
    ]),
  ]
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widthOf(column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const site = (host: string) => host.split('.').slice(-2).join('.')

/**
 * Notes that are not faults.
 *
 * @param target - The service and the site.
 * @param isSiteNamed - Whether `SITE_ORIGIN` was given.
 */
export const notesOn = (target: Target, isSiteNamed: boolean): string[] => {
  const api = new URL(target.endpoint).hostname
  const own = new URL(target.origin).hostname
  return [
    ...(isSiteNamed
      ? []
      : [`SITE_ORIGIN is not set: this was checked as ${target.origin}, not as your site.`]),
    // Two last names that differ are always two sites to a browser.
    ...(isSiteNamed && site(api) !== site(own)
      ? [
          `${api} and ${own} are different sites to a browser: it may refuse the session's cookie, and the session is then kept where scripts can read it. Give the API a name under the site's own domain (docs/deployment.md).`,
        ]
      : []),
  ]
}

/**
 * How to get rid of what the check could not remove.
 *
 * @param left - Identifiers of documents and users.
 * @param target - The service; tells whether there was a key.
 */
export const onLeftovers = (left: readonly string[], target: Target): string =>
  [
    `These throwaway records are still there: ${left.join(', ')}.`,
    target.key === undefined
      ? 'Remove them in the console (collection and Auth → Users), or set APPWRITE_API_KEY so that the next check cleans up after itself.'
      : 'The key could not remove them: it needs the scopes documents.write and users.write.',
  ].join('\n')
