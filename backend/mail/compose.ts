import type { MailTexts } from '#backend/mail/texts.ts'

/** The two bodies of a mail. */
export interface MailBodies {
  readonly text: string
  readonly html: string
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text made safe to stand in HTML, attributes included. */
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

// Inline styles only: mail programs drop style sheets. The colours are the brand's petrol and graphite.
const ink = '#172023'
const muted = '#56656A'
const solid = '#0A5A64'
const font = "system-ui,'PingFang SC','Microsoft YaHei','Noto Sans SC',sans-serif"

const paragraph = (text: string, style = '') =>
  text === '' ? '' : `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`

/**
 * Writes the bodies of a mail.
 *
 * @param words - Its texts.
 * @param locale - `zh-CN` or `en`, for readers and screen readers.
 * @param secret - The link to follow or the code to type.
 */
export const composeMail = (
  words: MailTexts,
  locale: 'zh-CN' | 'en',
  secret: { readonly link?: string; readonly code?: string },
): MailBodies => {
  const { link, code } = secret
  const text = [
    words.greeting,
    words.purpose,
    link ?? code ?? '',
    words.lifetime,
    words.phrase,
    words.ignore,
    words.signature,
  ]
    .filter((line) => line !== '')
    .join('\n\n')

  const action =
    link === undefined && code === undefined
      ? ''
      : link === undefined
        ? `<p style="margin:0 0 16px;font-size:32px;line-height:1.25;font-weight:600;letter-spacing:8px;font-variant-numeric:tabular-nums">${escapeHtml(code ?? '')}</p>`
        : `<p style="margin:0 0 16px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${solid};color:#fff;text-decoration:none;font-weight:600">${escapeHtml(words.action ?? link)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:${muted};word-break:break-all">${escapeHtml(link)}</p>`

  const html = `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(words.subject)}</title></head>
<body style="margin:0;background:#F3F6F7;color:${ink};font-family:${font};font-size:16px;line-height:1.6">
<div style="max-width:520px;margin:0 auto;padding:32px 24px;background:#fff;border-top:4px solid ${solid}">
${paragraph(words.greeting)}${paragraph(words.purpose)}${action}
${paragraph(words.lifetime)}${paragraph(words.phrase)}${paragraph(words.ignore, `color:${muted}`)}${paragraph(words.signature, 'font-weight:600')}
</div>
</body>
</html>
`
  return { text, html }
}
