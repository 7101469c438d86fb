/** The colours of a drawing on light and on dark paper; the dashes say the same without colour. */
export const STYLE = `
:root{--paper:#fff;--ink:#1b2430;--box:#f3f5f8;--line:#8b97a8;--guest:#0b5cad;--service:#0a6b4f;--time:#9a4b00;--itself:#5b6675}
@media (prefers-color-scheme:dark){:root{--paper:#12171e;--ink:#e8edf3;--box:#1d2530;--line:#6d7b8d;--guest:#7cb8ff;--service:#5fd3a8;--time:#ffb266;--itself:#a3afbf}}
text{font:14px system-ui,sans-serif;text-anchor:middle;fill:var(--ink)}
.name{font-weight:600}.label{font-size:13px;paint-order:stroke;stroke:var(--paper);stroke-width:4px}.legend{text-anchor:start}
.paper{fill:var(--paper)}.state{fill:var(--box);stroke:var(--line)}.room{fill:none}.anywhere{stroke-dasharray:4 3}.start{fill:var(--ink)}
.arrow{fill:none;stroke-width:1.6}
.arrow.guest{stroke:var(--guest)}.arrow.service{stroke:var(--service);stroke-dasharray:9 4}.arrow.time{stroke:var(--time);stroke-dasharray:2 4}.arrow.itself{stroke:var(--itself)}
.tip.guest,.label.guest{fill:var(--guest)}.tip.service,.label.service{fill:var(--service)}.tip.time,.label.time{fill:var(--time)}.tip.itself,.label.itself{fill:var(--itself)}
`
