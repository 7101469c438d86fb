import type { ElkNode } from "elkjs/lib/elk.bundled.js"
import { nameOfCause, type Cause } from "./causes.ts"
import { ANYWHERE, type Chart, type ChartState } from "./chart.ts"
import { layoutOf, size, type Arrow } from "./layout.ts"
import { STYLE } from "./style.ts"

const CAUSES = Object.keys(nameOfCause) as ReadonlyArray<Cause>
const LEGEND_HEIGHT = 72

const round = (figure: number | undefined): number => Math.round((figure ?? 0) * 10) / 10

const escaped = (words: string): string =>
  words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

const textAt = (x: number, y: number, words: string, kind: string): string =>
  `<text x="${round(x)}" y="${round(y)}" class="${kind}">${escaped(words)}</text>`

const markerOf = (cause: Cause): string =>
  `<marker id="${cause}" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" ` +
  `orient="auto-start-reverse"><path d="M0 0L10 5L0 10z" class="tip ${cause}"/></marker>`

const boxOf = (node: ElkNode, kind: string, inset = 0): string =>
  `<rect x="${round((node.x ?? 0) + inset)}" y="${round((node.y ?? 0) + inset)}" rx="10" ` +
  `width="${round((node.width ?? 0) - 2 * inset)}" height="${round((node.height ?? 0) - 2 * inset)}" class="${kind}"/>`

const startDot = ({ x = 0, y = 0 }: ElkNode): string =>
  `<circle cx="${round(x + size.start / 2)}" cy="${round(y + size.start / 2)}" r="${size.start / 2}" class="start"/>`

const stateDrawn = (node: ElkNode, state: ChartState | undefined): ReadonlyArray<string> => {
  const inside = node.children && node.children.length > 0
  const kind = node.id === ANYWHERE ? "state anywhere" : inside ? "state room" : "state"
  const [x, y, width] = [node.x ?? 0, node.y ?? 0, node.width ?? 0]
  return [
    boxOf(node, kind),
    ...(state?.type === "final" ? [boxOf(node, "state", 4)] : []),
    textAt(x + width / 2, y + size.box / 2 + 5, state?.name ?? node.id, "name"),
  ]
}

const nodesDrawn = (nodes: ReadonlyArray<ElkNode>, chart: Chart): ReadonlyArray<string> =>
  nodes.flatMap((node) => [
    ...(node.id.startsWith("start of ")
      ? [startDot(node)]
      : stateDrawn(
          node,
          chart.states.find(({ path }) => path === node.id),
        )),
    ...nodesDrawn(node.children ?? [], chart),
  ])

const pathDrawn = ({ sections = [], cause }: Arrow): ReadonlyArray<string> =>
  sections.map(({ startPoint, bendPoints = [], endPoint }) => {
    const points = [startPoint, ...bendPoints, endPoint]
    const way = points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")
    return `<path d="M${way}" class="arrow ${cause}" marker-end="url(#${cause})"/>`
  })

const labelDrawn = ({ labels = [], lines, cause }: Arrow): ReadonlyArray<string> =>
  labels.flatMap(({ x = 0, y = 0, width = 0 }) =>
    lines.map((words, line) =>
      textAt(x + width / 2, y + (line + 0.75) * size.line, words, `label ${cause}`),
    ),
  )

const legendAt = (top: number): ReadonlyArray<string> =>
  CAUSES.flatMap((cause, place) => {
    const [x, y] = [16 + (place % 2) * 180, top + 20 + Math.floor(place / 2) * 26]
    return [
      `<path d="M${x} ${y}L${x + 32} ${y}" class="arrow ${cause}" marker-end="url(#${cause})"/>`,
      textAt(x + 40, y + 5, nameOfCause[cause], "legend"),
    ]
  })

/** Draws a chart as an SVG that is readable on light and on dark pages. */
export const drawingOf = async (chart: Chart): Promise<string> => {
  const layout = await layoutOf(chart)
  const width = Math.ceil(Math.max(layout.width ?? 0, 390))
  const top = Math.ceil(layout.height ?? 0)
  const height = top + LEGEND_HEIGHT
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title">`,
    `<title id="title">${escaped(chart.title)}: states and steps</title>`,
    `<style>${STYLE}</style>`,
    `<defs>${CAUSES.map(markerOf).join("")}</defs>`,
    `<rect width="${width}" height="${height}" class="paper"/>`,
    ...nodesDrawn(layout.children ?? [], chart),
    ...layout.edges.flatMap(pathDrawn),
    ...layout.edges.flatMap(labelDrawn),
    ...legendAt(top),
    "</svg>",
    "",
  ].join("\n")
}
