import { MediaFrame } from '#components/ui/MediaFrame/MediaFrame.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'

interface PictureProps {
  readonly src: string | undefined
  readonly name: string
}

export const Picture = ({ src, name }: PictureProps) => (
  <MediaFrame src={src} alt={name} fallback={<Icon name="picture" />} />
)
