import { wordsOf } from "#ui/translations/server-words.ts"
import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

const CODE = /"([A-Z][a-z]+(?:[A-Z][a-z]*)+)"/g
const NAMED_FAILURE = /TaggedError|_tag/

/** Every code of an issue that core or the contract of its calls can answer with. */
const codes = globSync(["core/**/*.ts", "adapters/http-api/input-issues.ts"])
  .filter(
    (file) =>
      !file.endsWith(".errors.ts") &&
      /(rules|fields|priced-stay|seating|query|reader|input-issues|stay-dates|party)\.?[a-z-]*\.ts$/.test(
        file,
      ),
  )
  .flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => !NAMED_FAILURE.test(line))
      .flatMap((line) => [...line.matchAll(CODE)].map(([, code]) => code!)),
  )

it("finds the codes where rules write them", () => {
  expect(codes).toEqual(expect.arrayContaining(["NameMissing", "TooYoung", "RoomUnknown"]))
  expect(new Set(codes).size).toBeGreaterThan(40)
})

it.each([...new Set(codes)])("has words for %s in every language", (code) => {
  for (const words of Object.values(wordsOf))
    expect(words[`issue.${code}`] ?? words[`issue.${code}_other`]).toMatch(/\S/)
})
