import { fileURLToPath } from 'node:url'
import { loadEnvFiles } from '#scripts/site/envFiles.ts'
import { run } from '#scripts/site/run.ts'
import { helpText, parseOptions, UsageError } from '#scripts/site/options.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

loadEnvFiles(root, process.argv[2] === 'dev' ? 'development' : 'production')

try {
  const options = parseOptions(process.argv.slice(2), process.env)
  if (options.help) process.stdout.write(helpText)
  else await run(root, options)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(error instanceof UsageError ? 2 : 1)
}
