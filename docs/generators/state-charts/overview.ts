import { nameOfCause } from "./causes.ts"
import type { Chart } from "./chart.ts"
import { GENERATED, row } from "./markdown.ts"

type ToldChapter = {
  readonly title: string
  readonly machines: ReadonlyArray<{ readonly chart: Chart }>
}

const machineRow = ({ chart }: ToldChapter["machines"][number]): string => {
  const { name, title, description, states, steps } = chart
  return row(`[**${title}**](${name}.md)`, description, `${states.length}`, `${steps.length}`)
}

const chapterOf = ({ title, machines }: ToldChapter): ReadonlyArray<string> => [
  `## ${title}`,
  "",
  row("Machine", "What it decides", "States", "Steps"),
  row("---", "---", "--:", "--:"),
  ...machines.map(machineRow),
  "",
]

/** The page that leads to all charts, in the order in which a guest meets the machines. */
export const overviewOf = (chapters: ReadonlyArray<ToldChapter>): string =>
  [
    GENERATED,
    "# State charts",
    "",
    "What the product does, read from the code that does it. Every decision about order and state is",
    "one of these machines; each page draws it, says what each state means, which tests take each step,",
    "and shows every state as a guest sees it: in three languages, light and dark, on a phone and on a desktop.",
    "",
    `A step is caused by ${Object.values(nameOfCause).slice(0, -1).join(", ")} or ${Object.values(nameOfCause).at(-1)}, and has their colour.`,
    "",
    ...chapters.flatMap(chapterOf),
    "How to add a machine, and how these pages are made: [guide](../guides/state-charts.md).",
    "Every failure shown here can be visited: [fault scenarios](../fault-scenarios.md).",
    "",
  ].join("\n")
