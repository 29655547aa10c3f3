import { createServer, type Socket } from 'node:net'

/** Just enough of an SMTP server to take mails. */
export interface SmtpServer {
  /** The options of a backend that sends through it. */
  readonly mail: {
    readonly host: string
    readonly port: number
    readonly from: string
    readonly insecure: true
  }
  /** Everything that clients said. */
  readonly received: () => string
  /** From now on no recipient is accepted. */
  readonly refuse: () => void
  readonly close: () => Promise<void>
}

/** How the server behaves. */
interface SmtpOptions {
  /** Mails with such a text are refused for good, as spam is. */
  readonly refused?: RegExp
  /** Milliseconds before each reply; `Infinity` never replies. */
  readonly delay?: number
}

/**
 * Starts an SMTP server on any port.
 *
 * @param options - See {@link SmtpOptions}.
 */
export const startSmtpServer = async ({
  delay = 0,
  refused,
}: SmtpOptions = {}): Promise<SmtpServer> => {
  let received = ''
  let refuses = false
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    let inData = false
    let mail = ''
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    const reply = (line: string) => {
      if (delay === 0) socket.write(`${line}\r\n`)
      else if (delay !== Infinity) setTimeout(() => socket.write(`${line}\r\n`), delay)
    }
    reply('220 test')
    socket.on('data', (bytes) => {
      const text = bytes.toString()
      received += text
      if (inData) {
        mail += text
        if (!text.endsWith('\r\n.\r\n')) return
        inData = false
        reply(refused?.test(mail) ? '554 spam' : '250 taken')
      } else if (text.startsWith('DATA')) {
        inData = true
        mail = ''
        reply('354 go on')
      } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n')
      else if (text.startsWith('STARTTLS')) reply('502 not offered')
      else if (text.startsWith('RCPT') && refuses) reply('550 nobody here')
      else reply('250 ok')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    mail: { host: '127.0.0.1', port, from: 'noreply@example.com', insecure: true },
    received: () => received,
    refuse: () => void (refuses = true),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
