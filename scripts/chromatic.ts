/*
 * `npm run chromatic`: sends Storybook to Chromatic for review, in the modes of
 * `.storybook/modes.ts`. Needs CHROMATIC_PROJECT_TOKEN; `npm run test:visual` needs nothing.
 * Further arguments go to Chromatic as they are.
 */
import { spawnSync } from 'node:child_process'

const token = process.env['CHROMATIC_PROJECT_TOKEN'] ?? ''
if (token === '') {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set, so there is no project to send the stories to.\n' +
      'Copy the token from Chromatic (Manage, Configure) and run:\n\n' +
      '  CHROMATIC_PROJECT_TOKEN=… npm run chromatic\n\n' +
      'Without Chromatic, "npm run test:visual" compares the same pictures on this machine.',
  )
  process.exit(2)
}

const { status } = spawnSync(
  'npx',
  [
    '--no-install',
    'chromatic',
    '--build-script-name=build-storybook',
    // Only what a change can reach is taken anew.
    '--only-changed',
    '--exit-once-uploaded',
    ...process.argv.slice(2),
  ],
  // Chromatic reads the token from the environment: it stands in no command line and no log.
  { stdio: 'inherit', env: process.env },
)
process.exit(status ?? 1)
