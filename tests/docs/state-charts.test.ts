import { chartedMachines } from "#docs/generators/state-charts/machines.ts"
import { faultScenariosPage } from "#docs/generators/fault-scenarios.ts"
import { chartOf } from "#docs/generators/state-charts/chart.ts"
import { generatedFiles } from "#docs/generators/state-charts/generated.ts"
import { stalePictures, takenPictures } from "#docs/generators/gallery/taken-pictures.ts"
import { seenStates } from "#docs/generators/state-charts/pictures.ts"
import { acts, conditions } from "#docs/generators/state-charts/phrases.ts"
import { isWalk, recordedTakers, takersOf } from "#docs/generators/state-charts/taken-by.ts"
import { existsSync } from "node:fs"
import { readdir, readFile, stat } from "node:fs/promises"
import { expect, it } from "vitest"
import { filesIn, textOf } from "../architecture/source.ts"

const folder = new URL("../../docs/state-charts/", import.meta.url)
const files = await generatedFiles()
const machines = chartedMachines.map((charted) => ({ charted, chart: chartOf(charted) }))
const taken = recordedTakers()

it.each([...files.keys()])("keeps %s as the machines are today (npm run docs)", async (name) => {
  expect(await readFile(new URL(name, folder), "utf8")).toBe(files.get(name))
})

it("keeps no page of a machine that is gone", async () => {
  const pages = (await readdir(folder)).filter((name) => /\.(md|svg)$/.test(name))

  expect(pages.toSorted()).toEqual([...files.keys()].toSorted())
})

it("has a page for every machine of core", () => {
  const machines = filesIn(["core"], ["machine.ts"]).map(
    (file) => /([^/]+)\.machine\.ts$/.exec(file)?.[1],
  )

  expect(chartedMachines.map(({ name }) => name).toSorted()).toEqual(machines.toSorted())
})

it("keeps the page of fault scenarios as its table is today (npm run docs)", () => {
  expect(textOf("docs/fault-scenarios.md")).toBe(faultScenariosPage())
})

it("has a picture of every state that a guest sees, as the state is today (npm run docs)", () => {
  expect(stalePictures(machines).map(({ picture }) => picture)).toEqual([])
})

it("keeps no picture of a state that is gone, and all of them small", async () => {
  const pictures = (await readdir(new URL("pictures/", folder))).filter((name) =>
    name.endsWith(".webp"),
  )
  const seen = machines.flatMap(seenStates).map(({ picture }) => picture)
  const sizes = pictures.map(async (name) => (await stat(new URL(`pictures/${name}`, folder))).size)

  expect(pictures.toSorted()).toEqual(seen.map((picture) => `${picture}.webp`).toSorted())
  expect(Object.keys(takenPictures()).toSorted()).toEqual(seen.toSorted())
  expect(Math.max(...(await Promise.all(sizes)))).toBeLessThan(120 * 1024)
})

const untestedSteps = ({ chart }: (typeof machines)[number]): ReadonlyArray<string> =>
  chart.steps
    .filter((step) => takersOf(taken, chart, step).length === 0)
    .map(({ from, event, to }) => `${chart.name}: ${from} / ${event} / ${to}`)

it("names for every step a test that takes it (npm run docs -- --tests)", () => {
  expect([...new Set(machines.flatMap(untestedSteps))]).toEqual([])
})

it("says every condition and act of a machine in words", () => {
  const steps = machines.flatMap(({ chart }) => chart.steps)
  const guards = steps.flatMap(({ guard }) => (guard === "" ? [] : [guard.replace(/\(.*/, "")]))
  const unsaid = [
    ...guards.filter((name) => conditions[name] === undefined),
    ...steps.flatMap((step) => step.actions).filter((name) => acts[name] === undefined),
  ]

  expect(new Set(unsaid)).toEqual(new Set())
})

it("tells every step of a booking by a scenario, not by a table alone", () => {
  const bookings = machines.filter(({ chart }) => chart.name === "booking")
  const inTables = bookings.flatMap(({ chart }) =>
    chart.steps
      .filter((step) => takersOf(taken, chart, step).some(isWalk))
      .map(({ from, event, guard }) => `${from} / ${event} / ${guard}`),
  )

  expect(bookings).toHaveLength(1)
  expect(inTables).toEqual([])
})

it("names only tests that are there", () => {
  const named = Object.values(taken).flatMap((steps) => Object.values(steps).flat())
  const missing = named.filter(({ file }) => !existsSync(new URL(`../../${file}`, import.meta.url)))

  expect(missing).toEqual([])
})
