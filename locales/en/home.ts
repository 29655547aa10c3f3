import contact from './contact.ts'
import landing from './landing.ts'

/** What the landing page says. */
export default { contact, landing } as const
