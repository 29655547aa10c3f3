/** One line of the check. */
export interface Line {
  readonly who: string
  readonly does: string
  readonly expected: string
  readonly found: string
  readonly good: boolean
  readonly advice: string
}

/** Makes a line; it is good when what was found is what was expected. */
export const line = (
  who: string,
  does: string,
  expected: string,
  found: string,
  advice: string,
): Line => ({ who, does, expected, found, good: expected === found, advice })

/** What to do about a mail that the service does not send, by the status of its response. */
export const mailAdvice = (status: number) =>
  status === 503
    ? 'The server has no SMTP, so no mail leaves: docs/deployment.md, step 3.'
    : 'The service refuses to send mails that lead to the site: is its host a Web platform? After a 429 wait an hour.'
