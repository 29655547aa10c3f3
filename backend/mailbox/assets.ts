/** The page's own style sheet and script, served as files so that its policy can be strict. */

/** Colours are the brand's graphite and petrol, both schemes measured against WCAG AA. */
export const mailboxCss = `
:root{color-scheme:light dark;--bg:#F3F6F7;--panel:#fff;--fg:#172023;--muted:#56656A;--line:#75848A;--brand:#0A5A64;--on:#fff}
@media (prefers-color-scheme:dark){:root{--bg:#0D1315;--panel:#172023;--fg:#E9EEEF;--muted:#B8C4C7;--line:#75848A;--brand:#72C6CD;--on:#08262B}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--fg);font:1rem/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif;overflow-wrap:anywhere}
main{max-width:44rem;margin:0 auto;padding:1rem}
header{padding:1rem max(1rem,calc(50% - 21rem));background:var(--panel);display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:baseline;border-bottom:3px solid var(--brand)}
header p{margin:0;flex:1;font-weight:600}
h1{font-size:1.5rem;line-height:1.25;margin:1rem 0 .5rem}
a{color:var(--brand);text-underline-offset:.2em}
header a,.tools a{display:inline-block;padding:.25rem 0;min-height:1.5rem}
.lead,time,dt{color:var(--muted)}
ol{list-style:none;margin:1rem 0;padding:0;display:grid;gap:.75rem}
li,article{background:var(--panel);border:1px solid var(--line);border-radius:.5rem;padding:1rem}
li{position:relative}
li h2{margin:0;font-size:1.125rem;line-height:1.4}
article h1{margin-top:0}
li a::after{content:"";position:absolute;inset:0}
li p,dl{margin:.25rem 0 0}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0}
pre{white-space:pre-wrap;font:inherit;margin:1rem 0}
details pre{font:.8125rem/1.5 ui-monospace,Consolas,monospace;overflow:auto;max-height:24rem;border:1px solid var(--line);padding:.75rem}
.code{display:flex;flex-wrap:wrap;gap:1rem;align-items:center;margin:1rem 0}
output{font-size:2rem;line-height:1.25;font-weight:600;letter-spacing:.3em;font-variant-numeric:tabular-nums}
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
