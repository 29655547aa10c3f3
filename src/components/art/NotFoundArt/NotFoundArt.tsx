import notFound from '#assets/not-found.svg?raw'
import { Drawing } from '#components/art/Drawing/Drawing.tsx'

/** The open circuit: something is missing or broken (brief §1, §5). Decoration. */
export const NotFoundArt = () => <Drawing svg={notFound} />
