import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainText } from 'xinyuan-backend'
import type { Product } from '#domain/catalogue/product.ts'
import { keysOf } from '#domain/objects.ts'
import { readPublication } from '#domain/publishing/publication.ts'

/** The products that a built site publishes; none without a catalogue. */
const publishedIn = (dist: string): readonly Product[] => {
  const assets = join(dist, 'assets')
  const name = existsSync(assets)
    ? readdirSync(assets).find((file) => /^catalogue-[0-9a-f]+\.json$/.test(file))
    : undefined
  if (name === undefined) return []
  return readPublication(readFileSync(join(assets, name), 'utf8'))?.products ?? []
}

const changedFields = (before: Product, after: Product): readonly string[] =>
  keysOf(after).filter((field) => JSON.stringify(after[field]) !== JSON.stringify(before[field]))

/** Most products that are named. */
const mostLines = 20

/**
 * What visitors will see differently: a line of counts, and one for each product that is added, changed or gone.
 *
 * @param before - what the build before published
 */
export const changesOf = (
  before: readonly Product[],
  after: readonly Product[],
): readonly string[] => {
  const old = new Map(before.map((product) => [product.$id, product]))
  const kept = new Set(after.map(({ $id }) => $id))
  const added = after.filter(({ $id }) => !old.has($id))
  const changed = after.flatMap((product) => {
    const was = old.get(product.$id)
    const fields = was === undefined ? [] : changedFields(was, product)
    return fields.length === 0 ? [] : [`~ ${product.productName}: ${fields.join(', ')}`]
  })
  const gone = before.filter(({ $id }) => !kept.has($id))
  const lines = [
    ...added.map(({ productName }) => `+ ${productName}`),
    ...changed,
    ...gone.map(({ productName }) => `- ${productName}`),
  ]
  const more = lines.length - mostLines
  return [
    `The site publishes ${String(after.length)} products: ${String(added.length)} added, ${String(changed.length)} changed, ${String(gone.length)} gone.`,
    ...lines.slice(0, mostLines).map((line) => `  ${plainText(line)}`),
    ...(more > 0 ? [`  … and ${String(more)} more.`] : []),
  ]
}

/**
 * {@link changesOf} two built sites; nothing where neither publishes any.
 *
 * @param before - folder of the build that is replaced; it may be missing
 */
export const catalogueChanges = (before: string, after: string): readonly string[] => {
  const [old, next] = [publishedIn(before), publishedIn(after)]
  return old.length + next.length === 0 ? [] : changesOf(old, next)
}
