import type { ReactNode } from 'react'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { SiteStyles } from './SiteStyles.tsx'

interface Sample {
  readonly name: string
  readonly use: string
  readonly example?: ReactNode
}

const boxes = ['A', 'B', 'C'].map((letter) => (
  <span key={letter} className="panel">
    {letter}
  </span>
))

const samples: readonly Sample[] = [
  {
    name: 'stack',
    use: 'One column, whose children are no wider than it.',
    example: <div className="stack">{boxes}</div>,
  },
  {
    name: 'tall',
    use: 'The body of a page whose list comes later: as high as the window, with the space of a page.',
  },
  {
    name: 'row',
    use: 'Side by side, and wrapped where they do not fit. row-centred aligns their middles.',
    example: <div className="row">{boxes}</div>,
  },
  {
    name: 'muted',
    use: 'Small text that explains.',
    example: <p className="muted">价格含税 · Prices include tax</p>,
  },
  {
    name: 'subtle',
    use: 'A hint or a count, which is read last.',
    example: <p className="subtle">24 件产品 · 24 products</p>,
  },
  {
    name: 'panel',
    use: 'A box on the ground of the page.',
    example: <div className="panel">新源科技</div>,
  },
  {
    name: 'popover',
    use: 'What a button opens under itself, an element with the attribute popover. See LanguageMenu.',
  },
  {
    name: 'icon-button',
    use: 'A button that is an icon. The module sets its size.',
    example: (
      <button className="icon-button" type="button" style={{ width: '2.75rem', height: '2.75rem' }}>
        <Icon name="close" />
      </button>
    ),
  },
  {
    name: 'cover-link',
    use: 'A heading whose link is as large as what is around it. See ProductCard.',
    example: (
      <div className="panel" style={{ position: 'relative' }}>
        <h3 className="cover-link">
          <a href="#shared">E1</a>
        </h3>
        <p className="muted">E1 · 2026</p>
      </div>
    ),
  },
  {
    name: 'window-line',
    use: 'The live line from edge to edge of the window, or of what clips it.',
    example: (
      <div style={{ overflowX: 'clip' }}>
        <div className="window-line" style={{ height: '2rem' }} />
      </div>
    ),
  },
  {
    name: 'section',
    use: 'A part of the landing page, as wide as the window: the space above, below and beside its content. See Proof.',
  },
  {
    name: 'sixths',
    use: 'The six columns of a section, which end at whole pixels. A child says how many it spans. See FeatureCards.',
  },
  {
    name: 'text-lines',
    use: 'Lines of a text that are whole pixels high, above what is drawn. Those of a heading have heading-lines.',
    example: <p className="text-lines">每一度电 · Every kilowatt-hour</p>,
  },
]

/** The classes of `shared.css`, each with an example. */
export const SharedClasses = () => (
  <>
    {samples.map(({ name, use, example }) => (
      <section key={name}>
        <h3 id={name}>{name}</h3>
        <p>{use}</p>
        {example === undefined ? null : <SiteStyles>{example}</SiteStyles>}
      </section>
    ))}
  </>
)
