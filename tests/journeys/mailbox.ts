interface Mail {
  readonly subject: string
  readonly text: string
  readonly code: string | null
  readonly link: string | null
}

/** Reads the mails at `/mailbox` of the embedded backend. */
export interface Mailbox {
  /** The newest mail to an address. Fails when there is none. */
  newest(to: string): Promise<Mail>
  /** Number of mails to an address. */
  count(to: string): Promise<number>
  /** The six digits of the newest mail. */
  code(to: string): Promise<string>
  /** The path, with its query, of the link in the newest mail. */
  link(to: string): Promise<string>
}

/** The mailbox of the backend at an address. */
export const createMailbox = (url: string): Mailbox => {
  const all = async (to: string): Promise<readonly Mail[]> => {
    const answer = await fetch(`${url}/mailbox.json?to=${encodeURIComponent(to)}`)
    const { mails } = (await answer.json()) as { mails: readonly Mail[] }
    return mails
  }
  const newest = async (to: string): Promise<Mail> => {
    const [mail] = await all(to)
    if (mail === undefined) throw new Error(`No mail to ${to}`)
    return mail
  }
  return {
    newest,
    count: async (to) => (await all(to)).length,
    code: async (to) => {
      const { code, text } = await newest(to)
      if (code === null) throw new Error(`The mail holds no code: ${text}`)
      return code
    },
    link: async (to) => {
      const { link, text } = await newest(to)
      if (link === null) throw new Error(`The mail holds no link: ${text}`)
      const { pathname, search } = new URL(link)
      return pathname + search
    },
  }
}
