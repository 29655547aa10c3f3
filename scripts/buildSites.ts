/*
 * Builds the sites that journeys run against, where their sources have changed. Playwright does it by itself;
 * `npm test` does it while other steps leave the machine idle.
 */
import buildSites from '#tests/journeys/buildSites.ts'

await buildSites()
