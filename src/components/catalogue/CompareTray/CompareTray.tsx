import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { typedLang } from '#domain/language.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { paths } from '#domain/paths.ts'

export interface CompareTrayProps {
  /** The chosen products of one category, in the order of the choice. */
  readonly products: ReadonlyArray<Product>
  /** A fourth product was asked for. */
  readonly full: boolean
  /** Takes a product out of the choice. */
  readonly onRemove: (id: string) => void
  /** Takes all out. */
  readonly onClear: () => void
}

// At the lower edge of the window, and above the footer at the end of the list.
const Root = chakra('section', {
  base: {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 3,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    marginInline: { base: '-5', md: 0 },
    paddingBlock: '3',
    paddingInline: { base: '5', md: '4' },
    borderTopWidth: 'strong',
    borderTopColor: 'brand.solid',
    background: 'bg.panel',
    boxShadow: '0 -8px 24px -16px {colors.fg.subtle}',
    _print: { display: 'none' },
    '& > p': { fontSize: 'sm', color: 'fg.muted', '&[role=status]': { color: 'fg' } },
    '& > p:empty': { display: 'none' },
    '& > .ways': { display: 'flex', flexWrap: 'wrap', gap: '3', marginInlineStart: 'auto' },
  },
})

// On a phone the number says it: the cards are marked.
const Names = chakra('ul', {
  base: { display: { base: 'none', md: 'flex' }, flexWrap: 'wrap', gap: '2', minWidth: 0 },
})

const Name = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    maxWidth: '14rem',
    minHeight: 'control.sm',
    paddingInline: '2.5',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'sm',
    fontSize: 'sm',
    cursor: 'pointer',
    _hover: { background: 'bg.muted' },
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > svg': { flex: 'none', color: 'fg.muted' },
  },
})

/** What is chosen to be compared, the way there, and why a fourth product cannot be chosen (decision P16). */
export const CompareTray = ({ products, full, onRemove, onClear }: CompareTrayProps) => {
  const { t, i18n } = useTranslation('catalogue')
  const [first] = products
  if (first === undefined) return null
  const count = products.length
  const ids = products.map(({ $id }) => $id)
  return (
    <Root aria-label={t('compare.tray')}>
      <p>{count === 1 ? t('compare.oneMore') : t('compare.chosen', { count })}</p>
      <Names role="list">
        {products.map(({ $id, productName }) => (
          <li key={$id}>
            <Name
              type="button"
              aria-label={t('compare.remove', { name: productName })}
              onClick={() => onRemove($id)}
            >
              <span lang={typedLang(productName, i18n.language)}>{productName}</span>
              <Icon name="close" size={16} />
            </Name>
          </li>
        ))}
      </Names>
      <p role="status">{full ? t('compare.full') : ''}</p>
      <div className="ways">
        <Button variant="quiet" size="sm" onClick={onClear}>
          {t('compare.clear')}
        </Button>
        {count < 2 ? null : (
          <AppLink variant="solid" size="sm" to={paths.compare(first.category, ids)}>
            {t('compare.go', { count })}
          </AppLink>
        )}
      </div>
    </Root>
  )
}
