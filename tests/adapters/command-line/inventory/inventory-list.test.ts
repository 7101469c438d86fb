import { listInventory } from "#adapters/command-line/inventory/inventory-list.ts"
import { inventoryTaskIn } from "#adapters/command-line/inventory/inventory-words.ts"
import type { Property } from "#core/property/property.ts"
import { aGuestHouse, tanjungRooms } from "#fixtures/builders/a-guest-house.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { describe, expect, test } from "vitest"

const TODAY = day("2026-12-24")
const { double, pair } = tanjungRooms

const aTanjung = (changes: Partial<Property> = {}) =>
  aGuestHouse({ rooms: [double, pair], destination: "george-town", region: "penang", ...changes })

/** What an operator reads who asks for a list. */
const listed = async (words: string, ...stock: ReadonlyArray<Property>) => {
  const said: Array<string> = []
  const task = inventoryTaskIn(words.split(" "))
  if (typeof task === "string" || task.kind !== "list") throw new Error("Not understood")
  const catalogue = inMemoryCatalogue(
    shelvesWith(stock.map((property) => ({ property, exceptions: [] }))),
  )
  const say = (line: string) => said.push(line)
  const code = await listInventory(catalogue, task, { today: TODAY, say })
  return { code, said }
}

const slugs = ({ said }: { readonly said: ReadonlyArray<string> }) =>
  said.filter((line) => !line.startsWith(" ")).map((line) => line.split("  ")[0])

describe("npm run inventory -- list", () => {
  test("shows the property of a slug alone, whatever others share its words", async () => {
    const others = ["rumah-tanjung-lama", "tanjung"].map((slug) =>
      aTanjung({ slug: slug as Property["slug"] }),
    )

    expect(slugs(await listed("list rumah-tanjung", aTanjung(), ...others))).toEqual([
      "rumah-tanjung",
      "1 property",
    ])
    expect(slugs(await listed("list rumah tanjung", aTanjung(), ...others))).toContain(
      "rumah-tanjung-lama",
    )
  })

  test("shows a property with its room types, their plans and how many there are", async () => {
    const { code, said } = await listed("list", aTanjung())

    expect(code).toBe(0)
    expect(said).toEqual([
      "rumah-tanjung  Rumah Tanjung  guestHouse  george-town",
      "  room  tanjung-double  double  8 for sale  from RM\u00A0100.00",
      "    plan  standard  FLEXIBLE  ROOM_ONLY  EITHER",
      "  room  tanjung-pair  pair  4 for sale  from RM\u00A0190.00",
      "    plan  standard  FLEXIBLE  ROOM_ONLY  EITHER",
      "1 property",
    ])
  })

  test("shows what is asked of stays from today on, the nearest three of each", async () => {
    const restrictions = [
      { from: day("2027-03-01"), minNights: 4 },
      { until: day("2026-12-23"), minNights: 9 },
      { from: day("2026-12-20"), until: day("2026-12-24"), minNights: 2 },
      { from: day("2027-02-01"), closed: true },
      { maxNights: 20 },
    ]
    const room = { ...double, restrictions: [{ closedToArrival: true }] }
    const { said } = await listed("list", aTanjung({ restrictions, rooms: [room] }))

    expect(said.filter((line) => !line.includes("plan"))).toEqual([
      "rumah-tanjung  Rumah Tanjung  guestHouse  george-town",
      "  asks: maxNights 20",
      "  asks: from 2026-12-20, until 2026-12-24, minNights 2",
      "  asks: from 2027-02-01, closed true",
      "  and 1 more restriction",
      "  room  tanjung-double  double  8 for sale  from RM\u00A0100.00",
      "    asks: closedToArrival true",
      "1 property",
    ])
  })

  test("shows what is withdrawn, and says so", async () => {
    const { said } = await listed(
      "list",
      aTanjung({ withdrawn: true, rooms: [{ ...double, withdrawn: true }] }),
    )

    expect(said[0]).toMatch(/ {2}withdrawn$/)
    expect(said[1]).toMatch(/ {2}withdrawn$/)
  })

  test.each([
    ["list", ["rumah-tanjung", "the-springwater", "2 properties"], 0],
    ["list TANJUNG", ["rumah-tanjung", "1 property"], 0],
    ["list 丹绒", ["rumah-tanjung", "1 property"], 0],
    ["list penang rumah", ["rumah-tanjung", "1 property"], 0],
    ["list penang springwater", ["0 properties"], 1],
    ["list tanjungrumah", ["0 properties"], 1],
    ["list --limit 1", ["rumah-tanjung", "1 of 2 properties; for more: --limit 2"], 0],
  ])("chooses by words: %s", async (words, found, code) => {
    const answer = await listed(words, aProperty(), aTanjung())

    expect(slugs(answer)).toEqual(found)
    expect(answer.code).toBe(code)
  })

  test("sorts by slug, whatever the order of the store", async () => {
    const stock = ["rumah-b", "rumah-c", "rumah-a", "rumah-d"].map((slug) =>
      aTanjung({ slug: slug as Property["slug"] }),
    )

    expect(slugs(await listed("list rumah", ...stock))).toEqual([
      "rumah-a",
      "rumah-b",
      "rumah-c",
      "rumah-d",
      "4 properties",
    ])
  })

  test("an empty store is no failure", async () => {
    expect(await listed("list")).toEqual({ code: 0, said: ["0 properties"] })
  })

  test.each(["0", "10001", "many"])("refuses the limit %s", (limit) => {
    expect(inventoryTaskIn(["list", "--limit", limit])).toMatch(/^--limit is a number from 1/)
  })

  test("changes nothing, so there is nothing to rehearse", () => {
    expect(inventoryTaskIn(["list", "--dry-run"])).toMatch(/^--dry-run works only/)
  })
})
