/*
 * Builds every site that journeys run against. Playwright does it by itself; `npm test` does it
 * while other steps leave the machine idle, and tells Playwright so.
 */
import buildSites from '#tests/journeys/buildSites.ts'

await buildSites()
