import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { loadEnvFiles } from '#scripts/site/envFiles.ts'
import { hosts } from '#scripts/headers/hosts.ts'
import { withMetaPolicy } from '#scripts/headers/meta.ts'
import { readHostedSite } from '#scripts/headers/site.ts'
import { compressFolder } from '#scripts/prerender/compress.ts'

/**
 * `npm run -s headers -- nginx`: prints the configuration of a host for the build in `dist/`. With
 * `--write` its files are written into `dist/`. They name the hashes of the build's inline scripts and
 * the API's address, so they are written again after each build. `meta` puts the policy into the
 * documents themselves, for a host that sends no headers.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
loadEnvFiles(root)
const { values, positionals } = parseArgs({
  allowPositionals: true,
  // Any option but one leads to how the command is used.
  strict: false,
  options: { write: { type: 'boolean' } },
})
const { write, ...unknown } = values
const [name = ''] = positionals
const dist = join(root, 'dist')
const given = (variable: string) => process.env[variable]?.trim() || undefined
const endpoint = given('VITE_APPWRITE_ENDPOINT') ?? ''
const connect = URL.canParse(endpoint) ? [new URL(endpoint).origin] : []
const host = hosts[name]

const writeMeta = async () => {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  for (const file of names.filter((one) => one.endsWith('.html'))) {
    const path = join(dist, file)
    writeFileSync(path, withMetaPolicy(readFileSync(path, 'utf8'), connect))
  }
  await compressFolder(dist)
}

if (Object.keys(unknown).length > 0 || (!host && name !== 'meta')) {
  const names = [...Object.keys(hosts), 'meta'].join(' | ')
  process.stderr.write(
    `Usage: npm run -s headers -- ${names} [--write]\nFor another host docs/deployment.md, step 6, lists what it has to send.\n`,
  )
  process.exitCode = 2
} else if (!existsSync(join(dist, 'index.html'))) {
  process.stderr.write('There is no build in dist/. Run npm run build first.\n')
  process.exitCode = 1
} else if (!host) {
  await writeMeta()
} else {
  const site = readHostedSite(dist, connect, given('CSP_REPORT_TO'))
  const files = Object.entries(host(site))
  for (const [file, text] of files) {
    if (write) writeFileSync(join(dist, file), `${text}\n`)
    else process.stdout.write(files.length === 1 ? `${text}\n` : `# ${file}\n${text}\n\n`)
  }
  const rules = files.find(([file]) => file === '_headers')?.[1].split('\n')
  const left = rules ? site.assets.filter((asset) => !rules.includes(asset)).length : 0
  if (left > 0) {
    process.stderr.write(
      `${name} takes no more rules: browsers ask again for ${left} files at each visit.\n`,
    )
  }
  if (!files.some(([, text]) => text.includes('content-security-policy'))) {
    process.stderr.write(
      `The policy is longer than a line of ${name} may be: npm run headers -- meta puts it into the documents.\n`,
    )
  }
}
