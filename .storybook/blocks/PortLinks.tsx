import { ports } from 'virtual:ports'
import { CommaList } from './CommaList.tsx'
import { DocsLink } from './StoryLink.tsx'

/** Links to ports by what the services call them, such as `products`. */
export const PortLinks = ({ members }: { readonly members: readonly string[] }) => (
  <CommaList>
    {members.map((member) => (
      <DocsLink
        key={member}
        id="handbook-ports"
        at={ports.find((port) => port.member === member)?.name.toLowerCase() ?? 'ports'}
      >
        {member}
      </DocsLink>
    ))}
  </CommaList>
)
