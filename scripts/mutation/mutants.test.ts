import { describe, expect, it } from 'vitest'
import { mutantsOf } from './mutants.ts'

const changes = (text: string) =>
  mutantsOf(text).map(({ start, end, replacement }) => [text.slice(start, end), replacement])

describe('the mutants of a component', () => {
  it('are without an attribute of accessibility, or the error of a field', () => {
    expect(changes(`<p id="a" role="alert"><b aria-label={c} /><F error={e} /></p>`)).toEqual([
      ['role="alert"', ''],
      ['aria-label={c}', ''],
      ['error={e}', ''],
    ])
    expect(changes(`const a = { 'aria-invalid': true, id }`)).toEqual([
      ['true', 'undefined as never'],
    ])
  })

  it('are without the error that a form gives its field', () => {
    expect(changes(`<F {...field('email')} {...others} />`)).toEqual([
      [`{...field('email')}`, `{...field('email')} error={undefined}`],
    ])
  })

  it('are without a text, or what is shown in some state', () => {
    expect(
      changes(`<p>{t('a')}{b === null ? null : <b />}{c ? <i /> : <u />}{d ? <path /> : null}</p>`),
    ).toEqual([
      [`{t('a')}`, ''],
      ['{b === null ? null : <b />}', ''],
    ])
    expect(changes(`<p><Trans t={t} i18nKey="a" /></p>`)).toEqual([
      ['<Trans t={t} i18nKey="a" />', '<></>'],
    ])
  })
})
