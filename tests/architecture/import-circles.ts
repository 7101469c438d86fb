import { fileNamed, type Source } from "./source.ts"

type Step = readonly [from: string, to: string]

const PRODUCT = /^(core|adapters|ui|fixtures)\//

const targetOf = (file: string, name: string): string | undefined =>
  name.startsWith("#") ? name.slice(1) : fileNamed(file, name)

/** Every import of a file of the product by another, types included. */
const stepsIn = (sources: ReadonlyArray<Source>): ReadonlyArray<Step> =>
  sources
    .filter(({ file }) => PRODUCT.test(file))
    .flatMap(({ file, imports }) =>
      imports
        .map((name) => targetOf(file, name))
        .filter((target) => target !== undefined)
        .map((target) => [file, target] as const),
    )

/** The circles of steps, one for each step back to what the way has passed. */
const circlesOf = (steps: ReadonlyArray<Step>): ReadonlyArray<string> => {
  const targets = Map.groupBy(steps, ([from]) => from)
  const done = new Set<string>()
  const circles: Array<string> = []
  const visit = (here: string, way: ReadonlyArray<string>): void => {
    const passed = way.indexOf(here)
    if (passed >= 0) circles.push([...way.slice(passed), here].join(" → "))
    if (passed >= 0 || done.has(here)) return
    for (const to of new Set((targets.get(here) ?? []).map(([, target]) => target)))
      visit(to, [...way, here])
    done.add(here)
  }
  for (const from of targets.keys()) visit(from, [])
  return circles
}

/**
 * Circles of files that import each other. Imports of types count: whoever reads one of the files has
 * to read the others too.
 */
export const circlesOfFilesIn = (sources: ReadonlyArray<Source>): ReadonlyArray<string> =>
  circlesOf(stepsIn(sources))

const roomOf = (file: string): string => file.split("/").slice(0, 2).join("/")

/** Circles of the rooms of core, even where no files of theirs form one. */
export const circlesOfRoomsIn = (sources: ReadonlyArray<Source>): ReadonlyArray<string> =>
  circlesOf(
    stepsIn(sources)
      .filter(([from]) => from.startsWith("core/"))
      .map(([from, to]) => [roomOf(from), roomOf(to)] as const)
      .filter(([from, to]) => from !== to),
  )
