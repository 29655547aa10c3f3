import { Skeleton } from '#components/ui/Skeleton/Skeleton.tsx'

export const Loading = () => (
  <>
    <Skeleton shape="media" />
    <Skeleton percent={60} />
  </>
)
