import type { SampleFiles } from '#services/browser/samples.ts'

/** The drawings as text, each a small chunk of its own, loaded only when samples are asked for. */
const drawings = import.meta.glob<string>('/src/assets/products/*.svg', {
  query: '?raw',
  import: 'default',
})

/** The samples that come with the site (decision P5). Nothing is fetched from a server of products. */
export const bundledSamples: SampleFiles = {
  list: async () => (await import('#assets/products.json')).default,
  drawing: async (name) => {
    const load = drawings[`/src/assets/products/${name}`]
    if (load === undefined) throw new Error(`no drawing ${name}`)
    return load()
  },
}
