import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import type { Answer, RecordedRequest } from '#scripts/conformance/recording.ts'

interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content?: Record<string, { readonly schema?: object }> }>
  >
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: object
}

/** Says what an answer does not have that the description promises; nothing when it is as described. */
export type Validate = (request: RecordedRequest, answer: Answer) => string | undefined

/**
 * Reads the service's OpenAPI description.
 *
 * @param path - The JSON file.
 * @returns Checks good answers of described calls; everything else passes.
 */
export const readDescription = (path: string): Validate => {
  // Examples hold `$id`s, which a validator would take for names of schemas.
  const description = JSON.parse(readFileSync(path, 'utf8'), (key, value: unknown) =>
    key === 'example' || key === 'examples' || key === 'x-example' ? undefined : value,
  ) as Description
  // The description has vendor fields and formats that no validator knows.
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true })
  const operations = Object.entries(description.paths).flatMap(([template, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) => {
      const good = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
      const schema = good?.content?.['application/json']?.schema
      if (!schema) return []
      const pattern = new RegExp(`^/v1${template.replace(/\{[^}]+\}/g, '[^/]+')}(?:\\?|$)`)
      const validate = ajv.compile({ ...schema, components: description.components })
      // Fixed paths before named ones, so that `/account/sessions/email` is not a session's id.
      return [
        { method: method.toUpperCase(), pattern, validate, names: template.split('{').length },
      ]
    }),
  )
  const ordered = operations.sort((a, b) => a.names - b.names)
  return (request, answer) => {
    if (answer.status < 200 || answer.status > 299 || answer.status === 204) return undefined
    const found = ordered.find(
      ({ method, pattern }) => method === request.method && pattern.test(request.path),
    )
    if (!found || found.validate(answer.body)) return undefined
    return ajv.errorsText(found.validate.errors, { dataVar: 'body' })
  }
}
