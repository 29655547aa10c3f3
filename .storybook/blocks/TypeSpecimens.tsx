import { chakra } from '@chakra-ui/react'
import design from '#components/theme/tokens.json' with { type: 'json' }
import { SiteStyles } from './SiteStyles.tsx'

const Rows = chakra('dl', { base: { margin: '0', color: 'fg' } })
const Row = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    paddingBlock: '5',
    borderBlockEnd: '1px solid {colors.border}',
  },
})
const Name = chakra('dt', {
  base: { textStyle: 'caption', color: 'fg.subtle' },
})
const Text = chakra('dd', { base: { margin: '0' } })

const isFigure = (name: string) => name === 'price' || name === 'figure'

/** Every text style in Chinese and English, as on the site. */
export const TypeSpecimens = () => (
  <SiteStyles>
    <Rows>
      {Object.keys(design.textStyles).map((name) => (
        <Row key={name}>
          <Name>
            <code>{name}</code>
          </Name>
          <Text lang="zh-CN" textStyle={name}>
            {isFigure(name) ? '￥32,800.00' : '让每一度电都用在该用的地方。'}
          </Text>
          <Text lang="en" textStyle={name}>
            {isFigure(name) ? '$32,800.00' : 'Every watt where it counts.'}
          </Text>
        </Row>
      ))}
    </Rows>
  </SiteStyles>
)
