import { nameOfCause } from "./causes.ts"
import type { Chart } from "./chart.ts"
import type { ChartedMachine } from "./charted-machine.ts"
import { GENERATED, row } from "./markdown.ts"

type Machine = { readonly chart: Chart; readonly charted: ChartedMachine }

const machineRow = ({ chart, charted }: Machine): string => {
  const { name, title, description, states, steps } = chart
  const words = description ? `<br>${description}` : ""
  return row(
    `[**${title}**](${name}.md)${words}`,
    `${states.length}`,
    `${steps.length}`,
    charted.owesPictures ? "owed" : "all",
  )
}

/** The page that leads to all charts, in the order in which a guest meets the machines. */
export const overviewOf = (machines: ReadonlyArray<Machine>): string =>
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
    row("Machine, along a guest's way", "States", "Steps", "Pictures"),
    row("---", "--:", "--:", "---"),
    ...machines.map(machineRow),
    "",
    "How to add a machine, and how these pages are made: [guide](../guides/state-charts.md).",
    "Every failure shown here can be visited: [bad days](../bad-days.md).",
    "",
  ].join("\n")
