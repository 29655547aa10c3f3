import { logoWidth } from '#backend/mail/logo.ts'
import type { MailLocale } from '#backend/mail/texts.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text made safe to stand in HTML, attributes included. */
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

// The colours are those of the site. Mail programs know neither variables nor the site's font.
const ink = '#121A1D'
const muted = '#56656A'
const solid = '#0A5A64'
const live = '#EA5A0B'
const sheet = '#FFFFFF'
const page = '#F3F6F7'
const fonts: Readonly<Record<MailLocale, string>> = {
  zh: "'PingFang SC','Microsoft YaHei','Noto Sans SC','Noto Sans CJK SC',Arial,sans-serif",
  en: "'Helvetica Neue',Arial,sans-serif",
}

// A Chinese line breaks after a punctuation mark, not within a word.
const setting: Readonly<Record<MailLocale, string>> = {
  zh: 'line-height:1.75;word-break:keep-all',
  en: 'line-height:1.6',
}

// Programs that drop style sheets show the light mail; all else is in attributes and inline styles.
const styles = `@media(prefers-color-scheme:dark){.pg{background:#0D1315!important}.sh,.bx{background:#172023!important}.tx,.bx{color:#F3F6F7!important}.sm{color:#B8C4C7!important}.lv{background:#FF7F33!important}.bx{border-color:#FF7F33!important}.bt,.bt a{background:#6FC1C8!important;color:#08262B!important}.lt{display:none!important}.dk{display:block!important;max-height:none!important}}
@media(max-width:599px){.gl,.gr{width:20px!important}.gp{width:6px!important}.bx{width:auto!important;height:52px!important;line-height:48px!important;font-size:24px!important}.pd{padding-left:20px!important;padding-right:20px!important}}`

const table =
  '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate">'

/** A piece of the live line at half the height of its row. Without a width it takes what is left. */
const line = (height: number, width?: number, name = '') => {
  const space = `<tr><td height="${String(height / 2 - 2)}" style="height:${String(height / 2 - 2)}px;font-size:0;line-height:0">&nbsp;</td></tr>`
  const size = width === undefined ? '' : ` width="${String(width)}"`
  return `<td${size} class="${name}" valign="middle" style="padding:0;font-size:0;line-height:0">${table}${space}<tr><td class="lv" height="4" bgcolor="${live}" style="height:4px;line-height:4px;font-size:0;background:${live}">&nbsp;</td></tr>${space}</table></td>`
}

const onLine = (cells: string, height: number, end = '') =>
  `<tr><td style="padding:0">${table}<tr>${line(height, 40, 'gl')}${cells}${line(height, undefined, end)}</tr></table></td></tr>`

/** The line alone, where there is nothing to do. */
export const plainLine = `<tr><td class="lv" height="4" bgcolor="${live}" style="height:4px;line-height:4px;font-size:0;background:${live}">&nbsp;</td></tr>`

/** The digits of a code in boxes on the line. They can be selected and copied as one number. */
export const codeOnLine = (code: string) => {
  const boxes = code
    .split('')
    .map(
      (digit) =>
        `<td width="56" align="center" class="bx" bgcolor="${sheet}" style="width:56px;height:64px;border:2px solid ${live};background:${sheet};font-size:30px;line-height:60px;font-weight:bold;color:${ink}">${escapeHtml(digit)}</td>`,
    )
  return onLine(boxes.join(line(64, 12, 'gp')), 64, 'gr')
}

/** A button on the line, and under it the address for programs without links. */
export const linkOnLine = (link: string, label: string) => {
  const href = escapeHtml(link)
  const button = `<td width="1" class="bt" bgcolor="${solid}" style="padding:0;background:${solid};white-space:nowrap"><a href="${href}" style="display:block;padding:12px 24px;font-size:16px;line-height:24px;font-weight:bold;color:#FFFFFF;text-decoration:none">${escapeHtml(label)}</a></td>`
  return `${onLine(button, 48)}
<tr><td class="pd sm" style="padding:12px 40px 0;font-size:13px;line-height:1.5;color:${muted};word-break:break-all">${href}</td></tr>`
}

/** A row of paragraphs; empty texts leave nothing. */
export const paragraphs = (texts: readonly string[], padding: string, quiet = false) => {
  const shown = texts.filter((text) => text !== '')
  if (shown.length === 0) return ''
  const look = quiet ? `color:${muted};font-size:14px` : `color:${ink}`
  const inner = shown.map(
    (text, at) =>
      `<p style="margin:0${at < shown.length - 1 ? ' 0 8px' : ''}">${escapeHtml(text)}</p>`,
  )
  return `<tr><td class="pd ${quiet ? 'sm' : 'tx'}" style="padding:${padding};${look}">${inner.join('')}</td></tr>`
}

/**
 * The HTML of a mail, 600 px wide: the logo, and rows that are table rows.
 *
 * @param locale - Language of the text and of the logo.
 * @param title - The subject.
 * @param brand - What the logo says.
 * @param rows - See {@link paragraphs}, {@link codeOnLine} and {@link linkOnLine}.
 */
export const mailDocument = (
  locale: MailLocale,
  title: string,
  brand: string,
  rows: readonly string[],
) => {
  const logo = `width="${String(logoWidth[locale])}" height="32"`
  return `<!doctype html>
<html lang="${locale === 'zh' ? 'zh-CN' : 'en'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title>
<style>${styles}</style></head>
<body class="pg" style="margin:0;padding:0;background:${page}">
<table role="presentation" class="pg" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${page}" style="background:${page}"><tr><td align="center" style="padding:32px 0">
<table role="presentation" class="sh" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="${sheet}" style="width:100%;max-width:600px;background:${sheet};font-family:${fonts[locale]};font-size:16px;${setting[locale]};overflow-wrap:break-word;color:${ink};text-align:left">
<tr><td class="pd" style="padding:32px 40px 28px"><img class="lt" src="cid:logo" ${logo} alt="${escapeHtml(brand)}" style="display:block;border:0;font-size:20px;font-weight:bold;color:${ink}"><img class="dk" src="cid:logo-dark" ${logo} alt="" style="display:none;max-height:0;border:0"></td></tr>
${rows.filter((row) => row !== '').join('\n')}
</table>
</td></tr></table>
</body>
</html>
`
}
