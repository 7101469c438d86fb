import { chartedMachines } from "#docs/state-charts/machines.ts"
import { generatedFiles } from "#docs/state-charts/generated.ts"
import { readdir, readFile } from "node:fs/promises"
import { expect, it } from "vitest"
import { filesIn } from "../architecture/source.ts"

const folder = new URL("../../docs/state-charts/", import.meta.url)
const files = await generatedFiles()

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
