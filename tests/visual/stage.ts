import type { SnapshotParameters } from '#.storybook/modes.ts'

/** A story as Storybook knows it, with what it says about its pictures. */
export interface ListedStory {
  readonly id: string
  readonly title: string
  readonly snapshot: SnapshotParameters
  /** Width and height of the viewport that the story declares for itself, in CSS pixels. */
  readonly viewport: { readonly width: number; readonly height: number } | null
}

/** A story that stands on the stage. */
export interface Shown {
  /** What went wrong while it was rendered or played; empty when all is well. */
  readonly faults: readonly string[]
}

/** How far the picture reaches from the upper left corner, in CSS pixels. */
export interface Extent {
  /** The whole document, however far it scrolls. */
  readonly document: { readonly width: number; readonly height: number }
  /** Lower end of what can be seen. */
  readonly content: number
  /** Whether a dialog covers the window: only the window can then be reached. */
  readonly covered: boolean
}

/** What the camera calls in the page. */
export interface Stage {
  list(): Promise<readonly ListedStory[]>
  /** @param globals what the toolbars are set to */
  ready(globals: Readonly<Record<string, unknown>>): Promise<void>
  show(id: string): Promise<Shown>
  settle(): Promise<Extent>
}

interface Channel {
  on(event: string, listener: (event: never) => void): void
  off(event: string, listener: (event: never) => void): void
  emit(event: string, ...args: readonly unknown[]): void
}

interface Finished {
  readonly storyId: string
  readonly status: string
  readonly reporters: readonly { readonly type: string; readonly status: string }[]
}

interface PreparedStory {
  readonly id: string
  readonly title: string
  readonly storyGlobals?: { readonly viewport?: { readonly value?: string } }
  readonly parameters: {
    readonly chromatic?: SnapshotParameters
    readonly viewport?: {
      readonly options?: Readonly<
        Record<string, { readonly styles: { readonly width: string; readonly height: string } }>
      >
    }
  }
}

/** The parts of Storybook's page that are used here; its own types do not name them. */
interface StorybookWindow {
  stage: Stage
  readonly __STORYBOOK_ADDONS_CHANNEL__: Channel
  readonly __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>
    readonly storyStoreValue: {
      readonly storyIndex: {
        readonly entries: Readonly<
          Record<string, { readonly id: string; readonly type: string; readonly subtype?: string }>
        >
      }
      loadStory(wanted: { readonly storyId: string }): Promise<PreparedStory>
    }
  }
}

/**
 * Runs in the page before Storybook does. One page shows story after story: files, faces and
 * compiled code stay, whatever a story did to the page goes.
 */
export const installStage = (): void => {
  const scope = window as unknown as StorybookWindow
  const frames = (): Promise<void> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        requestAnimationFrame(() => {
          resolve()
        })
      })
    })

  // The same chance in every picture (mulberry32).
  let seed = 0
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  /** Nothing that one story leaves behind may reach the next. */
  const sweep = (): void => {
    seed = 20260316
    localStorage.clear()
    sessionStorage.clear()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    getSelection()?.removeAllRanges()
    scrollTo(0, 0)
    for (const root of [document.documentElement, document.body]) {
      for (const { name } of [...root.attributes])
        if (name === 'style' || name.startsWith('data-')) root.removeAttribute(name)
    }
  }

  scope.stage = {
    list: async () => {
      const { storyStoreValue: store } = scope.__STORYBOOK_PREVIEW__
      const ids = Object.values(store.storyIndex.entries)
        // Tests of a story are entries of their own, and look like the story.
        .filter(({ type, subtype }) => type === 'story' && subtype !== 'test')
        .map(({ id }) => id)
      const stories = await Promise.all(ids.map((storyId) => store.loadStory({ storyId })))
      return stories.map(({ id, title, parameters, storyGlobals }) => {
        const styles = parameters.viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles
        return {
          id,
          title,
          snapshot: parameters.chromatic ?? {},
          viewport: styles
            ? { width: parseInt(styles.width, 10), height: parseInt(styles.height, 10) }
            : null,
        }
      })
    },

    ready: async (globals) => {
      await scope.__STORYBOOK_PREVIEW__.ready()
      // Not by the address: without a story in it Storybook passes over its toolbars.
      scope.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals })
      // Every face at hand: none arrives late, whatever a story shows.
      await Promise.all([...document.fonts].map((face) => face.load()))
      const still = new CSSStyleSheet()
      // What lies below the window is drawn as well, and no caret blinks.
      still.replaceSync(
        '* { content-visibility: visible !important; caret-color: transparent !important }',
      )
      document.adoptedStyleSheets.push(still)
    },

    show: (id) =>
      new Promise((resolve) => {
        const channel = scope.__STORYBOOK_ADDONS_CHANNEL__
        const faults: string[] = []
        const onFault = (error: { readonly message?: string; readonly title?: string }): void => {
          faults.push(error.message ?? error.title ?? 'it failed without a word')
        }
        const onPhase = (event: { readonly storyId: string; readonly newPhase: string }): void => {
          if (event.storyId === id && event.newPhase === 'loading') sweep()
        }
        const faulty = ['playFunctionThrewException', 'storyThrewException', 'storyErrored']
        const finish = (): void => {
          for (const event of faulty) channel.off(event, onFault)
          channel.off('storyRenderPhaseChanged', onPhase)
          channel.off('storyFinished', onFinished)
          channel.off('storyMissing', onMissing)
          resolve({ faults })
        }
        const onFinished = ({ storyId, status, reporters }: Finished): void => {
          if (storyId !== id) return
          for (const { type, status } of reporters)
            if (status === 'failed') faults.push(`its ${type} check failed`)
          if (status !== 'success' && faults.length === 0) faults.push('it did not succeed')
          finish()
        }
        const onMissing = (): void => {
          faults.push('Storybook cannot find or load it')
          finish()
        }
        for (const event of faulty) channel.on(event, onFault)
        channel.on('storyRenderPhaseChanged', onPhase)
        channel.on('storyFinished', onFinished)
        channel.on('storyMissing', onMissing)
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
      }),

    settle: async () => {
      scrollTo(0, 0)
      // What lies below the window is loaded as well, since the picture shows the whole page.
      const images = [...document.images]
      for (const image of images) image.loading = 'eager'
      await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
      await frames()
      // Storybook holds CSS animations at their end; those that scripts drive are brought there.
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSAnimation) continue
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
        else animation.finish()
      }
      await frames()
      const { documentElement, body } = document
      let content = 0
      for (const element of body.querySelectorAll('*')) {
        const { width, height, bottom } = element.getBoundingClientRect()
        // Text for ears only stands in a box of one pixel, anywhere.
        if (width > 1 && height > 1) content = Math.max(content, bottom + scrollY)
      }
      return {
        document: {
          width: Math.max(documentElement.scrollWidth, body.scrollWidth),
          height: Math.max(documentElement.scrollHeight, body.scrollHeight),
        },
        content,
        covered: document.querySelector('dialog[open], [aria-modal="true"]') !== null,
      }
    },
  }
}
