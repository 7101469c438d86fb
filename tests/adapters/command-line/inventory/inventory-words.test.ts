import { authorOf } from "#adapters/command-line/inventory/inventory-author.ts"
import { needsStore } from "#adapters/command-line/inventory/inventory-run.ts"
import { inventoryTaskIn, isRehearsal } from "#adapters/command-line/inventory/inventory-words.ts"
import { MOST_BLOCKED_NIGHTS } from "#adapters/inventory-files/line-blocks.ts"
import { addDays } from "#core/stay/calendar.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { describe, expect, test } from "vitest"

const taskIn = (words: string) => inventoryTaskIn(words.split(" "))
const FROM = "2026-12-24"
const nights = (count: number) => `${FROM} ${addDays(day(FROM), count)}`
const blocking = (words: string) => taskIn(`block rumah-tanjung double ${words} --source Airbnb`)

describe("numbers in the words of a command", () => {
  test.each([
    ["generate --properties 9999999", { properties: 9_999_999, seed: 1 }],
    ["generate --seed 0", { properties: 320, seed: 0 }],
    ["generate --properties 1 --seed 9999999", { properties: 1, seed: 9_999_999 }],
    ["list --limit 1", { words: "", limit: 1 }],
    ["list --limit 10000 two words", { words: "two words", limit: 10_000 }],
    ["list", { limit: 50 }],
    ["changes --limit 1 --before 9999999", { limit: 1, before: 9_999_999 }],
  ])("are read up to their limits: %s", (words, task) => {
    expect(taskIn(words)).toMatchObject(task)
  })

  test.each([
    ["generate --properties 10000000", "--properties and --seed are whole numbers"],
    ["generate --properties 1.5", "--properties and --seed are whole numbers"],
    ["generate --seed 10000000", "--properties and --seed are whole numbers"],
    ["list --limit 1e3", "--limit is a number from 1 to 10000."],
    ["list --limit 000001", "--limit is a number from 1 to 10000."],
    ["changes --limit many", "--limit is at most 200."],
    ["changes --before 10000000", "--before is the number of a change"],
  ])("are nothing else: %s", (words, reason) => {
    expect(taskIn(words)).toContain(reason)
  })
})

describe("what is blocked", () => {
  test("is so many rooms of a kind, for a source, with a note where there is one", () => {
    const task = {
      kind: "block",
      property: "rumah-tanjung",
      rooms: "double",
      from: FROM,
      until: "2026-12-26",
      count: 9999,
      source: "Airbnb",
      note: "",
    }

    expect(blocking(`${nights(2)} 9999`)).toEqual(task)
    expect(blocking(`${nights(2)} 1 --note Wedding`)).toEqual({
      ...task,
      count: 1,
      note: "Wedding",
    })
    expect(taskIn(`unblock rumah-tanjung double ${nights(2)} --source Airbnb`)).toEqual({
      ...task,
      count: 0,
    })
    expect(taskIn("blocks rumah-tanjung")).toEqual({ kind: "blocks", property: "rumah-tanjung" })
  })

  test.each(["0", "01", "10000", "1.5", "many", "1 2"])("is no number of rooms: %s", (count) => {
    const asked = blocking(`${nights(2)} ${count}`)

    expect(asked).toContain("Use block PROPERTY KIND FROM UNTIL COUNT")
  })

  test("is at least one night, and not more than can be sold", () => {
    expect(blocking(`${nights(0)} 1`)).toContain("is not after 2026-12-24")
    expect(blocking(`${nights(1)} 1`)).toMatchObject({ until: "2026-12-25" })
    expect(blocking(`${nights(MOST_BLOCKED_NIGHTS)} 1`)).toMatchObject({ count: 1 })
    expect(blocking(`${nights(MOST_BLOCKED_NIGHTS + 1)} 1`)).toBe(
      `At most ${MOST_BLOCKED_NIGHTS} nights are blocked at once.`,
    )
  })

  test.each([
    [`block rumah-tanjung double ${FROM} 2026-13-01 1 --source a`, "FROM and UNTIL are dates"],
    [`block rumah-tanjung double ${nights(1)} 1 --source ${"x".repeat(61)}`, "--source says who"],
    [`block rumah-tanjung double ${nights(1)} 1 --source a --note ${"x".repeat(501)}`, "--note is"],
    [`block Tanjung double ${nights(1)} 1 --source a`, "Use block"],
    ["block rumah-tanjung", "Use block"],
    ["blocks", "Use block"],
  ])("is refused with the reason: %s", (words, reason) => {
    expect(taskIn(words)).toContain(reason)
  })
})

describe("a dry run", () => {
  test.each([
    "generate",
    "import a.jsonl",
    "pictures rumah-tanjung photographs",
    `block rumah-tanjung double ${nights(1)} 1 --source a`,
    `unblock rumah-tanjung double ${nights(1)} --source a`,
    "withdraw rumah-tanjung",
  ])("is possible of what changes the store: %s", (words) => {
    expect(taskIn(`${words} --dry-run`)).toEqual(taskIn(words))
    expect([
      isRehearsal([...words.split(" "), "--dry-run"]),
      isRehearsal(words.split(" ")),
    ]).toEqual([true, false])
  })

  test("leaves what is wrong with the words to be said", () => {
    expect(taskIn("withdraw --dry-run")).toContain("Use withdraw with a property's slug")
  })
})

test.each([
  ["generate", true],
  ["generate --out a.jsonl", false],
  ["import a.jsonl", true],
  ["list", true],
])("%s needs the store: %s", (words, isNeeded) => {
  const task = taskIn(words)

  expect(typeof task === "string" ? task : needsStore(task)).toBe(isNeeded)
})

describe("the author of a change", () => {
  const author = (...words: ReadonlyArray<string>) => authorOf(words, "/home/mei", () => "mei")

  test("is the user where no name follows, and no longer than a name may be", () => {
    expect(author("import", "--by").who).toBe("mei")
    expect(author("import", "--by", "x".repeat(101)).who).toBe("x".repeat(100))
    expect(author("import", "--byline", "Siti").who).toBe("mei")
  })

  test("is written on one line, whatever characters it has", () => {
    expect(author("import", "--by", "a\u2028b\u2029c\u0000d\ud800e").who).toBe("a b c d e")
  })
})
