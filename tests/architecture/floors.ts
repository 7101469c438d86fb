import { fileNamed, type Source } from "./source.ts"

/** The floors of core, the lowest first: a subject stands on its own floor and those below. */
const floors: ReadonlyArray<ReadonlyArray<string>> = [
  ["money", "stay", "kernel", "navigation", "preferences", "release"],
  ["property", "inventory", "payment", "visitor", "place", "people", "files"],
  ["search", "pricing"],
  ["booking"],
  ["checkout", "account", "contact", "mail"],
  ["app"],
]

type Graph = ReadonlyMap<string, ReadonlySet<string>>

const subjectOf = (file: string): string => file.split("/")[1] ?? ""

const floorOf = (file: string): number =>
  floors.findIndex((subjects) => subjects.includes(subjectOf(file)))

const stepsIn = (sources: ReadonlyArray<Source>): ReadonlyArray<readonly [string, string]> =>
  sources
    .filter(({ file }) => file.startsWith("core/"))
    .flatMap(({ file, imports }) =>
      imports
        .map((name) => fileNamed(file, name))
        .filter((target) => target !== undefined)
        .map((target) => [file, target] as const),
    )

/** Every import of core that looks up to a higher floor, and every subject without a floor. */
export const upwardLooksIn = (sources: ReadonlyArray<Source>): ReadonlyArray<string> => {
  const homeless = sources
    .filter(({ file }) => file.startsWith("core/") && floorOf(file) < 0)
    .map(({ file }) => `${file} stands on no floor`)
  const upward = stepsIn(sources)
    .filter(([from, to]) => floorOf(from) < floorOf(to))
    .map(([from, to]) => `${from} looks up to ${to}`)
  return [...homeless, ...upward]
}

const graphOf = (steps: ReadonlyArray<readonly [string, string]>): Graph => {
  const graph = new Map<string, Set<string>>()
  for (const [from, to] of steps)
    if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  return graph
}

const circleFrom = (graph: Graph, path: ReadonlyArray<string>, done: Set<string>): string[] => {
  const here = path.at(-1) ?? ""
  for (const next of graph.get(here) ?? []) {
    const known = path.indexOf(next)
    if (known >= 0) return [...path.slice(known), next]
    const found = done.has(next) ? [] : circleFrom(graph, [...path, next], done)
    if (found.length > 0) return found
  }
  done.add(here)
  return []
}

const circlesOf = (graph: Graph): ReadonlyArray<string> => {
  const done = new Set<string>()
  for (const start of graph.keys()) {
    const circle = done.has(start) ? [] : circleFrom(graph, [start], done)
    if (circle.length > 0) return [circle.join(" → ")]
  }
  return []
}

/** A circle of core's files or of its subjects that lean on each other, if there is one. */
export const circlesIn = (sources: ReadonlyArray<Source>): ReadonlyArray<string> => {
  const steps = stepsIn(sources)
  const subjects = steps.map(([from, to]) => [subjectOf(from), subjectOf(to)] as const)
  return [...circlesOf(graphOf(steps)), ...circlesOf(graphOf(subjects))]
}
