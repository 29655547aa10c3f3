import control from '#assets/feature-control.svg?raw'
import source from '#assets/feature-source.svg?raw'
import use from '#assets/feature-use.svg?raw'
import { Drawing } from '#components/art/Drawing/Drawing.tsx'

/** The three features in the order in which current meets them. */
export type Feature = 'source' | 'control' | 'use'

/** Props of {@link FeatureSymbol}. */
export interface FeatureSymbolProps {
  /** Which of the three. */
  readonly feature: Feature
}

const drawings: Readonly<Record<Feature, string>> = { source, control, use }

/** Schematic symbol of a feature on its wire: battery, fuse, lamp (brief §7). Decoration. */
export const FeatureSymbol = ({ feature }: FeatureSymbolProps) => (
  <Drawing svg={drawings[feature]} />
)
