import { chakra } from '@chakra-ui/react'
import missing from '#assets/missing-image.svg?raw'
import { Drawing } from '#components/art/Drawing/Drawing.tsx'

/** Props of {@link MissingPicture}. */
export interface MissingPictureProps {
  /** Name of the product whose picture is missing: the alternative text stays the product (brief §5). */
  readonly label?: string
}

const Box = chakra('span', { base: { display: 'block', color: 'fg.subtle' } })

/** Stands on a plate where a product has no picture, in the proportions 4:3. */
export const MissingPicture = ({ label }: MissingPictureProps) => (
  <Box>
    <Drawing svg={missing} label={label} />
  </Box>
)
