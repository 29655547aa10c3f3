import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '#components/manage/ActionMenu/ActionMenu.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import type { Product } from '#domain/catalogue/product.ts'
import styles from './ChosenBar.module.css'

export interface ChosenBarProps {
  /** The chosen products that the table lists: what the actions touch. */
  readonly chosen: ReadonlyArray<Product>
  /** How many chosen products the search or a filter hides. No action touches them. */
  readonly hidden: number
  /** How many products the table lists; all of them can be chosen. */
  readonly listed: number
  /** A change of one of them waits: what is stored does not say what they will be. */
  readonly busy: boolean
  /** Nothing can be changed (decision P2): only the exports are there. */
  readonly readOnly: boolean
  /** Chooses everything that is listed. */
  readonly onAll: () => void
  /** Chooses nothing any more. */
  readonly onNone: () => void
  /** Makes the chosen products available, or unavailable. */
  readonly onAvailable: (available: boolean) => void
  /** Hands out the chosen products. */
  readonly onExport: (as: 'json' | 'sheet') => void
  /** Asks whether to delete them. */
  readonly onDelete: () => void
  /** The bar, to move focus into it. */
  readonly ref?: Ref<HTMLDivElement>
}

/**
 * What can be done with the chosen products (decision P20). It says how many they are, and how many more are chosen
 * but not listed.
 */
export const ChosenBar = ({
  chosen,
  hidden,
  listed,
  busy,
  readOnly,
  onAll,
  onNone,
  onAvailable,
  onExport,
  onDelete,
  ref,
}: ChosenBarProps) => {
  const { t } = useTranslation('manage')
  const none = chosen.length === 0
  const isOffered = (available: boolean) =>
    !none && (busy || chosen.some((product) => product.available !== available))
  const availability = [
    { label: t('chosen.available'), available: true, disabled: !isOffered(true) },
    { label: t('chosen.unavailable'), available: false, disabled: !isOffered(false) },
  ]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape on its buttons
    <div
      className={styles.root}
      ref={ref}
      role="group"
      aria-label={t('chosen.label')}
      onKeyDown={(event) => {
        // The menu closes on Escape first.
        if (event.key === 'Escape' && !event.defaultPrevented) onNone()
      }}
    >
      <p className={styles.chosen}>
        <b>{t('chosen.count', { count: chosen.length })}</b>
        {hidden === 0 ? null : <span>{t('chosen.hidden', { count: hidden })}</span>}
        {chosen.length === listed ? null : (
          <Button size="sm" variant="quiet" onClick={onAll}>
            {t('chosen.all', { count: listed })}
          </Button>
        )}
      </p>
      <div className={styles.actions}>
        {readOnly ? null : (
          <span className={styles.wide}>
            {availability.map(({ label, available, disabled }) => (
              <Button
                key={label}
                size="sm"
                variant="outline"
                disabled={disabled}
                onClick={() => onAvailable(available)}
              >
                {label}
              </Button>
            ))}
          </span>
        )}
        <Button size="sm" variant="outline" disabled={none} onClick={() => onExport('json')}>
          {t('action.export')}
        </Button>
        {readOnly ? null : (
          <Button size="sm" variant="outlineDanger" disabled={none} onClick={onDelete}>
            {t('table.delete')}
          </Button>
        )}
        <ActionMenu
          label={t('chosen.more')}
          size="sm"
          actions={[
            ...(readOnly ? [] : availability).map(({ label, available, disabled }) => ({
              label,
              icon: available ? ('check' as const) : ('openSwitch' as const),
              narrow: true,
              disabled,
              onSelect: () => onAvailable(available),
            })),
            {
              label: t('action.sheet'),
              icon: 'download',
              disabled: none,
              onSelect: () => onExport('sheet'),
            },
          ]}
        />
      </div>
      <button
        className={styles.close}
        type="button"
        aria-label={t('chosen.none')}
        title={t('chosen.none')}
        onClick={onNone}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
