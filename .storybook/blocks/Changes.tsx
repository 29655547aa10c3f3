import { chakra } from '@chakra-ui/react'
import { DocsContext, Heading } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { changes } from 'virtual:changes'
import { SiteStyles } from './SiteStyles.tsx'

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    margin: '0',
    padding: '0',
    display: 'grid',
    gap: '2',
    textStyle: 'small',
    color: 'fg',
  },
})
const Line = chakra('li', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: '7rem 1fr' } },
})
const Day = chakra('time', { base: { color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' } })

/** The latest commits that touched the component's folder; nothing where there is no history. */
const Changes = () => {
  const [story] = useContext(DocsContext).componentStories()
  const file = String(story?.parameters['fileName'] ?? '')
  const folder = file.replace(/^\.\//u, '').split('/').slice(0, -1).join('/')
  const lines = changes[folder] ?? []
  if (lines.length === 0) return null
  return (
    <>
      <Heading>Changes</Heading>
      <SiteStyles>
        <List>
          {lines.map(({ day, what }) => (
            <Line key={day + what}>
              <Day dateTime={day}>{day}</Day>
              {what}
            </Line>
          ))}
        </List>
      </SiteStyles>
    </>
  )
}

export default Changes
