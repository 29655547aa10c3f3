/** A reference from code or prose to a page in `docs`. */
export interface Citation {
  readonly document: 'specification' | 'design' | 'decision' | 'record'
  /** `5`, `5.15`, `A2`, `010`. */
  readonly id: string
}

const documents = { spec: 'specification', brief: 'design' } as const

const separator = String.raw`(?:,? and |, | to )`
const sections = new RegExp(
  String.raw`(?:\b(spec|brief|RFC \d+)(?:’s|'s)?,? )?(§[\d.]*\d(?:${separator}§[\d.]*\d)*)`,
  'giu',
)
const decisions = new RegExp(
  String.raw`\bdecisions? ((?:[A-Z]|0\d)\d+(?:${separator}(?:[A-Z]|0\d)\d+)*)`,
  'gu',
)
const records = new RegExp(String.raw`\brecords? (0\d\d(?:${separator}0\d\d)*)`, 'gu')

/** Joins the lines of a comment or paragraph, so that a citation may be broken across two lines. */
const joined = (text: string): string => text.replaceAll(/\n[ \t]*(?:\*|\/\/|#|>)?[ \t]*/gu, ' ')

/**
 * The citations in a text: `spec §5`, `spec §5.15`, `brief §3`, `decision A2`, `record 010`, and lists
 * such as `decisions S1, S2 and S3`. A section whose document is not named has `document: null`.
 *
 * @param text - text of a source file or of a Markdown page
 */
export const citationsIn = (
  text: string,
): readonly (Citation | { readonly document: null; readonly id: string })[] => {
  const line = joined(text)
  return [
    ...[...line.matchAll(sections)]
      .filter(([, name]) => !/^RFC/iu.test(name ?? ''))
      .flatMap(([, name, list = '']) =>
        [...list.matchAll(/[\d.]*\d/gu)].map(([id]) => ({
          document: name === undefined ? null : documents[name.toLowerCase() as 'spec' | 'brief'],
          id,
        })),
      ),
    ...[...line.matchAll(decisions)].flatMap(([, list = '']) =>
      [...list.matchAll(/(?:[A-Z]|0\d)\d+/gu)].map(([id]) => ({
        document: 'decision' as const,
        id,
      })),
    ),
    ...[...line.matchAll(records)].flatMap(([, list = '']) =>
      [...list.matchAll(/0\d\d/gu)].map(([id]) => ({ document: 'record' as const, id })),
    ),
  ]
}
