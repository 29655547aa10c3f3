import type { SampleName } from '#domain/catalogue/shownSamples.ts'

/** The drawings of the sample products as files, which the browser fetches when it shows them. */
const files = import.meta.glob<string>('/src/assets/products/*.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
})

/** The address of the drawing of a sample. */
export const sampleDrawing = (name: SampleName): string =>
  files[`/src/assets/products/${name}.svg`] ?? ''
