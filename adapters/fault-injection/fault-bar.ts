import { faultScenarios, type FaultScenarioName } from "./faults.table.ts"

const look = {
  position: "fixed",
  insetInlineStart: "8px",
  insetBlockEnd: "8px",
  zIndex: "2147483647",
  maxWidth: "min(26rem, calc(100vw - 16px))",
  maxHeight: "60vh",
  overflow: "auto",
  padding: "10px 14px",
  borderRadius: "12px",
  background: "#3d1016",
  color: "#fff4f2",
  font: "14px/1.5 system-ui, sans-serif",
} satisfies Partial<CSSStyleDeclaration>

const linkTo = (name: string, words = name): HTMLElement => {
  const link = document.createElement("a")
  link.href = `?fault=${name}`
  link.textContent = words
  Object.assign(link.style, { color: "#ffc9c2", display: "inline-block", minHeight: "24px" })
  return link
}

const paragraph = (...parts: ReadonlyArray<string | Node>): HTMLElement => {
  const element = document.createElement("p")
  element.style.margin = "0"
  element.append(...parts)
  return element
}

const listOfAll = (): HTMLElement => {
  const list = document.createElement("details")
  const summary = document.createElement("summary")
  summary.textContent = "All fault scenarios"
  list.append(summary)
  for (const [name, { tells }] of Object.entries(faultScenarios))
    list.append(paragraph(linkTo(name), ` ${tells}`))
  return list
}

type Asked = {
  readonly known: ReadonlyArray<FaultScenarioName>
  readonly unknown: ReadonlyArray<string>
}

/** Says which fault scenario it is, plainly when there is none of that name, and how to end it. */
export const showBar = ({ known, unknown }: Asked): void => {
  const bar = document.createElement("aside")
  bar.id = "fault"
  bar.setAttribute("aria-label", "Fault scenario")
  bar.lang = "en"
  Object.assign(bar.style, look)
  bar.append(
    ...known.map((name) => paragraph(`Fault scenario: ${name}. ${faultScenarios[name].tells}`)),
    ...unknown.map((name) => paragraph(`There is no fault scenario called “${name}”.`)),
    paragraph(linkTo("", "End it")),
    listOfAll(),
  )
  document.documentElement.append(bar)
}
