import { Environment } from "#adapters/configuration/environment.ts"
import { readFileSync } from "node:fs"
import { expect, it } from "vitest"

const settings = readFileSync("README.md", "utf8").split("## Settings")[1] ?? ""
const explained = settings
  .split("\n")
  .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([A-Z][A-Z0-9_]+)`/g)])
  .map(([, name]) => name!)

it("the README explains every variable that the server reads, and no other, once", () => {
  expect(explained.toSorted()).toEqual(Object.keys(Environment.fields).toSorted())
})
