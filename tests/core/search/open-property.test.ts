import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { PropertyNotFound } from "#core/property/property.errors.ts"
import { anySearch } from "#core/search-request/change-search.ts"
import { aParty, day } from "#fixtures/builders/a-stay.ts"
import { criteria, member, run, studio, visitor } from "./finder-world.ts"

describe("a property", () => {
  test("opens with what each room is worth and the mix that its card showed", async () => {
    const page = await run(visitor.open("the-springwater", criteria))

    expect(page.mix).toEqual([{ roomType: studio, count: 1 }])
    expect(page.offers).toEqual([
      {
        roomType: studio,
        free: 1,
        nights: [
          { date: "2026-12-04", rate: 22000 },
          { date: "2026-12-05", rate: 22000 },
        ],
        lowestNight: 18000,
        freeCancellationUntil: "2026-12-01T07:00:00.000Z",
        locked: false,
        memberPercent: 20,
      },
    ])
    expect(page.landmarks[0]?.km).toBeLessThan(2)
  })

  test("without dates counts no rooms and picks none", async () => {
    const page = await run(visitor.open("the-springwater", anySearch.criteria))

    expect(page.mix).toBe(null)
    expect(page.offers[0]).toMatchObject({ free: null, nights: [], lowestNight: 18000 })
  })

  test("keeps rooms for members locked until a visitor signs in", { tags: "§1.18" }, async () => {
    const locked = async (finds: typeof visitor) =>
      (await run(finds.open("palm-huts", criteria))).offers.map((offer) => offer.locked)

    expect(await locked(visitor)).toEqual([false, true])
    expect(await locked(member)).toEqual([false, false])
  })

  test("tells a member of no further percent", async () => {
    const page = await run(member.open("the-springwater", criteria))

    expect(page.offers[0]?.memberPercent).toBe(0)
  })

  test("picks rooms for members for a member alone, and none that is too small", async () => {
    const mixFor = async (finds: typeof visitor, adults: number) =>
      (
        await run(
          finds.open("palm-huts", {
            ...criteria,
            party: aParty({ adults, children: 0, rooms: 1 }),
          }),
        )
      ).mix

    expect(await mixFor(visitor, 2)).toBe(null)
    expect(await mixFor(member, 2)).toEqual([{ roomType: "secret", count: 1 }])
    expect(await mixFor(member, 20)).toBe(null)
  })

  test("has no mix for a party it cannot seat", async () => {
    const party = aParty({ adults: 6, rooms: 1 })

    expect((await run(visitor.open("the-springwater", { ...criteria, party }))).mix).toBe(null)
  })

  test("shows nights in a calendar with the lowest price, sold out where nothing is free", async () => {
    const nights = await run(visitor.calendar("palm-huts", day("2026-12-03"), day("2026-12-07")))

    expect(nights).toEqual([
      { date: "2026-12-03", soldOut: false, lowestRate: 19800 },
      { date: "2026-12-04", soldOut: false, lowestRate: 19800 },
      { date: "2026-12-05", soldOut: true, lowestRate: null },
      { date: "2026-12-06", soldOut: false, lowestRate: 16200 },
    ])
  })

  test("never shows more than a hundred nights, and none that have gone by as free", async () => {
    const nights = await run(visitor.calendar("palm-huts", day("2026-11-20"), day("2027-11-20")))

    expect(nights).toHaveLength(100)
    expect(nights.slice(0, 2).map(({ soldOut }) => soldOut)).toEqual([true, false])
  })

  test("that nobody knows is not found", async () => {
    const missing = new PropertyNotFound()

    expect(await run(Effect.flip(visitor.open("atlantis-inn", criteria)))).toEqual(missing)
    expect(
      await run(
        Effect.flip(visitor.calendar("atlantis-inn", day("2026-12-01"), day("2026-12-02"))),
      ),
    ).toEqual(missing)
  })
})
