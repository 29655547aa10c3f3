import { chakra } from '@chakra-ui/react/styled-system'
import { use, Suspense } from 'react'
import { SiteStyles } from './SiteStyles.tsx'

const files = import.meta.glob<string>(['/tests/screen-reader/*.txt', '/tests/keyboard/*.txt'], {
  query: '?raw',
  import: 'default',
})
const opened = new Map<string, Promise<string>>()

/** Loads a log once: `use` needs the same promise at every render. */
const open = (file: string): Promise<string> => {
  const kept = opened.get(file) ?? files[file]?.() ?? Promise.resolve('')
  opened.set(file, kept)
  return kept
}

const Pair = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, gap: '4' },
})
const Log = chakra('pre', {
  base: {
    maxHeight: '22rem',
    overflow: 'auto',
    margin: '0',
    padding: '4',
    border: '1px solid {colors.border}',
    borderRadius: 'md',
    background: 'bg.subtle',
    color: 'fg',
    textStyle: 'caption',
    whiteSpace: 'pre-wrap',
  },
})

/** Props of {@link RecordedLog}. */
export interface RecordedLogProps {
  /** The test that recorded the log. */
  readonly of: 'screen-reader' | 'keyboard'
  /** Name of the log, for example `login`. */
  readonly screen: string
}

const Text = ({ file }: { readonly file: string }) => use(open(file))

/** A log of the screen reader or keyboard tests, in both languages. */
export const RecordedLog = ({ of, screen }: RecordedLogProps) => (
  <SiteStyles>
    <Pair>
      {(['zh', 'en'] as const).map((language) => (
        <Log
          key={language}
          tabIndex={0}
          role="region"
          aria-label={`${screen}, ${of}, ${language}`}
          lang={language === 'zh' ? 'zh-CN' : 'en'}
        >
          <Suspense>
            <Text file={`/tests/${of}/${screen}.${language}.txt`} />
          </Suspense>
        </Log>
      ))}
    </Pair>
  </SiteStyles>
)
