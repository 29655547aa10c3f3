import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hosts } from '#scripts/headers/hosts.ts'
import { readHostedSite } from '#scripts/headers/site.ts'
import { faultsOf, hostedCases, writeHostedSite } from '#tests/hosts/hostedSite.ts'

/**
 * `npm test -- hosts`: runs nginx and Apache with the configuration that `npm run headers`
 * writes, and asks each for every kind of address. A program that is not installed is a failure.
 */

const folder = mkdtempSync(join(tmpdir(), 'hosts-'))
const dist = join(folder, 'dist')

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

interface Program {
  /** Its name in Debian. */
  readonly name: string
  readonly command: string
  /** The configuration around the site's, and the arguments to start with. */
  readonly start: (
    port: number,
    text: string,
  ) => { config: string; args: (path: string) => string[] }
}

const modules = '/usr/lib/apache2/modules'
const loadModules = [
  'mpm_event',
  'authz_core',
  'dir',
  'mime',
  'rewrite',
  'headers',
  'deflate',
  'filter',
]

const programs: readonly Program[] = [
  {
    name: 'nginx',
    command: 'nginx',
    start: (port, text) => ({
      config: `daemon off; pid ${folder}/nginx.pid; error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3;
  uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
  server { listen 127.0.0.1:${port}; root ${dist};
${text}
  }
}`,
      args: (path) => ['-c', path],
    }),
  },
  {
    name: 'apache2',
    command: 'apache2',
    start: (port, text) => {
      writeFileSync(join(dist, '.htaccess'), text)
      return {
        config: `ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/apache.log
${loadModules.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
AddOutputFilterByType DEFLATE text/html text/javascript application/javascript
DocumentRoot ${dist}
<Directory ${dist}>
  AllowOverride All
  Require all granted
</Directory>`,
        args: (path) => ['-X', '-f', path],
      }
    },
  },
]

const answers = async (url: string, hasEnded: () => boolean) => {
  while (!hasEnded()) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer) return true
  }
  return false
}

const test = async ({ name, command, start }: Program): Promise<readonly string[]> => {
  const port = await freePort()
  const host = hosts[name.replace(/2$/, '')]
  const [text = ''] = Object.values(host?.(readHostedSite(dist, [])) ?? {})
  const { config, args } = start(port, text)
  const path = join(folder, `${name}.conf`)
  writeFileSync(path, config)
  let output = ''
  let ended = false
  const child = spawn(command, args(path), { env: { ...process.env, HOME: folder } })
  const end = new Promise<void>((resolve) => {
    const finish = (error?: unknown) => {
      if (error instanceof Error) output += error.message
      ended = true
      resolve()
    }
    child.on('error', finish)
    child.on('exit', () => finish())
  })
  child.stderr.on('data', (data: Buffer) => (output += data.toString()))
  try {
    const url = `http://127.0.0.1:${port}`
    if (!(await answers(url, () => ended))) return [`does not start: ${output.slice(-600)}`]
    const faults = await Promise.all(hostedCases.map((one) => faultsOf(url, one, true)))
    return faults.flat()
  } finally {
    child.kill('SIGTERM')
    await end
  }
}

// Servers that were started by root read the files as another user.
chmodSync(folder, 0o755)
mkdirSync(dist, { recursive: true })
await writeHostedSite(dist)
for (const program of programs) {
  const faults = await test(program)
  const outcome =
    faults.length === 0 ? `${hostedCases.length} addresses are right` : faults.join('\n  ')
  process.stdout.write(`${program.name}: ${outcome}\n`)
  if (faults.length > 0) process.exitCode = 1
}
rmSync(folder, { recursive: true, force: true })
