import { blockTaskIn } from "#adapters/command-line/inventory/inventory-block-words.ts"
import { MOST_BLOCKED_NIGHTS } from "#adapters/inventory-files/line-blocks.ts"
import { addDays } from "#core/stay/calendar.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { expect, it } from "vitest"

const USE =
  "Use block PROPERTY KIND FROM UNTIL COUNT, unblock PROPERTY KIND FROM UNTIL, or blocks PROPERTY."
const DATES = "FROM and UNTIL are dates such as 2026-12-24."
const SOURCE = "--source says who keeps the rooms, such as Airbnb or renovation."

const FROM = day("2026-12-24")
const nights = (count: number) => `${FROM} ${addDays(FROM, count)}`

const asked = (words: string, given: Parameters<typeof blockTaskIn>[2] = { source: "Airbnb" }) => {
  const [verb = "", ...others] = words.split(" ")
  return blockTaskIn(verb, others, given)
}

const task = {
  kind: "block",
  property: "rumah-tanjung",
  rooms: "double",
  from: "2026-12-24",
  until: "2026-12-26",
  source: "Airbnb",
}

it.each([
  [`block rumah-tanjung double ${nights(2)} 3`, { ...task, count: 3, note: "" }],
  [`block rumah-tanjung double ${nights(2)} 9999`, { ...task, count: 9999, note: "" }],
  [`unblock rumah-tanjung double ${nights(2)}`, { ...task, count: 0, note: "" }],
  ["blocks rumah-tanjung", { kind: "blocks", property: "rumah-tanjung" }],
])("%j asks for one thing", (words, wanted) => {
  expect(asked(words)).toEqual(wanted)
})

it("a note goes with what is blocked", () => {
  const given = { source: "renovation", note: "New floor" }

  expect(asked(`block rumah-tanjung double ${nights(2)} 1`, given)).toEqual({
    ...task,
    ...given,
    count: 1,
  })
})

it.each([
  ["x".repeat(500), expect.objectContaining({ note: "x".repeat(500) })],
  ["x".repeat(501), "--note is one line of at most 500 characters."],
  ["two\nlines", "--note is one line of at most 500 characters."],
])("a note is one line that is short enough to be kept: %#", (note, wanted) => {
  const given = { source: "renovation", note }

  expect(asked(`block rumah-tanjung double ${nights(2)} 1`, given)).toEqual(wanted)
})

it.each([
  "block",
  "block rumah-tanjung",
  `block Tanjung double ${nights(2)} 1`,
  `block rumah-tanjung double ${nights(2)}`,
  `block rumah-tanjung double ${nights(2)} 0`,
  `block rumah-tanjung double ${nights(2)} 01`,
  `block rumah-tanjung double ${nights(2)} x1`,
  `block rumah-tanjung double ${nights(2)} 1x`,
  `block rumah-tanjung double ${nights(2)} 10000`,
  `block rumah-tanjung double ${nights(2)} 1 more`,
  "unblock rumah-tanjung",
  `unblock rumah-tanjung double ${nights(2)} 1`,
  `unblock rumah-tanjung double ${nights(2)} 0`,
  "blocks",
  "blocks Tanjung",
  "blocks rumah-tanjung double",
])("%j is answered with how the words go", (words) => {
  expect(asked(words)).toBe(USE)
})

it.each(["2026-12-24", "2026-12-24 2026-13-01", "24-12-2026 2026-12-26", "2026-12-24 later"])(
  "%s are no two dates",
  (dates) => {
    expect(asked(`unblock rumah-tanjung double ${dates}`)).toBe(DATES)
  },
)

it.each([{}, { source: "" }, { source: "x".repeat(61) }])("%j names no source", (given) => {
  expect(asked(`block rumah-tanjung double ${nights(2)} 1`, given)).toBe(SOURCE)
})

it("there is at least one night, and not more than can be sold", () => {
  const blocking = (count: number) => asked(`block rumah-tanjung double ${nights(count)} 1`)
  const notAfter = (date: string) =>
    `${date} is not after 2026-12-24; it is the day on which rooms are free again.`

  expect(blocking(-1)).toBe(notAfter("2026-12-23"))
  expect(blocking(0)).toBe(notAfter("2026-12-24"))
  expect(blocking(1)).toMatchObject({ until: "2026-12-25" })
  expect(blocking(MOST_BLOCKED_NIGHTS)).toMatchObject({ kind: "block" })
  expect(blocking(MOST_BLOCKED_NIGHTS + 1)).toBe(
    `At most ${MOST_BLOCKED_NIGHTS} nights are blocked at once.`,
  )
})
