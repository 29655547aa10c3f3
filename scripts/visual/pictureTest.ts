/** What Vitest's report says about the test of a picture. */
export interface PictureTest {
  readonly title: string
  readonly ancestorTitles: readonly string[]
  readonly status: string
  readonly failureMessages?: readonly string[]
  readonly meta?: {
    /** Stories whose part of the picture differs. The visual tests name them. */
    readonly differing?: readonly string[]
    /** The new picture was accepted after the run. `npm run visual:report` says so. */
    readonly accepted?: boolean
  }
}

/** The report of the visual tests. */
export interface VisualReport {
  readonly testResults?: readonly { readonly assertionResults: readonly PictureTest[] }[]
}

/** The component of a test: `ui/Tag`. */
export const componentOf = ({ title }: PictureTest): string => /^'?([^ ']+)/u.exec(title)?.[1] ?? ''

/** The name of a picture, without its ending: `zh-light/ui-Tag`. */
export const pictureOf = (test: PictureTest): string =>
  `${test.ancestorTitles[0] ?? ''}/${componentOf(test).replace('/', '-')}`

/** How much of the picture differs, in Vitest's words: `181 pixels (ratio 0.01) differ.` */
export const differenceOf = ({ failureMessages = [] }: PictureTest): string =>
  /^.*(?:pixels .*differ\.|image dimensions.*)$/mu.exec(failureMessages.join('\n'))?.[0].trim() ??
  'Nothing could be compared.'

/**
 * Notes in a report that pictures were accepted after its run. Their tests stay failed: the new pictures were
 * not compared yet.
 *
 * @param report - of the visual tests
 * @param names - of the accepted pictures
 */
export const noteAccepted = (report: VisualReport, names: readonly string[]): VisualReport => ({
  ...report,
  testResults: (report.testResults ?? []).map((file) => ({
    ...file,
    assertionResults: file.assertionResults.map((test) =>
      test.status === 'failed' && names.includes(pictureOf(test))
        ? { ...test, meta: { ...test.meta, accepted: true } }
        : test,
    ),
  })),
})
