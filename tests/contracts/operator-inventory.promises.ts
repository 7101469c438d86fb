import type { OperatorInventory } from "#adapters/postgres/catalogue/operator-inventory.ts"
import type { Channels } from "#core/channels/channels.port.ts"
import type { Author, ChangeLog, InventoryChange } from "#core/inventory/change-log.port.ts"
import type { Clock } from "#core/kernel/environment.port.ts"
import { Sen } from "#core/money/sen.ts"
import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { ownKindOf } from "#core/property/room-uses.ts"
import { aPicture } from "#fixtures/builders/a-picture.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { someContacts } from "#fixtures/builders/some-contacts.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { resultOf } from "./outcomes.ts"

type Rig = {
  readonly inventoryOf: (author: Author) => OperatorInventory
  readonly channelsOf: (author: Author) => Channels
  readonly rehearsed: (hear: (change: InventoryChange) => void) => OperatorInventory
  readonly log: ChangeLog
  readonly clock: Clock
  readonly everything: () => Promise<unknown>
}

const slug = Slug.make("the-springwater")
const studio = RoomTypeId.make("springwater-studio")
const monday = day("2026-12-07")
const night = { kind: ownKindOf(studio), date: monday, count: 2, reference: "", note: "" }
const later = { ...night, date: day("2026-12-08") }
const before = { property: aProperty(), exceptions: [] }
const after = {
  property: aProperty({ rooms: [aRoomType({ baseRate: Sen.make(20_000) })] }),
  exceptions: [{ roomType: studio, date: monday, rate: Sen.make(1), taken: 1 }],
  contacts: someContacts(),
}

const ownPictures = { property: [{ ...aPicture(), name: "own-a" }], rooms: new Map() }

/** Everything that an operator may change, once each. */
const changeAll = async ({ keeper, blocks, propertyPictures, withdrawals }: OperatorInventory) => {
  await resultOf(keeper.put([after]))
  await resultOf(blocks.replace({ property: slug, source: "Airbnb" }, [night, later]))
  await resultOf(propertyPictures.set(slug, ownPictures))
  await resultOf(withdrawals.set({ property: slug, roomType: studio, isWithdrawn: true }))
}

