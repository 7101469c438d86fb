import { issueWords } from "#adapters/inventory-files/issue-words.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { expect, it } from "vitest"

const issue = { property: "rumah-tanjung", roomType: "rumah-tanjung/double" }

it("names the first five nights that are taken, and how many more there are", () => {
  const nights = Array.from({ length: 7 }, (_, later) => day(`2026-12-1${later}`))

  expect(issueWords({ ...issue, code: "KindStillTaken", nights })).toContain(
    "on 2026-12-10, 2026-12-11, 2026-12-12, 2026-12-13, 2026-12-14 and 2 more nights;",
  )
  expect(issueWords({ ...issue, code: "KindStillTaken", nights: nights.slice(0, 5) })).toContain(
    "2026-12-13, 2026-12-14;",
  )
})

it("says that another property has a room type", () => {
  expect(issueWords({ ...issue, code: "RoomTypeElsewhere" })).toBe(
    "rumah-tanjung/double: another property has it",
  )
})
