import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'
import { changes, type Change } from '#.storybook/changes.ts'
import { slug, storyId } from '#tests/coverage/storyId.ts'
import { ComponentLinks } from './ComponentLinks.tsx'
import { DocsLink, StoryLink } from './StoryLink.tsx'
import { Table } from './Table.tsx'
import { TextWithCode } from './TextWithCode.tsx'

/** Props of {@link Changes}. */
export interface ChangesProps {
  readonly audience: Change['audience']
}

/** Where a change is that is true of no component in particular. */
const all = { visitors: 'the whole site', developers: 'the whole library' } as const

const labels: Readonly<Record<Change['kind'], string>> = {
  breaking: 'Breaking',
  new: 'New',
  fix: 'Fixed',
  look: 'Look',
  tool: 'Tool',
}

/** Developers look for what they must change first; visitors read by day. */
const order: readonly Change['kind'][] = ['breaking', 'new', 'tool']

const sorted = (audience: Change['audience']): readonly Change[] => {
  const own = changes.filter((change) => change.audience === audience)
  return audience === 'visitors'
    ? own
    : order.flatMap((kind) => own.filter((change) => change.kind === kind))
}

const Where = ({ audience, of, pages = [], story, locale }: Change) => (
  <>
    {of.length === 0 && pages.length === 0 && all[audience]}
    {of.length > 0 && <ComponentLinks titles={of} />}
    {pages.map((title, index) => (
      <Fragment key={title}>
        {index === 0 && of.length === 0 ? '' : ', '}
        <DocsLink id={slug(title)}>{title}</DocsLink>
      </Fragment>
    ))}
    {story !== undefined && (
      <>
        . Story: <StoryLink id={storyId(...story)} locale={locale} />
      </>
    )}
  </>
)

/** What changed for visitors, the latest first, or for developers, by kind. */
export const Changes = ({ audience }: ChangesProps) => (
  <Table
    label={`Changes for ${audience}`}
    heads={['Kind, day', 'What changed', 'Where']}
    widths={['7rem', '', '35%']}
    rows={sorted(audience).map((change) => [
      <Fragment key="kind">
        <chakra.b display="block" fontWeight="semibold">
          {labels[change.kind]}
        </chakra.b>
        <time>{change.day}</time>
      </Fragment>,
      <>
        <TextWithCode>{change.what}</TextWithCode>
        {change.before !== undefined && ` Before: ${change.before}`}
      </>,
      <Where key="where" {...change} />,
    ])}
  />
)
