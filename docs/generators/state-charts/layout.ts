import elk, { type ElkExtendedEdge, type ElkNode } from "elkjs/lib/elk.bundled.js"
import { ANYWHERE, type Chart, type ChartState, type ChartStep } from "./chart.ts"
import type { Cause } from "./causes.ts"
import { readable, readableEvent, readableGuard } from "./words.ts"

/** Sizes of letters and boxes, in the pixels of the drawing. */
export const size = { letter: 7.6, bold: 8.7, line: 18, box: 40, padding: 28, start: 14 } as const

/** An arrow of the drawing: all steps of one cause from one state to another. */
export interface Arrow extends ElkExtendedEdge {
  readonly cause: Cause
  readonly lines: ReadonlyArray<string>
}

const widthOf = (lines: ReadonlyArray<string>, letter: number = size.letter): number =>
  Math.ceil(Math.max(...lines.map(({ length }) => length)) * letter)

const startOf = (parent: string): string => `start of ${parent || "all"}`

const childrenOf = (parent: string, { states }: Chart): Array<ElkNode> => {
  const children = states.filter((state) => state.parent === parent)
  const start = { id: startOf(parent), width: size.start, height: size.start }
  return [
    ...(children.some(({ isInitial }) => isInitial) ? [start] : []),
    ...children.map((state) => nodeOf(state, { states } as Chart)),
  ]
}

const nodeOf = (state: ChartState, chart: Chart): ElkNode => {
  const children = childrenOf(state.path, chart)
  const padding = `[top=${size.box},left=16,bottom=16,right=16]`
  return {
    id: state.path,
    width: widthOf([readable(state.name)], size.bold) + size.padding,
    height: size.box,
    ...(children.length > 0 ? { children, layoutOptions: { "elk.padding": padding } } : {}),
  }
}

/** A step that is taken whatever its guards say is drawn without them. */
const linesOf = (steps: ReadonlyArray<ChartStep>): ReadonlyArray<string> =>
  [...Map.groupBy(steps, ({ event }) => event)].flatMap(([event, ways]) => {
    const guards = [...new Set(ways.filter(({ isVague }) => !isVague).map(({ guard }) => guard))]
    const name = readableEvent(event)
    return guards.includes("") || guards.length < 1
      ? [name]
      : [name, ...guards.map((guard) => `if ${readableGuard(guard)}`)]
  })

const arrowsOf = ({ states, steps }: Chart): Array<Arrow> => {
  const drawn = steps.filter(({ staysInside }) => !staysInside)
  const together = Map.groupBy(drawn, ({ from, to, cause }) => `${from} → ${to} by ${cause}`)
  const starts = states
    .filter(({ isInitial }) => isInitial)
    .map(({ path, parent }): Arrow => {
      const id = `${startOf(parent)} → ${path}`
      return { id, sources: [startOf(parent)], targets: [path], cause: "itself", lines: [] }
    })
  const arrows = [...together].map(([id, [first, ...others]]): Arrow => {
    const lines = linesOf([first!, ...others])
    const label = {
      text: lines.join("\n"),
      width: widthOf(lines),
      height: lines.length * size.line,
    }
    const ends = { sources: [first!.from], targets: [first!.to] }
    return { id, ...ends, labels: [label], cause: first!.cause, lines }
  })
  return [...starts, ...arrows]
}

const OPTIONS = {
  "elk.algorithm": "layered",
  "elk.direction": "DOWN",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.json.shapeCoords": "ROOT",
  "elk.json.edgeCoords": "ROOT",
  "elk.spacing.nodeNode": "24",
  "elk.spacing.edgeLabel": "5",
  "elk.spacing.edgeEdge": "12",
  "elk.spacing.edgeNode": "14",
  "elk.layered.spacing.nodeNodeBetweenLayers": "34",
  "elk.layered.spacing.edgeNodeBetweenLayers": "14",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "10",
  "elk.layered.nodePlacement.strategy": "NETWORK_SIMPLEX",
  "elk.layered.compaction.postCompaction.strategy": "EDGE_LENGTH",
  "elk.layered.cycleBreaking.strategy": "MODEL_ORDER",
  "elk.layered.considerModelOrder.strategy": "NODES_AND_EDGES",
  "elk.padding": "[top=16,left=16,bottom=16,right=16]",
}

/** Where every state and arrow of a chart goes; the same chart is always laid out the same way. */
export const layoutOf = async (chart: Chart): Promise<ElkNode & { edges: Array<Arrow> }> => {
  const anywhere = chart.steps.some(({ from, staysInside }) => from === ANYWHERE && !staysInside)
  const anywhereNode = {
    id: ANYWHERE,
    width: widthOf([ANYWHERE], size.bold) + size.padding,
    height: size.box,
  }
  const graph = {
    id: "chart",
    layoutOptions: OPTIONS,
    children: [...childrenOf("", chart), ...(anywhere ? [anywhereNode] : [])],
    edges: arrowsOf(chart),
  }
  return (await new elk.default().layout(graph)) as ElkNode & { edges: Array<Arrow> }
}
