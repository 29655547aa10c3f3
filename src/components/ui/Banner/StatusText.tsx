import { chakra } from '@chakra-ui/react/styled-system'
import { useLiveRegionReady } from './useLiveRegionReady.ts'

export interface StatusTextProps {
  /** The sentence. */
  readonly children: string
}

const Root = chakra('span', { base: { '& > [data-waiting]': { visibility: 'hidden' } } })

/** A sentence that is announced politely, also when it comes with its page. */
export const StatusText = ({ children }: StatusTextProps) => {
  const ready = useLiveRegionReady(true)
  return (
    <Root role="status">
      <span data-waiting={ready ? undefined : ''}>{children}</span>
    </Root>
  )
}
