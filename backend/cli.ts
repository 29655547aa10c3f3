import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '#backend/site/run.ts'
import { helpText, parseOptions, UsageError } from '#backend/site/options.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

// The more particular file first: what is set already is not overwritten.
for (const name of ['.env.local', '.env']) {
  const path = resolve(root, name)
  if (existsSync(path)) process.loadEnvFile(path)
}

try {
  const options = parseOptions(process.argv.slice(2), process.env)
  if (options.help) process.stdout.write(helpText)
  else await run(root, options)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(error instanceof UsageError ? 2 : 1)
}
