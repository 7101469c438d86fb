import { expect, it } from "vitest"
import { filesIn, textOf } from "./source.ts"

/** A length of time spelt out in figures, where `date-fns/constants` has a name for it. */
const SPELT_OUT = /\b60_000\b|\b3_?600_000\b|\b86_?400(?:_?000)?\b|\b60 \* 1_?000\b|\b24 \* 60\b/

const speltOutIn = (text: string): ReadonlyArray<string> =>
  text.split("\n").filter((line) => SPELT_OUT.test(line))

it("names lengths of time by the constants of date-fns", () => {
  const found = filesIn(["core", "adapters", "ui"], ["ts", "tsx"]).flatMap((file) =>
    speltOutIn(textOf(file)).map((line) => `${file}: ${line.trim()}`),
  )

  expect(found).toEqual([])
})

it.each([
  "const LASTS_MS = 60_000",
  "const HOUR_MS = 60 * 60 * 1000",
  "windowMs: 24 * 60 * millisecondsInMinute",
  "const DAY_S = 86_400",
  "const DAY_MS = 86_400_000",
])("sees %s", (line) => {
  expect(speltOutIn(line)).toEqual([line])
})

it.each(["10 * millisecondsInMinute", "const TRY_EVERY_MS = 1000", "const MOST = 160_000"])(
  "passes %s",
  (line) => {
    expect(speltOutIn(line)).toEqual([])
  },
)
