import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nginx } from '#scripts/headers/nginx.ts'
import { readHostedSite } from '#scripts/headers/site.ts'
import { faultsOf, hostedCases, writeHostedSite } from '#tests/hosts/hostedSite.ts'

/**
 * `npm test -- hosts`: runs nginx with the configuration that `npm run headers` writes, and asks it for every kind of
 * address. It has to be installed.
 */

const folder = mkdtempSync(join(tmpdir(), 'hosts-'))
const dist = join(folder, 'dist')
// As root nginx reads the files as another user.
chmodSync(folder, 0o755)
mkdirSync(dist)
await writeHostedSite(dist)

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

const port = await freePort()
const url = `http://127.0.0.1:${port}`
const config = join(folder, 'nginx.conf')
writeFileSync(
  config,
  `daemon off; pid ${folder}/nginx.pid; error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3;
  uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
  server { listen 127.0.0.1:${port}; root ${dist};
${Object.values(nginx(readHostedSite(dist, []))).join('\n')}
  }
}`,
)

const child = spawn('nginx', ['-c', config], { stdio: 'inherit' })
let isRunning = true
const ended = new Promise<void>((resolve) => {
  const finish = () => {
    isRunning = false
    resolve()
  }
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`)
    finish()
  })
  child.on('exit', finish)
})

const answers = async (): Promise<boolean> => {
  while (isRunning) if (await fetch(url).catch(() => undefined)) return true
  return false
}

const faults = (await answers())
  ? (await Promise.all(hostedCases.map((one) => faultsOf(url, one, true)))).flat()
  : ['nginx does not start.']
child.kill('SIGTERM')
await ended
rmSync(folder, { recursive: true, force: true })
process.stdout.write(
  `nginx: ${faults.join('\n  ') || `${hostedCases.length} addresses are right`}\n`,
)
if (faults.length > 0) process.exitCode = 1