const priced = [
  "rooms.springwater-studio.baseRate: 18000 → 20000",
  "nights.springwater-studio 2026-12-07: nothing → 1",
  "contacts: added",
]
const told = [
  priced,
  ["blocks of file: springwater-studio 2026-12-07: 0 → 1"],
  ["blocks of Airbnb: springwater-studio 2026-12-07 to 2026-12-08 (2 nights): 0 → 2"],
  [expect.stringMatching(/^pictures: changed name: bedroom-king-city-01 → own-a \(alt /)],
  ["rooms.springwater-studio.withdrawn: nothing → true"],
]
/** What is said when a later file takes nothing any more. */
const lifted = ["blocks of file: springwater-studio 2026-12-07: 1 → 0"]

/** What both databases promise of changes that operators order. */
export const operatorInventoryPromises = (keeper: string, open: () => Promise<Rig>): void => {
  describe(`the operator's inventory in ${keeper}`, () => {
    const opened = async () => {
      const rig = await open()
      await resultOf(
        rig.inventoryOf({ who: "aisyah", by: "import one.jsonl" }).keeper.put([before]),
      )
      return rig
    }

    it("notes each change with its author, and nothing where nothing changes", async () => {
      const { inventoryOf, log, clock } = await opened()
      const mei = inventoryOf({ who: "mei", by: "import two.jsonl" })
      await changeAll(mei)
      await resultOf(mei.blocks.replace({ property: slug, source: "Airbnb" }, [night, later]))
      await resultOf(mei.propertyPictures.set(slug, ownPictures))
      await resultOf(mei.withdrawals.set({ property: slug, roomType: studio, isWithdrawn: true }))

      const page = await resultOf(log.page({ property: slug, before: null, limit: 50 }))

      expect(page.map(({ parts }) => parts).toReversed()).toEqual([["added"], ...told])
      expect(new Set(page.map(({ who, by, at }) => `${who} ${by} ${at}`))).toEqual(
        new Set([`aisyah import one.jsonl ${clock.now()}`, `mei import two.jsonl ${clock.now()}`]),
      )
    })

    it("keeps each of the changes that are ordered of one property at the same moment", async () => {
      const { inventoryOf, rehearsed } = await opened()
      const { propertyPictures, withdrawals } = inventoryOf({ who: "mei", by: "several" })
      const withdrawn = { property: slug, roomType: studio, isWithdrawn: true }

      await resultOf(
        Effect.all(
          [
            propertyPictures.set(slug, ownPictures),
            withdrawals.set(withdrawn),
            withdrawals.set({ ...withdrawn, roomType: null }),
          ],
          { concurrency: "unbounded" },
        ),
      )

      const again = rehearsed(() => undefined)
      expect(await resultOf(again.propertyPictures.set(slug, ownPictures))).toBe(false)
      expect(await resultOf(again.withdrawals.set(withdrawn))).toBe(false)
      expect(await resultOf(again.withdrawals.set({ ...withdrawn, roomType: null }))).toBe(false)
    })

    it("notes blocks that are lifted, by kind, night and rooms", async () => {
      const { inventoryOf, rehearsed, log } = await opened()
      const mei = inventoryOf({ who: "mei", by: "import two.jsonl" })
      await changeAll(mei)
      const open = { ...after, exceptions: [] }
      const heard: Array<ReadonlyArray<string>> = []

      await resultOf(rehearsed(({ parts }) => heard.push(parts)).keeper.put([open]))
      await resultOf(mei.keeper.put([open]))
      await resultOf(mei.blocks.replace({ property: slug, source: "Airbnb" }, [night]))

      const page = await resultOf(log.page({ property: slug, before: null, limit: 2 }))
      expect(heard.at(-1)).toEqual(lifted)
      expect(page.map(({ parts }) => parts)).toEqual([
        ["blocks of Airbnb: springwater-studio 2026-12-08: 2 → 0"],
        lifted,
      ])
    })

    it("notes each order of a calendar with its author", async () => {
      const { channelsOf, log, clock } = await opened()
      const mei = { who: "mei", by: "follow the-springwater springwater-studio Airbnb" }
      const room = { property: slug, roomType: studio }
      const feed = { ...room, id: "feed-1", source: "Airbnb", address: "https://airbnb.test/s" }
      await resultOf(channelsOf(mei).follow(feed, 5))

      const page = await resultOf(log.page({ property: slug, before: null, limit: 1 }))
      expect(page).toMatchObject([
        {
          ...mei,
          at: clock.now(),
          parts: ["rooms.springwater-studio: follows the calendar of Airbnb"],
        },
      ])
    })

    it("notes that contacts changed or were removed, and nothing where they are left out", async () => {
      const { inventoryOf, rehearsed, log } = await opened()
      const mei = inventoryOf({ who: "mei", by: "import two.jsonl" })
      await changeAll(mei)
      const { contacts: _, ...silent } = { ...after, exceptions: [] }
      const phoned = { ...silent, contacts: someContacts({ email: null }) }
      const heard: Array<ReadonlyArray<string>> = []
      const rehearsal = rehearsed(({ parts }) => heard.push(parts))

      for (const put of [silent, phoned, { ...silent, contacts: null }]) {
        await resultOf(rehearsal.keeper.put([put]))
        await resultOf(mei.keeper.put([put]))
      }

      const page = await resultOf(log.page({ property: slug, before: null, limit: 2 }))
      expect(page.map(({ parts }) => parts).toReversed()).toEqual(heard.slice(-2))
      expect(heard.flat().filter((part) => part.startsWith("contacts"))).toEqual([
        "contacts: changed",
        "contacts: removed",
      ])
    })

    it("rehearses each change: says it, and leaves everything as it was", async () => {
      const { rehearsed, everything } = await opened()
      const asItWas = await everything()
      const heard: Array<ReadonlyArray<string>> = []

      await changeAll(rehearsed(({ parts }) => heard.push(parts)))

      expect(heard.slice(0, 3)).toEqual(told.slice(0, 3))
      expect(heard.slice(3)).toEqual(told.slice(3))
      expect(await everything()).toEqual(asItWas)
    })
  })
}
