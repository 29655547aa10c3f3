import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Mode, VisualParameters } from '#.storybook/modes.ts'
import { storiesOf, type ExportedStory } from '#tests/support/stories.ts'
import { emulate, preparePage, resetPage, resize, takePicture, type Picture } from './page.ts'
import { drawSheet } from './sheet.ts'
import { unsetVariables } from './variables.ts'

const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  '/src/components/**/*.stories.tsx',
)

const sources = import.meta.glob<string>('/src/components/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Whether the stories of a file have pictures. Where they have none, a page or a larger component shows them. */
const hasPictures = (file: string): boolean =>
  !/preview\.meta\(\{[^]*?^\}\)/mu
    .exec(sources[file] ?? '')?.[0]
    .includes('visual: { disable: true }')

/** `ui/Button` for `/src/components/ui/Button/Button.stories.tsx`. */
const nameOf = (file: string): string => {
  const [, area = '', component = ''] = /components\/([^/]+)\/.*?([^/]+)\.stories/u.exec(file) ?? []
  return `${area}/${component.replaceAll('.', '-')}`
}

interface Viewport {
  readonly options?: Readonly<Record<string, { readonly styles: { readonly width: string } }>>
}

/** The width that a story asks for, or the one of the mode. */
const widthOf = ({ globals, parameters }: ExportedStory['composed'], mode: Mode): number => {
  const { options = {} } = (parameters['viewport'] ?? {}) as Viewport
  const { value = '' } = (globals['viewport'] ?? {}) as { readonly value?: string }
  return Number.parseInt(options[value]?.styles.width ?? String(mode.viewport), 10)
}

const hasPicture = ({ composed }: ExportedStory): boolean => {
  const { disable = false }: VisualParameters = composed.parameters['visual'] ?? {}
  return !disable
}

/** The stories of a file, in the order in which it declares them. */
const load = async (file: string): Promise<readonly (readonly [string, ExportedStory])[]> => {
  const module = (await files[file]?.()) ?? {}
  const names = [...(sources[file] ?? '').matchAll(/^export const (\w+)/gmu)].map(
    ([, name]) => name,
  )
  return storiesOf(module).toSorted(([a], [b]) => names.indexOf(a) - names.indexOf(b))
}

/** Sheets of many components in one mode. */
export interface Sheets {
  /** Folder of the pictures. */
  readonly name: string
  readonly mode: Mode
  readonly kind: 'part' | 'page'
  /** Whether only the first story of each component is in its sheet. */
  readonly firstOnly: boolean
}

const show = async ({ composed, run }: ExportedStory, { mode, kind }: Sheets): Promise<void> => {
  const { globals, parameters } = composed
  const width = kind === 'page' ? mode.viewport : widthOf(composed, mode)
  await resize(width, width < 600 ? 780 : 800)
  resetPage()
  document.body.style.padding = parameters['layout'] === 'fullscreen' ? '0' : '1rem'
  const { locale, theme } = mode
  await run({ globals: { ...globals, locale, theme, a11y: { manual: true } } })
}

const picturesOf = async (
  stories: readonly (readonly [string, ExportedStory])[],
  sheets: Sheets,
): Promise<readonly Picture[]> => {
  const { kind, firstOnly } = sheets
  const pictures: Picture[] = []
  for (const [name, story] of stories) {
    if (!hasPicture(story)) continue
    await show(story, sheets)
    expect(unsetVariables(), `variables without a value in ${name}`).toEqual([])
    const extent = kind === 'part' ? 'content' : pictures.length === 0 ? 'page' : 'window'
    pictures.push(await takePicture(name, extent))
    if (firstOnly) break
  }
  return pictures
}

/**
 * Compares one picture for each component, with its stories one below the other.
 *
 * @param sheets - which stories of which components, and in which mode
 */
export const compareSheets = (sheets: Sheets): void => {
  const pictured = Object.keys(files)
    .filter(hasPictures)
    .map((file) => ({ component: nameOf(file), file }))
    .filter(({ component }) => component.startsWith('pages/') === (sheets.kind === 'page'))

  describe(sheets.name, () => {
    beforeAll(async () => {
      await emulate(sheets.mode)
      await preparePage()
    })

    afterAll(() => {
      vi.useRealTimers()
      vi.restoreAllMocks()
    })

    it.for(pictured)('$component looks as accepted', async ({ component, file }) => {
      const name = `${sheets.name}/${component.replace('/', '-')}`
      const pictures = await picturesOf(await load(file), sheets)
      expect(pictures, 'stories with a picture').not.toHaveLength(0)
      const canvas = await drawSheet(pictures)
      resetPage()
      document.body.append(canvas)
      await resize(canvas.width, canvas.height)
      await expect.element(page.elementLocator(canvas)).toMatchScreenshot(name)
    })
  })
}
