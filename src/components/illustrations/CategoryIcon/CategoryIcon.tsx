import type { ReactNode } from 'react'
import { Svg } from '#components/illustrations/Svg/Svg.tsx'
import type { Category } from '#domain/catalogue/product.ts'
import styles from './CategoryIcon.module.css'

/** Shapes of each category on a ground of 24 × 24. */
const shapes: Readonly<Record<Category, ReactNode>> = {
  car: (
    <>
      <path d="M3 16.5v-3.2c0-.8.5-1.5 1.3-1.7l2.2-.6 2-3.7c.4-.8 1.2-1.3 2.1-1.3h3.6c.8 0 1.5.3 2 .9l3.3 4.1 1.3.4c.7.2 1.2.9 1.2 1.7v3.4h-2" />
      <path d="M9.5 16.5h5" />
      <circle cx="7" cy="16.5" r="2.3" />
      <circle cx="17" cy="16.5" r="2.3" />
    </>
  ),
  parts: (
    <>
      <rect x="3" y="8" width="18" height="11" rx="1.5" />
      <path d="M7 8V5.5M17 8V5.5M6.5 13.5h3M16 12v3M14.5 13.5h3" />
    </>
  ),
  cpu: (
    <>
      <rect x="6" y="6" width="12" height="12" rx="1.5" />
      <path d="M10 10h4v4h-4zM9 6V3M15 6V3M9 21v-3M15 21v-3M6 9H3M6 15H3M21 9h-3M21 15h-3" />
    </>
  ),
  phone: (
    <>
      <rect x="6.5" y="2.5" width="11" height="19" rx="2" />
      <path d="M10.5 18.5h3" />
    </>
  ),
  game: (
    <>
      <path d="M8 7h8c3 0 4.5 3.5 5 8 .3 2.7-2.3 3.6-3.8 1.6L15.7 14.5H8.3l-1.5 2.1C5.3 18.6 2.7 17.7 3 15c.5-4.5 2-8 5-8Z" />
      <path d="M8.5 9.5v3M7 11h3M15.5 11h.01" />
    </>
  ),
  drone: (
    <path d="M9 10.5h6l1 3.5H8zM9 10.5 5.5 7M15 10.5 18.5 7M2.5 7h6M15.5 7h6M9 14l-2.5 4.5M15 14l2.5 4.5" />
  ),
}

export interface CategoryIconProps {
  /** Category to show. */
  readonly category: Category
}

/** Icon of a category, 24 px wide, in the colour of the text. Decoration beside its name. */
export const CategoryIcon = ({ category }: CategoryIconProps) => (
  <span className={styles.root}>
    <Svg viewBox="0 0 24 24">
      <g stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
        {shapes[category]}
      </g>
    </Svg>
  </span>
)
