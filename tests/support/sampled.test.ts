import { mutantsOf, mutated, shareOf } from "#tests/mutations-sampled/sampled.ts"
import { describe, expect, it } from "vitest"

const text = [
  "const count = 1",
  'export const Row = () => <p className={styles["row"]}>{count > 2}</p>',
  "export const wait = () => {",
  "  while (count > 3) next()",
  "}",
].join("\n")

describe("the mutants of a file", () => {
  it("each change one place of its text", async () => {
    const mutants = await mutantsOf([{ file: "Row.tsx", text }])
    const changed = mutants.map((mutant) => mutated(text, mutant))

    expect(changed).toContain(text.replace("count > 2", "count >= 2"))
    expect(changed).toContain(text.replace("count > 2", "false"))
    expect(new Set(changed).size).toBe(changed.length)
    expect(changed).not.toContain(text)
  })

  it("leave out how a page looks, and loops that would never end", async () => {
    const mutants = await mutantsOf([{ file: "Row.tsx", text }])
    const changed = mutants.map((mutant) => mutated(text, mutant))

    expect(changed.filter((one) => !one.includes('styles["row"]'))).toEqual([
      text.replace(/<p.*<\/p>/, "undefined"),
    ])
    expect(changed.filter((one) => /while \((true|false|count (<|>=|<=) 3)\)/.test(one))).toEqual(
      [],
    )
  })

  it("leave out what the types say never comes, and nothing else of a choice", async () => {
    const lines = [
      "switch (kind) {",
      '  case "one":',
      "    return 1",
      "  default:",
      "    return kind satisfies never",
      "}",
    ].join("\n")
    const inText = async (choice: string) =>
      (await mutantsOf([{ file: "choice.ts", text: `const of = (kind) => {\n${choice}\n}` }])).map(
        ({ start }) => start.line,
      )

    expect(await inText(lines)).not.toContain(4)
    expect(await inText(lines)).toContain(2)
    expect(await inText(lines.replace(" satisfies never", ""))).toContain(4)
  })
})

it.each([
  [90, 100, 82.56, 94.48],
  [0, 10, 0, 27.75],
  [10, 10, 72.25, 100],
])("says where the share of the whole lies: %i of %i", (noticed, judged, low, high) => {
  const [lowest, highest] = shareOf(noticed, judged)

  expect(lowest).toBeCloseTo(low, 1)
  expect(highest).toBeCloseTo(high, 1)
})
