import { nameOfCause } from "./causes.ts"
import { anchorOf, ANYWHERE, type Chart, type ChartState, type ChartStep } from "./chart.ts"
import { askedBy } from "./asked.ts"
import type { ChartedMachine } from "./charted-machine.ts"
import { pictureOf, whyUnseen } from "./pictures.ts"
import { cell, code, GENERATED, row } from "./markdown.ts"
import { actWords, conditionWords, eventWords } from "./phrases.ts"
import { isWalk, takersOf, type Taker, type TakenBy } from "./taken-by.ts"
import { readable } from "./words.ts"

/** A machine with its chart and what is known of its tests. */
export type Told = {
  readonly chart: Chart
  readonly charted: ChartedMachine
  readonly taken: TakenBy
}

const whoHasTheWord = ({ waitsFor, type }: ChartState): string => {
  if (type === "final") return "nobody: it is the end"
  if (waitsFor === "itself") return "nobody: it passes at once"
  return waitsFor === "nobody" ? "nobody" : nameOfCause[waitsFor]
}

const changesNothing = ({ staysInside, guard, actions }: ChartStep): boolean =>
  staysInside && guard === "" && actions.length === 0

const linkTo = (path: string, { states }: Chart): string => {
  const state = states.find((one) => one.path === path)
  return state ? `[${code(path)}](#${anchorOf(state)})` : code(path)
}

/** What a title says, where brackets and stars would be taken for a link or a stress. */
const titleOf = ({ test }: Taker): string =>
  test.replaceAll(" > ", ": ").replaceAll(/[[\]*_`<>|\\]/g, (sign) => `\\${sign}`)

const linkToTest = (taker: Taker): string =>
  isWalk(taker)
    ? `[${taker.file.replace(/^tests\/(core\/)?|\.test\.tsx?$/g, "")}](../../${taker.file})`
    : `[${titleOf(taker)}](../../${taker.file})`

/** The scenarios that take a step; where there is none it is said that a table alone holds it. */
const evidenceOf = (step: ChartStep, { chart, taken }: Told): ReadonlyArray<string> => {
  const takers = takersOf(taken, chart, step)
  if (takers.some(isWalk)) {
    const files = [...new Set(takers.map(linkToTest))]
    return [`  - Held by a table only: ${files.join(", ")}`]
  }
  return takers.map((taker) => `  - Test: ${linkToTest(taker)}`)
}

const stepLines = (step: ChartStep, told: Told): ReadonlyArray<string> => {
  const { event, guard, staysInside, to, actions, note, cause } = step
  const condition = guard === "" ? "" : `, if ${conditionWords(guard)} (${code(guard)})`
  const target = staysInside ? "stays here" : linkTo(to, told.chart)
  const done = actions.length === 0 ? "" : `${actWords(actions)} (${actions.map(code).join(", ")}).`
  const what = [done, note].filter(Boolean).join(" ")
  return [
    `- **${eventWords(event)}** (${code(event)}; ${nameOfCause[cause]})${condition} → ${target}`,
    ...(what === "" ? [] : [`  - ${what}`]),
    ...evidenceOf(step, told),
  ]
}

/** A list in place of a table: a phone shows all of it without scrolling sideways. */
const stepList = (steps: ReadonlyArray<ChartStep>, told: Told): ReadonlyArray<string> =>
  steps.length === 0 ? [] : [...steps.flatMap((step) => stepLines(step, told)), ""]

/** Facts that arrive twice: one line keeps them from hiding the steps that matter. */
const quietLine = (steps: ReadonlyArray<ChartStep>): ReadonlyArray<string> => {
  const events = [...new Set(steps.filter(changesNothing).map(({ event }) => code(event)))]
  return events.length === 0 ? [] : [`Heard, and nothing changes: ${events.join(", ")}.`, ""]
}

const pictureLines = (state: ChartState, { chart, charted }: Told): ReadonlyArray<string> => {
  const why = whyUnseen(state, charted)
  if (why) return [`Nobody sees it: ${why}.`, ""]
  const picture = `pictures/${pictureOf(chart, state)}.webp`
  const words = `${chart.title}, ${readable(state.name)}: phone and desktop, in three languages, light and dark`
  return [`[![${words}](${picture})](${picture})`, ""]
}

const isRoom = ({ path }: ChartState, { states }: Chart): boolean =>
  states.some(({ parent }) => parent === path)

const chapterOf = (state: ChartState, told: Told): ReadonlyArray<string> => {
  const steps = told.chart.steps.filter(({ from }) => from === state.path)
  const loud = steps.filter((step) => !changesNothing(step))
  return [
    `### ${state.path}`,
    "",
    state.description,
    "",
    ...state.asks.flatMap((actor) => [askedBy(actor, told.charted), ""]),
    ...stepList(loud, told),
    ...quietLine(steps),
    ...(isRoom(state, told.chart) ? [] : pictureLines(state, told)),
  ]
}

const glanceRow = (state: ChartState, chart: Chart): string =>
  row(
    linkTo(state.path, chart) + (state.isInitial ? " (first)" : ""),
    cell(state.description),
    whoHasTheWord(state),
  )

const chartLines = ({ name, title }: Chart): ReadonlyArray<string> => [
  `<a href="${name}.svg"><picture><source media="(max-width: 600px)" srcset="${name}.phone.svg"><img alt="Chart: ${title}" src="${name}.svg"></picture></a>`,
  "",
  "A box has the colour of whoever has the word in it, an arrow of whoever moves the guest on:",
  "**blue** the guest, **green** a service outside (dashed), **orange** time (dotted), **grey** the machine itself.",
  `Open the chart by itself to follow its links: [wide](${name}.svg), [for a phone](${name}.phone.svg).`,
  "",
]

const anywhere = (told: Told): ReadonlyArray<string> => {
  const steps = told.chart.steps.filter(({ from }) => from === ANYWHERE)
  const loud = steps.filter((step) => !changesNothing(step))
  if (loud.length === 0) return []
  return [
    "### From anywhere",
    "",
    "Steps that can be taken in every state.",
    "",
    ...stepList(loud, told),
  ]
}

/** The page of a machine: its drawing, and for each state a sentence, its steps and its picture. */
export const pageOf = (told: Told): string =>
  [
    GENERATED,
    `# ${told.chart.title}`,
    "",
    told.chart.description,
    "",
    ...chartLines(told.chart),
    "## States at a glance",
    "",
    row("State", "What it means", "Who has the word"),
    row("---", "---", "---"),
    ...told.chart.states.map((state) => glanceRow(state, told.chart)),
    "",
    "## State by state",
    "",
    "Pictures show a phone above and a desktop below; from left to right English, Malay and Chinese, light and then dark.",
    "",
    ...told.chart.states.flatMap((state) => chapterOf(state, told)),
    ...anywhere(told),
    "[All machines](index.md)",
    "",
  ].join("\n")
