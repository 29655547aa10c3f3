import { isOnAppwrite } from '#app/onAppwrite.ts'
import { noCompany, type Company } from '#domain/company.ts'
import type { Language } from '#domain/language.ts'
import { company, type CompanyText } from '#locales/company.ts'

/** What the company says about itself (decision B1). A site on a real Appwrite shows no example. */
export const companyIn = (language: Language): Company => {
  if (company.example && isOnAppwrite) return noCompany
  const say = (text: CompanyText) => (typeof text === 'string' ? text : text[language])
  const { name, address, hours, place } = company
  return {
    ...company,
    name: say(name),
    address: say(address),
    hours: say(hours),
    place: say(place),
  }
}
