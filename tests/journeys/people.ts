import { randomUUID } from 'node:crypto'

/** A user of the site. */
export interface Person {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** A new person, so that journeys do not share accounts. */
export const newPerson = (name = '林夏 Lin Xia'): Person => ({
  name,
  email: `lin.${randomUUID().slice(0, 8)}@example.com`,
  password: 'Spring-river-82',
})

/** Creates the account through the API, for journeys that begin after sign-up. Returns its id. */
export const withAccount = async (url: string, person: Person): Promise<string> => {
  const userId = randomUUID().replaceAll('-', '').slice(0, 20)
  const answer = await fetch(`${url}/v1/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-appwrite-project': 'website' },
    body: JSON.stringify({ userId, ...person }),
  })
  if (answer.status !== 201) throw new Error(`No account: ${await answer.text()}`)
  return userId
}

/** Logs the person in from another browser. */
export const logInElsewhere = async (url: string, { email, password }: Person): Promise<void> => {
  const answer = await fetch(`${url}/v1/account/sessions/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-appwrite-project': 'website' },
    body: JSON.stringify({ email, password }),
  })
  if (answer.status !== 201) throw new Error(`No session: ${await answer.text()}`)
}
