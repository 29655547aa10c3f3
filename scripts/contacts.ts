import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import {
  contactsHelp,
  parseContactsTask,
  runContacts,
  type Terminal,
} from '#scripts/contacts/run.ts'
import { openContactSource } from '#scripts/contacts/source.ts'
import { loadEnvFiles } from '#scripts/site/envFiles.ts'
import { readContactLanguage, UsageError } from '#scripts/site/options.ts'

/** `npm run contacts`: what came through the contact form. */

const root = fileURLToPath(new URL('..', import.meta.url))

// The reader of the list may end before it does: `npm run contacts | head`.
process.stdout.on('error', () => undefined)

const ask = async (question: string): Promise<boolean> => {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const end = new AbortController()
  lines.once('close', () => end.abort())
  try {
    const answer = await lines.question(`${question} (y/N) `, { signal: end.signal })
    return /^y(es)?$/i.test(answer.trim())
  } catch {
    // Control-C or the end of the input.
    process.stdout.write('\n')
    return false
  } finally {
    lines.close()
  }
}

const terminal: Terminal = {
  print: (text) => void process.stdout.write(`${text}\n`),
  ...(process.stdin.isTTY ? { confirm: ask } : {}),
}

try {
  loadEnvFiles(root)
  // Earlier versions remembered their last run there.
  rmSync(join(root, '.cache', 'contacts.json'), { force: true })
  const task = parseContactsTask(process.argv.slice(2))
  if (task.kind === 'help') terminal.print(contactsHelp.trimEnd())
  else {
    const language = readContactLanguage(process.env['CONTACT_LANGUAGE'])
    const source = await openContactSource(process.env)
    try {
      await runContacts(source, task, language, terminal)
    } finally {
      source.close()
    }
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
