import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { failureReason, type RefusedLabel } from '#components/forms/failureReason.ts'
import { linePiece } from '#components/landing/Line.tsx'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { contactFields } from '#domain/contact.rules.ts'
import { fieldsOf } from '#domain/form.ts'
import type { ContactFlow } from '#machines/contact.ts'

/** Row with the end of the line; `--row-y` is the height of the line in it, and `--end-size` its point or ring. */
const LineEndRow = chakra('div', {
  base: {
    position: 'relative',
    width: '100%',
    '--row-y': '22px',
  },
})

// Upwards beyond the section, which clips it: the height of the form needs no measure.
const Rail = linePiece({
  '--start': '3.06s',
  '--duration': '0.3s',
  display: 'var(--line-end, none)',
  insetBlockEnd: 'calc(100% - var(--row-y) - var(--half, 1px))',
  insetInlineStart: 'calc(var(--end-x, 0px) - var(--half, 1px))',
  width: 'var(--line)',
  height: '200rem',
  // It does not run into a ring that stands on it.
  '&[data-closed]': {
    insetBlockEnd: 'calc(100% - var(--row-y) - var(--half, 1px) + var(--ring-gap, 0px))',
  },
})

const End = chakra('span', {
  base: {
    position: 'absolute',
    display: 'var(--line-end, none)',
    insetBlockStart: 'calc(var(--row-y) - var(--end-size) / 2)',
    insetInlineStart: 'var(--end-x, 0)',
    width: 'var(--end-width, 0)',
    height: 'var(--end-size)',
    pointerEvents: 'none',
    forcedColorAdjust: 'none',
    _before: {
      content: '""',
      position: 'absolute',
      insetBlockStart: 'calc(var(--end-size) / 2 - var(--half, 1px))',
      insetInline: '0 calc(var(--end-size) / 2)',
      height: 'var(--line, 2px)',
      background: 'var(--live)',
    },
    '&[data-closed]::before': { insetInlineEnd: 'calc(var(--end-size) - 1px)' },
    '& > svg': {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      width: 'var(--end-size)',
      height: 'var(--end-size)',
      overflow: 'visible',
    },
    '@media (prefers-reduced-motion: no-preference)': {
      '& circle[pathLength]': { animation: 'flowPath 0.6s backwards' },
    },
  },
})

interface LineEndProps {
  /** Whether the message was sent: the point becomes a ring. */
  readonly closed: boolean
}

/** The end of the landing page's line, beside the button of the contact form. Decoration. */
const LineEnd = ({ closed }: LineEndProps) => (
  <>
    <Rail flow="end" data-closed={closed ? '' : undefined} />
    <End aria-hidden="true" data-closed={closed ? '' : undefined}>
      <svg viewBox="0 0 32 32" fill="none">
        {/* The tick is in the thanks. */}
        {closed ? (
          <circle
            cx="16"
            cy="16"
            r="14"
            pathLength={1}
            stroke="var(--live)"
            strokeWidth="4"
            transform="rotate(180 16 16)"
          />
        ) : (
          <circle cx="16" cy="16" r="8" fill="var(--live)" />
        )}
      </svg>
    </End>
  </>
)

interface ContactOutcomeProps {
  readonly flow: ContactFlow
  /** Id of the field that takes the focus when another message begins. */
  readonly firstFieldId: string
}

const Root = chakra('div', { base: { display: 'grid', gap: '5.5', justifyItems: 'start' } })

const Wide = chakra('div', { base: { width: '100%' } })

// Both labels share one grid cell, so the button keeps its width while sending.
const Label = chakra('span', {
  base: {
    display: 'inline-grid',
    '& > span': { gridArea: '1 / 1' },
    '& > [aria-hidden]': { visibility: 'hidden' },
  },
})

/** The labels of the contact form. */
export const contactLabel: RefusedLabel = (t, refused) => {
  const field = fieldsOf(contactFields).find((name) => name === refused)
  return field === undefined ? undefined : t(`contact:form.${field}`)
}

/** The last row of the contact form: the button and what became of the message. */
export const ContactOutcome = ({ flow, firstFieldId }: ContactOutcomeProps) => {
  const { t } = useTranslation(['contact', 'errors'])
  const { status, problem } = flow
  const banner = useRef<HTMLDivElement>(null)
  const sent = status === 'success'
  const wasSent = useRef(sent)
  useEffect(() => {
    // The button that had the focus is gone: without this the keyboard would start over.
    const lost = document.activeElement === null || document.activeElement === document.body
    if (sent && !wasSent.current && lost) banner.current?.focus()
    if (!sent && wasSent.current && lost) document.getElementById(firstFieldId)?.focus()
    wasSent.current = sent
  }, [sent, firstFieldId])

  if (sent) {
    return (
      <LineEndRow>
        <LineEnd closed />
        <Banner
          ref={banner}
          focusable
          tone="success"
          live="status"
          title={t('success.title')}
          actions={
            <Button variant="outline" size="sm" onClick={flow.writeAnother}>
              {t('form.again')}
            </Button>
          }
        >
          {t('success.text')}
        </Banner>
      </LineEndRow>
    )
  }
  const sending = status === 'sending'
  return (
    <Root>
      {problem === null ? null : (
        <Wide>
          <Banner tone="error" live="alert" title={t('failure.title')}>
            <p>{failureReason(t, problem, contactLabel)}</p>
            <p>{t('failure.kept')}</p>
          </Banner>
        </Wide>
      )}
      <LineEndRow>
        <LineEnd closed={false} />
        <Button type="submit" busy={sending}>
          <Label>
            <span aria-hidden={sending ? true : undefined}>{t('form.send')}</span>
            <span aria-hidden={sending ? undefined : true}>{t('form.sending')}</span>
          </Label>
        </Button>
      </LineEndRow>
    </Root>
  )
}
