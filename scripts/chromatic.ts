/*
 * `npm run chromatic`: sends Storybook to Chromatic for review, in the modes of
 * `.storybook/modes.ts`. Needs CHROMATIC_PROJECT_TOKEN. Further arguments go to Chromatic.
 */
import { spawnSync } from 'node:child_process'

const token = process.env['CHROMATIC_PROJECT_TOKEN'] ?? ''
if (token === '') {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set, so there is no project to send the stories to.\n' +
      'Copy the token from Chromatic (Manage, Configure) and run:\n\n' +
      '  CHROMATIC_PROJECT_TOKEN=… npm run chromatic\n\n' +
      '"npm run test:visual" compares pictures on this machine, without a token.',
  )
  process.exit(2)
}

const { status } = spawnSync(
  'npx',
  [
    '--no-install',
    'chromatic',
    '--build-script-name=build-storybook',
    '--only-changed',
    // What is merged was reviewed. Elsewhere a change waits for somebody to accept it.
    '--auto-accept-changes=main',
    // Files that no story imports and every story shows.
    '--externals=public/**',
    '--externals=src/assets/**',
    ...process.argv.slice(2),
  ],
  // Chromatic reads the token from the environment, so that no command line or log shows it.
  { stdio: 'inherit', env: process.env },
)
process.exit(status ?? 1)
