import { anchorOf, ANYWHERE, type Chart, type ChartState, type ChartStep } from "./chart.ts"
import { legendAt, legendHeight } from "./legend.ts"
import { escaped, svgOf, textAt } from "./svg.ts"
import { readable, readableEvent } from "./words.ts"

const WIDTH = 390
const MARGIN = 14
const ROW = 26
const HEAD = 40
const GAP = 14

type Way = Pick<ChartStep, "cause" | "event" | "to">

const lastOf = (path: string): string => readable(path.split(".").at(-1) ?? path)

/** The ways out of a state: each event once for each state it leads to. */
const waysFrom = (path: string, { steps }: Chart): ReadonlyArray<Way> => {
  const leaving = steps.filter(({ from, staysInside }) => from === path && !staysInside)
  return [...new Map(leaving.map((step) => [`${step.event} ${step.to}`, step])).values()]
}

const wayAt = (y: number, { cause, event, to }: Way): ReadonlyArray<string> => [
  `<path d="M${MARGIN + 14} ${y}L${MARGIN + 44} ${y}" class="arrow ${cause}" marker-end="url(#${cause})"/>`,
  textAt(MARGIN + 52, y + 5, readableEvent(event), `label begin ${cause}`),
  textAt(WIDTH - MARGIN - 14, y + 5, lastOf(to), "soft end"),
]

type Card = {
  readonly state: ChartState | null
  readonly name: string
  readonly ways: ReadonlyArray<Way>
}

const cardsOf = (chart: Chart): ReadonlyArray<Card> => {
  const anywhere = waysFrom(ANYWHERE, chart)
  return [
    ...chart.states.map((state) => ({
      state,
      name: lastOf(state.path),
      ways: waysFrom(state.path, chart),
    })),
    ...(anywhere.length > 0 ? [{ state: null, name: ANYWHERE, ways: anywhere }] : []),
  ]
}

const heightOf = ({ ways }: Card): number => HEAD + (ways.length > 0 ? ways.length * ROW + 8 : 0)

const cardAt = (top: number, card: Card, chart: Chart): ReadonlyArray<string> => {
  const { state, name, ways } = card
  const box = `<rect x="${MARGIN}" y="${top}" width="${WIDTH - 2 * MARGIN}" height="${HEAD}" rx="12" class="state"/>`
  const mark = state?.isInitial ? "begins here" : state?.type === "final" ? "ends here" : ""
  const head = [
    box,
    textAt(MARGIN + 14, top + 26, name, "name begin"),
    textAt(WIDTH - MARGIN - 14, top + 25, mark, "soft end"),
  ].join("")
  return [
    state
      ? `<a href="${chart.name}.md#${anchorOf(state)}" class="${state.waitsFor}"><title>${escaped(state.description)}</title>${head}</a>`
      : `<g class="nobody">${head}</g>`,
    ...ways.flatMap((way, place) => wayAt(top + HEAD + 20 + place * ROW, way)),
  ]
}

/** The same chart for a narrow screen: one state under the other, each with its ways on. */
export const phoneDrawingOf = (chart: Chart): string => {
  const parts: Array<string> = []
  let top = MARGIN
  for (const card of cardsOf(chart)) {
    parts.push(...cardAt(top, card, chart))
    top += heightOf(card) + GAP
  }
  parts.push(...legendAt(top, WIDTH))
  return svgOf(chart.title, { width: WIDTH, height: top + legendHeight(WIDTH) }, parts)
}
