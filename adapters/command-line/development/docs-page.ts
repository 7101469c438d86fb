const STYLE = `
@layer theme, base;
:root{color-scheme:light dark;--paper:light-dark(#fbf9f4,#0e1613);--card:light-dark(#fff,#17221e);--ink:light-dark(#1f2d27,#eef1ec);--soft:light-dark(#55635c,#b3c0b8);--line:light-dark(#e2ddd2,#33423b);--link:light-dark(#14684c,#6fd3a6);--code:light-dark(#f1ede4,#1d2a25)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 "Plus Jakarta Sans","PingFang SC","Noto Sans CJK SC","Microsoft YaHei",system-ui,sans-serif;overflow-wrap:break-word}
header,main{max-width:68rem;margin:0 auto;padding:0 clamp(1rem,4vw,2.5rem)}
header{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding-block:1rem;border-bottom:1px solid var(--line)}
header a{padding:.25rem 0;min-height:24px;text-decoration:none;font-weight:600}
main{padding-block:1rem 5rem}
h1{font-size:clamp(1.75rem,1.3rem + 2vw,2.5rem);line-height:1.2;margin:1.5rem 0 1rem}h2{font-size:1.4rem;margin:2.5rem 0 .75rem;line-height:1.25}h3{font-size:1.1rem;margin:2rem 0 .5rem}
p,ul,ol{max-width:46rem}p:has(img){max-width:none}p:has(picture){--wide:max(100%,min(100vw - 3rem,92rem));width:var(--wide);margin-inline:calc((100% - var(--wide))/2);text-align:center}a{color:var(--link)}a:focus-visible,.wide:focus-visible,summary:focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:4px}
img{max-width:100%;height:auto;border-radius:12px}
code{font:.875em/1.4 ui-monospace,SFMono-Regular,Menlo,monospace;background:var(--code);padding:.1em .35em;border-radius:6px}pre{background:var(--code);padding:1rem;border-radius:12px;overflow:auto}pre code{padding:0}
.wide{overflow-x:auto;margin:1rem 0;border:1px solid var(--line);border-radius:12px;background:var(--card)}
table{border-collapse:collapse;width:100%;font-size:.9375rem}th,td{text-align:start;padding:.55rem .8rem;vertical-align:top;border-bottom:1px solid var(--line)}tr:last-child td{border-bottom:0}th{color:var(--soft);font-size:.8125rem}td code,th{white-space:nowrap}td{min-width:7rem}td:empty,td:has(>code:only-child),[align="right"]{min-width:0}[align="right"]{text-align:end}
@media (max-width:600px){th,td{padding:.5rem .6rem}}
details{margin:.5rem 0}summary{cursor:pointer;min-height:24px}
`

/** One page of the docs, light or dark as the reader's device is. */
export const pageOfDocs = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} | Singgah</title><link rel="icon" href="/favicon.svg"><style>${STYLE}</style></head>
<body><header><a href="/docs/">Docs</a><a href="/docs/state-charts/index.md">State charts</a><a href="/docs/fault-scenarios.md">Fault scenarios</a><a href="/docs/glossary.md">Glossary</a><a href="/">The site</a></header>
<main>${body}</main></body></html>
`
