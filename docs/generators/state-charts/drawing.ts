import type { ElkNode } from "elkjs/lib/elk.bundled.js"
import { anchorOf, type Chart, type ChartState } from "./chart.ts"
import { layoutOf, size, type Arrow } from "./layout.ts"
import { legendAt, legendHeight } from "./legend.ts"
import { escaped, round, svgOf, textAt } from "./svg.ts"
import { readable } from "./words.ts"

const BEND = 8

const boxOf = (node: ElkNode, kind: string, inset = 0): string =>
  `<rect x="${round((node.x ?? 0) + inset)}" y="${round((node.y ?? 0) + inset)}" rx="${12 - inset}" ` +
  `width="${round((node.width ?? 0) - 2 * inset)}" height="${round((node.height ?? 0) - 2 * inset)}" class="${kind}"/>`

const startDot = ({ x = 0, y = 0 }: ElkNode): string =>
  `<circle cx="${round(x + size.start / 2)}" cy="${round(y + size.start / 2)}" r="${size.start / 2}" class="start"/>`

/** Each state leads to its part of the page. */
const linked = (chart: Chart, state: ChartState, parts: ReadonlyArray<string>): string =>
  `<a href="${chart.name}.md#${anchorOf(state)}" class="${state.waitsFor}">` +
  `<title>${escaped(state.description)}</title>${parts.join("")}</a>`

const stateDrawn = (node: ElkNode, chart: Chart): ReadonlyArray<string> => {
  const state = chart.states.find(({ path }) => path === node.id)
  const inside = node.children && node.children.length > 0
  const [x, y, width] = [node.x ?? 0, node.y ?? 0, node.width ?? 0]
  const name = readable(state?.name ?? node.id)
  const parts = [
    boxOf(node, inside ? "room" : "state"),
    ...(state?.type === "final" ? [boxOf(node, "state inner", 4)] : []),
    textAt(x + width / 2, y + size.box / 2 + 5, name, "name"),
  ]
  return state ? [linked(chart, state, parts)] : parts
}

const nodesDrawn = (nodes: ReadonlyArray<ElkNode>, chart: Chart): ReadonlyArray<string> =>
  nodes.flatMap((node) => [
    ...(node.id.startsWith("start of ") ? [startDot(node)] : stateDrawn(node, chart)),
    ...nodesDrawn(node.children ?? [], chart),
  ])

type Point = { readonly x: number; readonly y: number }

/** The point so far from `corner` on the way to `end`, at most half of it. */
const towards = (corner: Point, end: Point): Point => {
  const length = Math.hypot(end.x - corner.x, end.y - corner.y)
  const part = length === 0 ? 0 : Math.min(BEND, length / 2) / length
  return { x: corner.x + (end.x - corner.x) * part, y: corner.y + (end.y - corner.y) * part }
}

const written = ({ x, y }: Point): string => `${round(x)} ${round(y)}`

const cornerDrawn = (before: Point, corner: Point, after: Point): string =>
  `L${written(towards(corner, before))}Q${written(corner)} ${written(towards(corner, after))}`

const pathDrawn = ({ sections = [], cause }: Arrow): ReadonlyArray<string> =>
  sections.map(({ startPoint, bendPoints = [], endPoint }) => {
    const points = [startPoint, ...bendPoints, endPoint]
    const corners = bendPoints.map((corner, place) =>
      cornerDrawn(points[place]!, corner, points[place + 2]!),
    )
    const way = `M${written(startPoint)}${corners.join("")}L${written(endPoint)}`
    return `<path d="${way}" class="arrow ${cause}" marker-end="url(#${cause})"/>`
  })

/** Words stand on paper of their own, so that no line runs through them. */
const labelDrawn = ({ labels = [], lines, cause }: Arrow): ReadonlyArray<string> =>
  labels.flatMap(({ x = 0, y = 0, width = 0, height = 0 }) => [
    `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="6" class="halo"/>`,
    ...lines.map((words, line) =>
      textAt(x + width / 2, y + (line + 0.75) * size.line, words, `label ${cause}`),
    ),
  ])

/** Draws a chart as an SVG that is readable on light and on dark pages. */
export const drawingOf = async (chart: Chart): Promise<string> => {
  const layout = await layoutOf(chart)
  const width = Math.ceil(Math.max(layout.width ?? 0, 450))
  const top = Math.ceil(layout.height ?? 0)
  return svgOf(chart.title, { width, height: top + legendHeight(width) }, [
    ...layout.edges.flatMap(pathDrawn),
    ...nodesDrawn(layout.children ?? [], chart),
    ...layout.edges.flatMap(labelDrawn),
    ...legendAt(top, width),
  ])
}
