/**
 * The colours of a drawing on light and on dark paper. Dashes say the same without colour; the
 * colour of a box says who has the word in it.
 */
export const STYLE = `
:root{--paper:#fbf9f4;--ink:#1f2d27;--soft:#55635c;--box:#fff;--line:#cfc9bc;--guest:#0b5cad;--service:#0a6b4f;--time:#9a4b00;--itself:#66736c;--guest-fill:#e9f2fc;--service-fill:#e6f4ee;--time-fill:#fcefdf;--itself-fill:#f1ede4;--nobody:#1f2d27;--nobody-fill:#e2ddd2}
@media (prefers-color-scheme:dark){:root{--paper:#0e1613;--ink:#eef1ec;--soft:#b3c0b8;--box:#17221e;--line:#3d4d45;--guest:#8cc2ff;--service:#6fd3a6;--time:#ffb870;--itself:#a9b6ae;--guest-fill:#14273c;--service-fill:#12312a;--time-fill:#382612;--itself-fill:#1d2a25;--nobody:#eef1ec;--nobody-fill:#2c3934}}
text{font:15px "Plus Jakarta Sans",system-ui,sans-serif;text-anchor:middle;fill:var(--ink)}
.name{font-weight:700}.label{font-size:13px}.begin{text-anchor:start}.end{text-anchor:end}.soft{fill:var(--soft);font-size:13px}
.paper{fill:var(--paper)}.halo{fill:var(--paper)}.room{fill:none;stroke:var(--line)}.start{fill:var(--ink)}.inner{fill:none}
.state{stroke-width:1.6;stroke:var(--line);fill:var(--box)}
.guest>.state{fill:var(--guest-fill);stroke:var(--guest)}.service>.state{fill:var(--service-fill);stroke:var(--service)}.time>.state{fill:var(--time-fill);stroke:var(--time)}.itself>.state{fill:var(--itself-fill);stroke:var(--itself);stroke-dasharray:3 4}.nobody>.state{fill:var(--nobody-fill);stroke:var(--nobody)}
.arrow{fill:none;stroke-width:1.8;stroke-linejoin:round}
.arrow.guest{stroke:var(--guest)}.arrow.service{stroke:var(--service);stroke-dasharray:9 4}.arrow.time{stroke:var(--time);stroke-dasharray:2 4}.arrow.itself{stroke:var(--itself)}
.tip.guest,.label.guest{fill:var(--guest)}.tip.service,.label.service{fill:var(--service)}.tip.time,.label.time{fill:var(--time)}.tip.itself,.label.itself{fill:var(--itself)}
a:hover .name,a:focus .name{text-decoration:underline}
`
