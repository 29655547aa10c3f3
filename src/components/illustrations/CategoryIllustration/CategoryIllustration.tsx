import type { ReactNode } from 'react'
import { current } from '#components/illustrations/Circuit/current.ts'
import { Svg } from '#components/illustrations/Svg/Svg.tsx'
import type { Category } from '#domain/catalogue/product.ts'

/** What a category's illustration consists of, on a ground of 200 × 120. */
interface CategoryShapes {
  /** First x and width of the part with the object. */
  readonly crop: readonly [x: number, width: number]
  /** Lines in the colour of the text. */
  readonly outline: ReactNode
  /** The live line across the crop, in and out at y = 100. */
  readonly line: string
  /** Live and ground parts over the line. */
  readonly details?: ReactNode
}

/** Shapes of each category. */
const shapes: Readonly<Record<Category, CategoryShapes>> = {
  car: {
    crop: [30, 142],
    outline: (
      <path d="M40 92V78C40 72 44 69 50 68L66 65C74 52 86 46 102 46C118 46 128 53 138 65C152 66 160 70 162 78V92M84 92H118M68 65H136M102 46V65" />
    ),
    line: 'M30 100H34V84H168V100H172',
    details: (
      <>
        <path d="M86 80H116V88H86Z" fill="var(--live)" />
        <g fill="var(--cat-bg)" stroke="currentColor">
          <circle cx="68" cy="90" r="12" />
          <circle cx="134" cy="90" r="12" />
        </g>
        <g fill="var(--live)">
          <circle cx="68" cy="90" r="3" />
          <circle cx="134" cy="90" r="3" />
        </g>
      </>
    ),
  },
  parts: {
    crop: [44, 112],
    outline: (
      <>
        <rect x="54" y="36" width="92" height="56" rx="5" />
        <path d="M68 36V28H80V36M120 36V28H132V36" />
      </>
    ),
    line: 'M44 100H48V64H82M118 64H152V100H156',
    details: (
      <path
        d="M82 48V80M94 56V72M106 48V80M118 56V72"
        stroke="var(--live)"
        strokeWidth="var(--line-stroke, 2.5)"
      />
    ),
  },
  cpu: {
    crop: [48, 104],
    outline: (
      <>
        <rect x="68" y="32" width="64" height="64" rx="5" />
        <rect x="84" y="48" width="32" height="32" rx="2" />
        <path d="M84 32V22M100 32V22M116 32V22M84 106V96M100 106V96M116 106V96M68 48H58M68 80H58M132 48H142M132 80H142" />
      </>
    ),
    line: 'M48 100H52V64H84M116 64H148V100H152',
    details: <path d="M94 60H106V68H94Z" fill="var(--live)" />,
  },
  phone: {
    crop: [62, 76],
    outline: (
      <>
        <rect x="72" y="14" width="56" height="94" rx="8" />
        <path d="M94 22H106" />
      </>
    ),
    line: 'M62 100H92V62L100 50L108 62V100H138',
  },
  game: {
    crop: [29, 142],
    outline: (
      <>
        <path d="M72 40H128C148 40 158 62 161 92C163 110 146 116 136 102L126 88H74L64 102C54 116 37 110 39 92C42 62 52 40 72 40Z" />
        <path d="M72 54V70M64 62H80" />
        <circle cx="130" cy="58" r="2" />
        <circle cx="138" cy="66" r="2" />
      </>
    ),
    line: 'M29 100H34V76H166V100H171',
    details: (
      <>
        <g fill="var(--cat-bg)" stroke="currentColor">
          <circle cx="88" cy="76" r="6" />
          <circle cx="112" cy="76" r="6" />
        </g>
        <g fill="var(--live)">
          <circle cx="88" cy="76" r="3" />
          <circle cx="112" cy="76" r="3" />
        </g>
      </>
    ),
  },
  drone: {
    crop: [28, 144],
    outline: (
      <>
        <path d="M84 46H116L122 66H78ZM84 48L60 36M116 48L140 36M60 36V28M140 36V28M38 26H82M118 26H162M86 66L78 86M114 66L122 86" />
        <circle cx="100" cy="56" r="5" />
      </>
    ),
    line: 'M28 100H172',
    details: (
      <>
        <path d="M100 100V66" stroke="var(--live)" strokeWidth="var(--line-stroke, 2.5)" />
        <circle cx="100" cy="100" r="5" fill="var(--live)" />
      </>
    ),
  },
}

export interface CategoryIllustrationProps {
  /** Category to show. */
  readonly category: Category
  /** Only the object and its part of the line. @defaultValue false */
  readonly cropped?: boolean
  /**
   * When the current of the page arrives, in ms. The line then continues to both sides, over a pale copy in `--pale`, as far
   * as the page lets it. @defaultValue never
   */
  readonly currentAt?: number | undefined
}

/**
 * Line illustration of a category in the colour of the text. The live line enters and leaves at five
 * sixths of the height, so that neighbours join. `--cat-bg` is the colour of the ground: the
 * wheels are filled with it (brief §7). `--stroke` and `--line-stroke` set the widths. Decoration.
 */
export const CategoryIllustration = ({
  category,
  cropped = false,
  currentAt,
}: CategoryIllustrationProps) => {
  const { crop, outline, line, details } = shapes[category]
  const [x, width] = crop
  const before = `M${String(x - 60)} 100H${String(x)}`
  const after = `M${String(x + width)} 100h400`
  const whole = `M0 100H${String(x)}${line}M${String(x + width)} 100H200`
  return (
    <Svg
      viewBox={cropped ? `${String(x)} 0 ${String(width)} 120` : '0 0 200 120'}
      overflows={currentAt !== undefined}
    >
      <g strokeLinejoin="round" strokeWidth="var(--stroke, 2)">
        <g stroke="currentColor">{outline}</g>
        <g stroke="var(--live)" strokeWidth="var(--line-stroke, 2.5)" strokeLinejoin="miter">
          {currentAt === undefined ? (
            <path d={cropped ? line : whole} />
          ) : (
            <g shapeRendering="crispEdges">
              <path d={`${before}${line}${after}`} stroke="var(--pale)" />
              <path d={before} />
              <path d={line} {...current(currentAt, currentAt + 80)} />
              <path d={after} {...current(currentAt, currentAt + 400)} />
            </g>
          )}
        </g>
        {details}
      </g>
    </Svg>
  )
}
