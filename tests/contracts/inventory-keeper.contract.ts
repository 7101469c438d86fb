import { ownKindOf } from "#core/property/room-uses.ts"
import type { BookingStore } from "#core/booking/booking-store.port.ts"
import type { Catalogue } from "#core/inventory/catalogue.port.ts"
import type { ContactDirectory } from "#core/inventory/contact-directory.port.ts"
import type { InventoryKeeper, StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import type { NightException } from "#core/inventory/night-stock.ts"
import { Sen } from "#core/money/sen.ts"
import { Slug, type Property } from "#core/property/property.ts"
import { RoomTypeId, type RoomType } from "#core/property/room-type.ts"
import { aGuestHouse, tanjungKinds, tanjungRooms } from "#fixtures/builders/a-guest-house.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import type { MovableClock } from "#fixtures/doubles/clock.movable.ts"
import { someContacts } from "#fixtures/builders/some-contacts.ts"
import { Effect } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { refusal, resultOf } from "./outcomes.ts"

/** A keeper of inventory with the desk and the catalogue that sell from it, all of it empty. */
export type InventoryRig = {
  readonly inventory: InventoryKeeper
  readonly desk: BookingStore
  readonly catalogue: Catalogue
  readonly contacts: ContactDirectory
  /** The clock of the keeper: a it stands before all nights of the tests. */
  readonly clock: MovableClock
}

const studio = RoomTypeId.make("springwater-studio")
const attic = RoomTypeId.make("the-attic")
const monday = day("2026-12-07")
const tuesday = day("2026-12-08")

const springwater = (
  room: Partial<RoomType> = {},
  exceptions: ReadonlyArray<Omit<NightException, "roomType">> = [],
): StockedProperty => ({
  property: aProperty({ rooms: [aRoomType(room)] }),
  exceptions: exceptions.map((night) => ({ ...night, roomType: studio })),
  contacts: someContacts(),
})

const dear = { date: monday, rate: Sen.make(99900), taken: 0 }

/** What every keeper of inventory promises. */
export const inventoryKeeperContract = (
  keeper: string,
  open: () => Promise<InventoryRig>,
): void => {
  describe(`the inventory in ${keeper}`, () => {
    let rig: InventoryRig
    beforeEach(async () => {
      rig = await open()
    })
    const put = (...properties: ReadonlyArray<StockedProperty>) => rig.inventory.put(properties)
    const taking = (count: number) =>
      rig.desk.inTransaction(({ take }) =>
        take([{ kind: ownKindOf(studio), count, dates: [monday] }]),
      )
    const shown = async () => {
      const { rateOn, freeOn } = await resultOf(rig.catalogue.snapshot())
      return [rateOn(studio, monday), freeOn(studio, monday), rateOn(studio, tuesday)]
    }

    it("counts what a put added, changed and found as it was", async () => {
      const property = aProperty({ slug: Slug.make("other"), rooms: [] })
      const other = { property, exceptions: [], contacts: someContacts() }

      expect(await resultOf(put(springwater()))).toEqual({ added: 1, changed: 0, unchanged: 0 })
      expect(await resultOf(put(springwater(), other))).toEqual({
        added: 1,
        changed: 0,
        unchanged: 1,
      })
      expect(await resultOf(put(springwater({ beds: 3 })))).toEqual({
        added: 0,
        changed: 1,
        unchanged: 0,
      })
      expect(await resultOf(rig.inventory.count())).toBe(2)
    })

    it("knows the same again in whichever order its fields and nights come", async () => {
      const cheap = { ...dear, date: tuesday }
      await resultOf(put(springwater({}, [dear, cheap])))
      const { property } = springwater()
      const reversed = Object.fromEntries(Object.entries(property).toReversed()) as typeof property
      const again = { ...springwater({}, [cheap, dear]), property: reversed }

      expect(await resultOf(put(again))).toEqual({ added: 0, changed: 0, unchanged: 1 })
    })

    it("sells by the seasons put last, and forgets those not put again", async () => {
      const inSeason = (rate: string): StockedProperty => {
        const { property, exceptions } = springwater()
        return {
          property: { ...property, seasons: [{ from: monday, until: monday, rate }] },
          exceptions,
        }
      }
      const rates: Array<number | undefined> = []
      for (const stocked of [inSeason("+50%"), inSeason("-50%"), springwater()]) {
        await resultOf(put(stocked))
        rates.push((await shown())[0])
      }

      expect(rates).toEqual([27_000, 9_000, 18_000])
    })

    it("sells at the rates put last, and forgets those not put again", async () => {
      await resultOf(put(springwater({}, [dear])))
      expect(await shown()).toEqual([99900, 3, 18000])

      await resultOf(put(springwater({ baseRate: Sen.make(17000) }, [{ ...dear, date: tuesday }])))
      expect(await shown()).toEqual([17000, 3, 99900])
    })

    it("sells by the weekend rate put last, in the weekend of the place put last", async () => {
      const days = ["2026-12-10", "2026-12-11", "2026-12-12"].map(day)
      const putAt = async (room: Partial<RoomType>, place: Partial<Property> = {}) => {
        const stocked = springwater(room)
        await resultOf(put({ ...stocked, property: { ...stocked.property, ...place } }))
        const { rateOn } = await resultOf(rig.catalogue.snapshot())
        return days.map((date) => rateOn(studio, date))
      }
      const dearer = { weekendRate: Sen.make(25_000) }

      expect(await putAt({})).toEqual([18_000, 22_000, 22_000])
      expect(await putAt(dearer)).toEqual([18_000, 25_000, 25_000])
      const unlisted = { destination: "somewhere", region: "kedah" }
      expect(await putAt(dearer, unlisted)).toEqual([25_000, 25_000, 18_000])
      const listed = { ...unlisted, destination: "kuala-lumpur" }
      expect(await putAt(dearer, listed)).toEqual([18_000, 25_000, 25_000])
    })

    it("counts every property of a put, however many they are", async () => {
      const inns = Array.from({ length: 51 }, (_, place) => ({
        property: aProperty({ slug: Slug.make(`inn-${place}`), rooms: [] }),
        exceptions: [],
      }))
      const unreached = inns.map(({ property }) => property.slug)

      expect(await resultOf(put(...inns))).toEqual({
        added: 51,
        changed: 0,
        unchanged: 0,
        unreached,
      })
      const starred = inns.map((inn, place) =>
        place % 2 === 0 ? { ...inn, property: { ...inn.property, stars: 3 as const } } : inn,
      )
      expect(await resultOf(put(...starred))).toEqual({
        added: 0,
        changed: 26,
        unchanged: 25,
        unreached,
      })
      expect(await resultOf(rig.inventory.count())).toBe(51)
    })

    it("finds the same changed once, also where it is put by several at once", async () => {
      await resultOf(put(springwater()))
      const changing = put(springwater({ beds: 3 }))

      const counts = await resultOf(
        Effect.all([changing, changing, changing], { concurrency: "unbounded" }),
      )

      expect(counts.map(({ changed }) => changed).toSorted((one, other) => one - other)).toEqual([
        0, 0, 1,
      ])
    })

    it("closes and opens the nights that a changed file says are taken", async () => {
      const closed = springwater({}, [{ date: monday, rate: null, taken: 2 }])
      await resultOf(put(springwater()))
      expect(await resultOf(put(closed))).toEqual({ added: 0, changed: 1, unchanged: 0 })
      expect((await shown())[1]).toBe(1)
      expect(await resultOf(put(closed))).toEqual({ added: 0, changed: 0, unchanged: 1 })

      expect(await resultOf(put(springwater()))).toEqual({ added: 0, changed: 1, unchanged: 0 })
      expect((await shown())[1]).toBe(3)
    })

    it("puts the blocks of each source in place of those it had", async () => {
      const blocked = (count: number) => ({
        ...springwater(),
        blocks: [
          {
            source: "Airbnb",
            blocks:
              count === 0
                ? []
                : [{ kind: ownKindOf(studio), date: monday, count, reference: "", note: "" }],
          },
        ],
      })
      await resultOf(put(blocked(2)))
      expect((await shown())[1]).toBe(1)
      await resultOf(put(springwater()))
      expect((await shown())[1]).toBe(1)
      await resultOf(put(blocked(0)))
      expect((await shown())[1]).toBe(3)
    })

    describe("from several sources", () => {
      const night = (count: number, date = monday) => ({
        kind: ownKindOf(studio),
        date,
        count,
        reference: "",
        note: "",
      })
      type Nights = ReadonlyArray<ReturnType<typeof night>>
      const blockedBy = (airbnb: Nights, vrbo: Nights): StockedProperty => ({
        ...springwater(),
        blocks: [
          { source: "Airbnb", blocks: airbnb },
          { source: "Vrbo", blocks: vrbo },
        ],
      })
      const blocked = (airbnb: number, vrbo: number) => {
        const [one, other] = [airbnb, vrbo].map((count) => (count === 0 ? [] : [night(count)]))
        return blockedBy(one ?? [], other ?? [])
      }
      const none = { added: 0, changed: 0, unchanged: 0 }

      it("keeps the blocks of each apart, where they are the same but for their source", async () => {
        const both = blocked(1, 1)
        const free: Array<number | undefined> = []
        for (const each of [both, blockedBy([], [night(1), night(1, tuesday)]), both]) {
          await resultOf(put(each))
          free.push((await shown())[1])
        }

        expect(free).toEqual([1, 2, 1])
      })

      it("gives the next source what the one before it gave back, and not what it took", async () => {
        await resultOf(put(blocked(3, 0)))

        expect(await resultOf(put(blocked(0, 3)))).toEqual({ ...none, changed: 1 })
        await resultOf(put(blocked(0, 0)))
        const over = {
          ...none,
          notBlocked: [
            {
              property: "the-springwater",
              kind: studio,
              date: monday,
              source: "Vrbo",
              wanted: 2,
              blocked: 1,
            },
          ],
        }
        expect(await resultOf(put(blocked(2, 2)))).toEqual({ ...over, changed: 1 })
        expect(await resultOf(put(blocked(2, 2)))).toEqual({ ...over, unchanged: 1 })
        expect((await shown())[1]).toBe(0)
      })
    })

    it("never touches what is sold", async () => {
      await resultOf(put(springwater()))
      await resultOf(taking(2))

      await resultOf(put(springwater({ units: 5 }, [dear])))

      expect(await shown()).toEqual([99900, 3, 18000])
    })

    it("lets a night keep what is sold of it where there are fewer rooms from now on", async () => {
      await resultOf(put(springwater()))
      await resultOf(taking(3))

      expect(await resultOf(put(springwater({ units: 1 })))).toEqual({
        added: 0,
        changed: 1,
        unchanged: 0,
        crowded: [{ property: "the-springwater", kind: studio, date: monday, units: 1, taken: 3 }],
      })
      const free = async () => {
        const { freeOn } = await resultOf(rig.catalogue.snapshot())
        return [freeOn(studio, monday), freeOn(studio, tuesday)]
      }
      const givingBack = (count: number) =>
        rig.desk.inTransaction(({ giveBack }) =>
          giveBack([{ kind: ownKindOf(studio), count, dates: [monday] }]),
        )
      expect(await free()).toEqual([0, 1])

      await resultOf(givingBack(1))
      expect((await refusal(taking(1)))._tag).toBe("SoldOut")
      await resultOf(givingBack(2))
      await resultOf(taking(1))
      expect((await refusal(taking(1)))._tag).toBe("SoldOut")

      await resultOf(put(springwater({ units: 5 })))
      expect(await free()).toEqual([4, 5])
    })

    it("names every night with more sold than there are rooms, by property and night", async () => {
      const property = aProperty({ slug: Slug.make("a-house"), rooms: [aRoomType({ id: attic })] })
      const house = (units: number) => ({
        property: { ...property, rooms: [aRoomType({ id: attic, units })] },
        exceptions: [],
      })
      await resultOf(put(springwater(), house(3)))
      const sold = [
        [studio, tuesday],
        [attic, tuesday],
        [studio, monday],
      ] as const
      for (const [id, date] of sold) {
        const two = [{ kind: ownKindOf(id), count: 2, dates: [date] }]
        await resultOf(rig.desk.inTransaction(({ take }) => take(two)))
      }

      const { crowded } = await resultOf(put(springwater({ units: 1 }), house(1)))

      const nights = crowded?.map((night) => `${night.property} ${night.kind} ${night.date}`)
      expect(nights?.toSorted()).toEqual([
        "a-house the-attic 2026-12-08",
        "the-springwater springwater-studio 2026-12-07",
        "the-springwater springwater-studio 2026-12-08",
      ])
    })

    it("withdraws a room type and brings it back", async () => {
      await resultOf(put(springwater()))
      expect(await resultOf(put(springwater({ withdrawn: true })))).toMatchObject({ changed: 1 })
      expect((await shown())[1]).toBe(0)
      expect(await resultOf(put(springwater()))).toMatchObject({ changed: 1 })
      expect((await shown())[1]).toBe(3)
    })

    describe("asked to drop rooms", () => {
      const double = tanjungKinds.double
      const blockedBy = (source: string, count: number) => ({
        source,
        blocks:
          count === 0
            ? []
            : [{ kind: ownKindOf(studio), date: monday, count, reference: "", note: "" }],
      })
      const shared = aProperty({
        kinds: [{ id: double, units: 8 }],
        rooms: [aRoomType({ units: 0, uses: [{ kind: double, count: 1 }] })],
      })
      const renamed = aProperty({ rooms: [aRoomType({ id: RoomTypeId.make("studio-2027") })] })
      const refused = {
        _tag: "InventoryRefused",
        issues: [
          {
            property: "the-springwater",
            roomType: studio,
            code: "KindStillTaken",
            nights: [monday],
          },
        ],
      }

      it("refuses while nights of them are sold, under whatever name the rooms come back", async () => {
        await resultOf(put(springwater()))
        await resultOf(taking(1))

        for (const property of [shared, renamed, aProperty({ rooms: [] })])
          expect(await refusal(put({ property, exceptions: [] }))).toMatchObject(refused)
        expect((await shown())[1]).toBe(2)
      })

      it("drops them once what was sold is given back, and sells nothing of them any more", async () => {
        await resultOf(put(springwater()))
        await resultOf(taking(1))
        await resultOf(
          rig.desk.inTransaction(({ giveBack }) =>
            giveBack([{ kind: ownKindOf(studio), count: 1, dates: [monday] }]),
          ),
        )

        expect(await resultOf(put({ property: renamed, exceptions: [] }))).toMatchObject({
          changed: 1,
        })
        expect((await refusal(taking(1)))._tag).toBe("SoldOut")
        await resultOf(put(springwater()))
        expect((await shown())[1]).toBe(3)
      })

      it("drops them when the nights that were sold are over", async () => {
        await resultOf(put(springwater()))
        await resultOf(taking(1))

        rig.clock.set("2026-12-07T15:59:59.000Z")
        expect(await refusal(put({ property: renamed, exceptions: [] }))).toMatchObject(refused)
        rig.clock.set("2026-12-07T16:00:00.000Z")
        expect(await resultOf(put({ property: renamed, exceptions: [] }))).toMatchObject({
          changed: 1,
        })
      })

      it("refuses while a source that it does not name blocks them", async () => {
        await resultOf(put({ ...springwater(), blocks: [blockedBy("Airbnb", 1)] }))

        expect(await refusal(put({ property: renamed, exceptions: [] }))).toMatchObject(refused)

        const blocks = [blockedBy("Airbnb", 0)]
        await resultOf(put({ property: renamed, exceptions: [], blocks }))
        await resultOf(put(springwater()))
        expect((await shown())[1]).toBe(3)
      })

      it("refuses while a source blocks them that it names of another property alone", async () => {
        const other = aProperty({ slug: Slug.make("other"), rooms: [] })
        const elsewhere = { property: other, exceptions: [], blocks: [blockedBy("Airbnb", 0)] }
        await resultOf(put({ ...springwater(), blocks: [blockedBy("Airbnb", 1)] }))

        expect(await refusal(put({ property: renamed, exceptions: [] }, elsewhere))).toMatchObject(
          refused,
        )
      })

      it("lifts with them all that a source blocks which it names", async () => {
        const { source, blocks } = blockedBy("Airbnb", 1)
        const two = [...blocks, ...blocks.map((block) => ({ ...block, reference: "second" }))]
        await resultOf(put({ ...springwater(), blocks: [{ source, blocks: two }] }))
        expect((await shown())[1]).toBe(1)

        const again = { property: renamed, exceptions: [], blocks: [blockedBy("Airbnb", 0)] }
        expect(await resultOf(put(again))).toMatchObject({ changed: 1 })
      })

      it("lifts with them what an older file said is taken", async () => {
        await resultOf(put(springwater({}, [{ date: monday, rate: null, taken: 2 }])))
        await resultOf(taking(1))
        expect(await refusal(put({ property: renamed, exceptions: [] }))).toMatchObject(refused)
        await resultOf(
          rig.desk.inTransaction(({ giveBack }) =>
            giveBack([{ kind: ownKindOf(studio), count: 1, dates: [monday] }]),
          ),
        )

        await resultOf(put({ property: renamed, exceptions: [] }))
        await resultOf(put(springwater()))
        expect((await shown())[1]).toBe(3)
      })
    })

    it("blocks as many rooms as are free, and says where that are fewer", async () => {
      await resultOf(put(springwater()))
      await resultOf(taking(1))
      const clashing = springwater({}, [{ date: monday, rate: null, taken: 3 }])

      expect(await resultOf(put(clashing))).toEqual({
        added: 0,
        changed: 1,
        unchanged: 0,
        notBlocked: [
          {
            property: "the-springwater",
            kind: studio,
            date: monday,
            source: "file",
            wanted: 3,
            blocked: 2,
          },
        ],
      })
      expect((await shown())[1]).toBe(0)
    })

    it("keeps the kinds of rooms that room types share, and knows the same again", async () => {
      const house = { property: aGuestHouse(), exceptions: [], contacts: someContacts() }
      expect(await resultOf(put(house))).toEqual({ added: 1, changed: 0, unchanged: 0 })
      expect(await resultOf(put(house))).toEqual({ added: 0, changed: 0, unchanged: 1 })
      const { freeOn, bySlug } = await resultOf(rig.catalogue.snapshot())

      expect(bySlug.get(house.property.slug)).toEqual(house.property)
      expect(freeOn(tanjungRooms.house.id, monday)).toBe(1)
    })

    it("sells by the rooms that a room type takes now", async () => {
      await resultOf(put({ property: aGuestHouse(), exceptions: [] }))
      const smaller = aGuestHouse({
        kinds: [
          { id: tanjungKinds.double, units: 10 },
          { id: tanjungKinds.family, units: 2 },
          { id: tanjungKinds.suite, units: 1 },
        ],
      })
      await resultOf(put({ property: smaller, exceptions: [] }))
      const { freeOn } = await resultOf(rig.catalogue.snapshot())

      expect(freeOn(tanjungRooms.double.id, monday)).toBe(10)
      expect(freeOn(tanjungRooms.house.id, monday)).toBe(0)
    })

    it("sells a room type that shares no rooms any more by its own alone", async () => {
      await resultOf(put({ property: aGuestHouse(), exceptions: [] }))
      const before = await resultOf(rig.catalogue.snapshot())
      expect(before.freeOn(tanjungRooms.double.id, monday)).toBe(8)
      const { uses: _, ...double } = tanjungRooms.double
      const { pair, ...others } = tanjungRooms
      const rooms = [{ ...double, units: 4 }, pair, others.house]
      await resultOf(put({ property: aGuestHouse({ rooms }), exceptions: [] }))
      const { freeOn } = await resultOf(rig.catalogue.snapshot())

      expect(freeOn(double.id, monday)).toBe(4)
      expect(freeOn(pair.id, monday)).toBe(4)
    })

    it("refuses a room type that another property has", async () => {
      await resultOf(put(springwater()))
      const thief = { property: aProperty({ slug: Slug.make("thief") }), exceptions: [] }

      expect(await refusal(put(thief))).toMatchObject({
        issues: [{ property: "thief", roomType: studio, code: "RoomTypeElsewhere" }],
      })
    })

    it("keeps how a property is reached apart from what guests read of it", async () => {
      await resultOf(put(springwater()))

      const { properties } = await resultOf(rig.catalogue.snapshot())
      expect(properties).toEqual([springwater().property])
      expect(await resultOf(rig.contacts.contactsOf("the-springwater"))).toEqual(someContacts())
    })

    it("finds other contacts a change, and the same none", async () => {
      const other = someContacts({ email: null, language: "cn" })
      const reached = (contacts = someContacts()) => put({ ...springwater(), contacts })
      await resultOf(reached())

      expect(await resultOf(reached())).toEqual({ added: 0, changed: 0, unchanged: 1 })
      expect(await resultOf(reached(other))).toMatchObject({ changed: 1 })
      expect(await resultOf(rig.contacts.contactsOf("the-springwater"))).toEqual(other)
      expect(await resultOf(reached(other))).toMatchObject({ unchanged: 1 })
    })

    it("keeps the contacts of what is put without any, whether or not something else changed", async () => {
      const silent = (room: Partial<RoomType> = {}) => {
        const { contacts: _, ...rest } = springwater(room)
        return put(rest)
      }
      const shownContacts = () => resultOf(rig.contacts.contactsOf("the-springwater"))
      await resultOf(put(springwater()))

      expect(await resultOf(silent())).toEqual({ added: 0, changed: 0, unchanged: 1 })
      expect(await shownContacts()).toEqual(someContacts())
      expect(await resultOf(silent({ beds: 3 }))).toEqual({ added: 0, changed: 1, unchanged: 0 })
      expect(await shownContacts()).toEqual(someContacts())
      expect(await resultOf(put(springwater({ beds: 3 })))).toMatchObject({ unchanged: 1 })
    })

    it("takes contacts away where it is told that there are none", async () => {
      const none = { ...springwater(), contacts: null }
      const { contacts: _, ...silent } = springwater()
      await resultOf(put(springwater()))

      expect(await resultOf(put(none))).toMatchObject({ changed: 1 })
      expect(await resultOf(rig.contacts.contactsOf("the-springwater"))).toBeNull()
      expect(await resultOf(put(none))).toMatchObject({ unchanged: 1 })
      expect(await resultOf(put(silent))).toMatchObject({ unchanged: 1 })
      expect(await resultOf(put(springwater()))).toEqual({ added: 0, changed: 1, unchanged: 0 })
    })

    it("says of what was put where nobody hears of bookings, also where nothing changed", async () => {
      const { contacts: _, ...silent } = springwater()
      const elsewhere = aProperty({ slug: Slug.make("other"), rooms: [] })
      const phone = { property: elsewhere, exceptions: [], contacts: someContacts({ email: null }) }
      const unreached = ["the-springwater", "other"]

      expect(await resultOf(put(silent, phone))).toMatchObject({ added: 2, unreached })
      expect(await resultOf(put(silent, phone))).toMatchObject({ unchanged: 2, unreached })
      expect(await resultOf(put(springwater(), phone))).toMatchObject({ unreached: ["other"] })
      expect(await resultOf(put(silent))).toEqual({ added: 0, changed: 0, unchanged: 1 })
    })

    it("leaves a property that is not put as it was", async () => {
      await resultOf(put(springwater({}, [dear])))

      await resultOf(put())
      const other = (stars: 3 | 4): StockedProperty => ({
        property: aProperty({
          slug: Slug.make("other"),
          rooms: [aRoomType({ id: attic })],
          stars,
        }),
        exceptions: [{ ...dear, roomType: attic }],
        contacts: null,
      })
      await resultOf(put(other(3)))
      await resultOf(put(other(4)))

      expect(await shown()).toEqual([99900, 3, 18000])
      expect(await resultOf(rig.contacts.contactsOf("the-springwater"))).toEqual(someContacts())
    })
  })
}
