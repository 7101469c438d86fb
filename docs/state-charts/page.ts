import { nameOfCause } from "./causes.ts"
import type { Chart, ChartState, ChartStep } from "./chart.ts"

const cell = (words: string): string => words.replaceAll("|", "\\|")

const row = (...cells: ReadonlyArray<string>): string => `| ${cells.map(cell).join(" | ")} |`

const code = (name: string): string => (name ? `\`${name}\`` : "")

const kindOf = ({ isInitial, type }: ChartState): string =>
  [isInitial ? "first" : "", type === "final" ? "last" : ""].filter(Boolean).join(", ")

const stateRow = (state: ChartState): string =>
  row(code(state.path), state.description, kindOf(state))

const stepRow = (step: ChartStep): string =>
  row(
    code(step.from),
    code(step.event),
    code(step.guard),
    step.staysInside ? "stays" : code(step.to),
    [step.actions.map(code).join(", "), step.note].filter(Boolean).join(". "),
    nameOfCause[step.cause],
  )

const changesNothing = ({ staysInside, guard, actions }: ChartStep): boolean =>
  staysInside && guard === "" && actions.length === 0

/** Facts that arrive twice: one row per state keeps them from hiding the steps that matter. */
const quietTable = (steps: ReadonlyArray<ChartStep>): ReadonlyArray<string> => {
  const byState = Map.groupBy(steps.filter(changesNothing), ({ from }) => from)
  if (byState.size === 0) return []
  const rows = [...byState].map(([from, quiet]) =>
    row(code(from), quiet.map(({ event }) => code(event)).join(", ")),
  )
  const head = [row("In", "Heard, and nothing changes"), row("---", "---")]
  return ["## Facts that change nothing", "", ...head, ...rows, ""]
}

const GENERATED =
  "<!-- Generated from the machine by `npm run docs`; change the machine instead. -->"

/** The page of a machine: its drawing, a sentence for each state, and every step it can take. */
export const pageOf = (chart: Chart): string =>
  [
    GENERATED,
    `# ${chart.title}`,
    "",
    ...(chart.description ? [chart.description, ""] : []),
    `[![Chart: ${chart.title}](${chart.name}.svg)](${chart.name}.svg)`,
    "",
    "## States",
    "",
    row("State", "What it means", ""),
    row("---", "---", "---"),
    ...chart.states.map(stateRow),
    "",
    "## Steps",
    "",
    row("From", "Event", "If", "To", "Then", "Caused by"),
    row("---", "---", "---", "---", "---", "---"),
    ...chart.steps.filter((step) => !changesNothing(step)).map(stepRow),
    "",
    ...quietTable(chart.steps),
  ].join("\n")

const indexRow = ({ name, title, states, steps }: Chart): string =>
  row(`[${title}](${name}.md)`, `${states.length}`, `${steps.length}`)

/** The page that leads to all charts. */
export const indexOf = (charts: ReadonlyArray<Chart>): string =>
  [
    GENERATED,
    "# State charts",
    "",
    "Every decision about order and state is one of these machines. Colours tell who causes a step:",
    `${Object.values(nameOfCause).join(", ")}.`,
    "",
    row("Machine", "States", "Steps"),
    row("---", "--:", "--:"),
    ...charts.map(indexRow),
    "",
  ].join("\n")
