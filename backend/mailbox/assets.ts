/** The page's own style sheet and script, served as files so that its policy can be strict. */

/** Colours are the brand's graphite and petrol, both schemes measured against WCAG AA. */
export const mailboxCss = `
:root{color-scheme:light dark;--bg:#F3F6F7;--panel:#fff;--fg:#172023;--muted:#56656A;--line:#D6DEE0;--edge:#75848A;--brand:#0A5A64;--on:#fff;--live:#EA5A0B}
@media (prefers-color-scheme:dark){:root{--bg:#0D1315;--panel:#172023;--fg:#E9EEEF;--muted:#B8C4C7;--line:#35454B;--edge:#75848A;--brand:#72C6CD;--on:#08262B;--live:#FF7F33}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--fg);font:1rem/1.6 "PingFang SC","Microsoft YaHei","Noto Sans SC","Noto Sans CJK SC",Arial,sans-serif;overflow-wrap:anywhere}
main{max-width:44.5rem;margin:0 auto;padding:0 1.25rem 4rem;word-break:keep-all}
body{overflow-x:clip}
:lang(en){font-family:"Helvetica Neue",Arial,sans-serif}
header{min-height:4rem;padding:.75rem max(1.25rem,calc(50% - 21rem));background:var(--panel);display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;align-items:center;border-bottom:1px solid var(--line)}
header .logo{margin-inline-end:auto;color:inherit}
header p{display:flex;align-items:baseline;gap:1.25rem;margin:0;font-size:.875rem}
header svg{display:block;height:1.875rem;width:auto}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
h1{font-size:clamp(1.75rem,5vw,2.375rem);line-height:1.3;margin:2rem 0 .5rem;text-wrap:balance}
.wire{height:4px;margin:1.5rem calc(50% - 50vw) 0;background:var(--live);forced-color-adjust:none}
a{color:var(--brand);text-underline-offset:.2em}
header a,.tools a{display:inline-block;padding:.25rem 0;min-height:1.5rem}
.lead,time,dt{color:var(--muted)}
.lead{text-wrap:balance}
ol{list-style:none;margin:1rem 0;padding:0;display:grid;gap:.75rem}
li,article{background:var(--panel);border:1px solid var(--line);border-radius:.625rem;padding:1.25rem}
li{position:relative}
li h2{margin:0;font-size:1.125rem;line-height:1.4}
article h1{margin-top:0;font-size:1.5rem}
li a::after{content:"";position:absolute;inset:0}
li p,dl{margin:.25rem 0 0}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0}
pre{white-space:pre-wrap;font:inherit;margin:1rem 0}
details pre{font:.8125rem/1.5 ui-monospace,Consolas,monospace;overflow:auto;max-height:24rem;border:1px solid var(--edge);padding:.75rem}
.code{display:flex;flex-wrap:wrap;gap:1rem;align-items:center;margin:1rem 0}
output{font-size:2rem;line-height:1.25;font-weight:600;letter-spacing:.2em;font-variant-numeric:tabular-nums}
button,.button{display:inline-block;min-height:2.75rem;padding:.625rem 1.25rem;border:1px solid transparent;border-radius:.375rem;background:var(--brand);color:var(--on);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
`

/** Copies the code; says so politely and in the page's language. */
export const mailboxJs = `
const button = document.querySelector('button[data-code]')
const status = document.querySelector('[role=status]')
button?.addEventListener('click', async () => {
  await navigator.clipboard.writeText(button.dataset.code)
  status.textContent = button.dataset.copied
})
`

/** Nothing from elsewhere, nothing inline, no frames. */
export const mailboxPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  'img-src data:',
  "script-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
