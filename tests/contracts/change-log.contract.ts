import { MOST_CHANGES, type ChangeLog } from "#core/inventory/change-log.port.ts"
import { Slug } from "#core/property/property.ts"
import { describe, expect, it } from "vitest"
import { resultOf } from "./outcomes.ts"

const aisyah = { who: "aisyah", by: "import tanjung.jsonl" }
const [tanjung, kenanga] = [Slug.make("rumah-tanjung"), Slug.make("rumah-kenanga")]
const at = Date.parse("2026-11-21T02:30:00.123Z")
const newest = { property: null, before: null, limit: 10 }

/** What every log of changes promises. */
export const changeLogContract = (keeper: string, open: () => Promise<ChangeLog>): void => {
  describe(`the log of changes in ${keeper}`, () => {
    it("says who changed what, when and by what, the newest first", async () => {
      const log = await open()
      const added = { property: tanjung, parts: ["added"] }
      const priced = { property: kenanga, parts: ["rooms.garden.baseRate: 1 → 2", "contacts"] }
      await resultOf(log.append(aisyah, at, [added]))
      await resultOf(log.append({ ...aisyah, who: "mei" }, at + 1, [priced]))

      const page = await resultOf(log.page(newest))

      expect(page).toMatchObject([
        { ...priced, who: "mei", by: "import tanjung.jsonl", at: at + 1 },
        { ...added, ...aisyah, at },
      ])
      expect(page[0]?.number).toBeGreaterThan(page[1]?.number ?? Infinity)
    })

    it("turns its pages, and keeps to one property where that is asked", async () => {
      const log = await open()
      const of = (...slugs: ReadonlyArray<Slug>) =>
        slugs.map((property) => ({ property, parts: ["added"] }))
      await resultOf(log.append(aisyah, at, of(tanjung, kenanga, tanjung)))
      await resultOf(log.append(aisyah, at, []))
      const [first, second] = await resultOf(log.page({ ...newest, limit: 2 }))
      const slugsOf = async (asked: Partial<typeof newest> | object) =>
        (await resultOf(log.page({ ...newest, ...asked }))).map(({ property }) => property)

      expect([first?.property, second?.property]).toEqual([tanjung, kenanga])
      expect(await slugsOf({ before: second?.number ?? null })).toEqual([tanjung])
      expect(await slugsOf({ property: kenanga })).toEqual([kenanga])
      expect(await slugsOf({ property: tanjung, before: first?.number ?? null })).toEqual([tanjung])
    })

    it("never tells more at once than its bound", async () => {
      const log = await open()
      const many = Array.from({ length: MOST_CHANGES + 1 }, () => ({
        property: tanjung,
        parts: [],
      }))
      await resultOf(log.append(aisyah, at, many))

      expect(await resultOf(log.page({ ...newest, limit: 10_000 }))).toHaveLength(MOST_CHANGES)
    })
  })
}
