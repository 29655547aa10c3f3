import { chakra } from '@chakra-ui/react'
import { use, Suspense } from 'react'
import { Sheet } from './Sheet.tsx'

const files = import.meta.glob<string>(['/tests/spoken/*.txt', '/tests/keyboard/*.txt'], {
  query: '?raw',
  import: 'default',
})
const opened = new Map<string, Promise<string>>()

/** The text of a log, fetched once: a promise has to stay the same while it is waited for. */
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

/** Props of {@link Logs}. */
export interface LogsProps {
  /** What was recorded: the words that a screen reader says, or the way of the keyboard. */
  readonly of: 'spoken' | 'keyboard'
  /** Name of the log, for example `login`. */
  readonly screen: string
}

const Text = ({ file }: { readonly file: string }) => use(open(file))

/** A recorded log in both languages, as the accessibility tests keep it. */
export const Logs = ({ of, screen }: LogsProps) => (
  <Sheet>
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
  </Sheet>
)
