import { runSettings } from "#adapters/replicas/run-settings.ts"
import { expect, it } from "vitest"

const USAGE = "Usage: npm run replicas -- FOLDER [--port N]"

it.each([
  [["place"], "place", 7000],
  [["place", "--port", "1"], "place", 1],
  [["--port", "65000", "place"], "place", 65_000],
  [["--port=8100", "7000"], "7000", 8100],
])("replicas are started where the command says: %j", (words, folder, portBefore) => {
  expect(runSettings(words)).toEqual({ folder, portBefore })
})

it.each([[[]], [[""]], [["one", "two"]], [["--port", "7000"]]])(
  "the command says how it is used where it names no folder, or several: %j",
  (words) => {
    expect(runSettings(words)).toBe(USAGE)
  },
)

it.each(["0", "65001", "70x", "x70", "123456", "1.5", ""])(
  "a port that is none is refused by its name: “%s”",
  (port) => {
    expect(runSettings(["place", `--port=${port}`])).toBe(
      `--port is a number from 1 to 65000, not “${port}”.\n${USAGE}`,
    )
  },
)

it.each([
  [["place", "--ports", "1"], "Unknown option '--ports'"],
  [["place", "--port"], "Option '--port <value>' argument missing"],
])("an option that is not known, or lacks its value, is refused: %j", (words, why) => {
  const refusal = runSettings(words)

  expect(refusal).toEqual(expect.stringContaining(why))
  expect(refusal).toEqual(expect.stringContaining(`\n${USAGE}`))
})
