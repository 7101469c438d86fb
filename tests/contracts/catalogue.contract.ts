import { ownKindOf } from "#core/property/room-uses.ts"
import { ConfirmationCode } from "#core/booking/confirmation-code.ts"
import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import type { BookingRecord } from "#core/booking/booking-record.ts"
import type { BookingStore } from "#core/booking/booking-store.port.ts"
import type { Catalogue } from "#core/inventory/catalogue.port.ts"
import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import type { ReviewStore } from "#core/guest-score/review-store.port.ts"
import { ReviewId } from "#core/guest-score/review.ts"
import { Sen } from "#core/money/sen.ts"
import { Slug } from "#core/property/property.ts"
import type { Season } from "#core/property/season.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aBookingRecord, changedRecord } from "#fixtures/builders/a-booking-record.ts"
import { aGuestHouse, tanjungKinds, tanjungRooms } from "#fixtures/builders/a-guest-house.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aKeptReview, marksOf } from "#fixtures/builders/a-review.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { day } from "#fixtures/builders/a-stay.ts"

/** A catalogue, the desk that sells from it and the reviews of what it shows, with some properties in stock. */
export type CatalogueRig = {
  readonly catalogue: Catalogue
  readonly desk: BookingStore
  readonly reviews: ReviewStore
}

const studio = RoomTypeId.make("springwater-studio")
const hut = RoomTypeId.make("palm-hut")
const thursday = day("2026-12-03")
const friday = day("2026-12-04")
const saturday = day("2026-12-05")
const sunday = day("2026-12-06")

const springwater: StockedProperty = {
  property: aProperty(),
  exceptions: [
    { roomType: studio, date: saturday, rate: Sen.make(30000), taken: 0 },
    { roomType: studio, date: sunday, rate: null, taken: 2 },
  ],
}

/** In Kedah, where the days off are Friday and Saturday. */
const palmHuts: StockedProperty = {
  property: aProperty({
    slug: Slug.make("palm-huts"),
    destination: "langkawi",
    region: "kedah",
    rooms: [aRoomType({ id: hut, units: 1 })],
  }),
  exceptions: [],
}

const stock = [springwater, palmHuts]

const confirmed = (slug: string, number: number, createdAt: string): BookingRecord =>
  aBookingRecord({
    id: `${number}`.padStart(26, "0") as BookingRecord["id"],
    holdKey: `request-${number}`,
    code: ConfirmationCode.make(`${number}`.padStart(10, "0")),
    status: "confirmed",
    property: { ...aBookingRecord().property, slug: Slug.make(slug) },
    createdAt: createdAt as BookingRecord["createdAt"],
  })

const unsold = (slug: string, number: number, createdAt: string): BookingRecord =>
  changedRecord(confirmed(slug, number, createdAt), { status: "paying" })

/** What every catalogue promises; `open` gives a fresh one with this stock. */
export const catalogueContract = (
  open: (stock: ReadonlyArray<StockedProperty>) => Promise<CatalogueRig>,
): void => {
  const snapshotIn = ({ catalogue }: CatalogueRig) => Effect.runPromise(catalogue.snapshot())

  describe("a catalogue", () => {
    test("shows every property as it was put, by slug, destination and region", async () => {
      const snapshot = await snapshotIn(await open(stock))
      const at = (indices: ReadonlyArray<number> | undefined) =>
        indices?.map((index) => snapshot.properties[index])

      expect(snapshot.properties).toHaveLength(2)
      expect(snapshot.bySlug.get("the-springwater")).toEqual(springwater.property)
      expect(at(snapshot.inDestination.get("langkawi"))).toEqual([palmHuts.property])
      expect(at(snapshot.inRegion.get(springwater.property.region))).toEqual([springwater.property])
      expect(snapshot.inRegion.get("johor") ?? []).toEqual([])
    })

    test("shows what the reviews that are shown come to, from the moment they are kept", async () => {
      const rig = await open(stock)
      const before = await snapshotIn(rig)
      const review = (place: number, changes: Parameters<typeof aKeptReview>[0]) =>
        aKeptReview({ id: ReviewId.make(`${place}`.repeat(26)), booking: null, ...changes })
      const hidden = { reason: "insults", at: aKeptReview().at } as const
      await Effect.runPromise(
        rig.reviews.keep([
          review(1, { marks: marksOf(5) }),
          review(2, { marks: marksOf(3) }),
          review(3, { marks: marksOf(1), hidden }),
        ]),
      )
      const now = await snapshotIn(rig)

      expect(before.scores.get("the-springwater")).toBeUndefined()
      expect([...now.scores]).toEqual([["the-springwater", { tenths: 80, count: 2 }]])
      await Effect.runPromise(
        rig.reviews.keep([
          review(4, { property: Slug.make("palm-huts"), marks: marksOf(4), invented: true }),
        ]),
      )
      expect((await snapshotIn(rig)).scores.get("palm-huts")).toEqual({
        tenths: 80,
        count: 1,
        invented: true,
      })
      expect((await snapshotIn(rig)).bySlug.get("palm-huts")).toEqual(palmHuts.property)
    })

    test("calls a score invented where one of its property was that is shown", async () => {
      const rig = await open(stock)
      const review = (place: number, changes: Parameters<typeof aKeptReview>[0]) =>
        aKeptReview({ id: ReviewId.make(`${place}`.repeat(26)), booking: null, ...changes })
      const hidden = { reason: "insults", at: aKeptReview().at } as const
      const isInvented = async () => {
        const { scores } = await snapshotIn(rig)
        return ["palm-huts", "the-springwater"].map((slug) => scores.get(slug)?.invented ?? false)
      }
      const huts = Slug.make("palm-huts")
      await snapshotIn(rig)
      await Effect.runPromise(rig.reviews.keep([review(1, { property: huts, invented: true })]))
      await Effect.runPromise(
        rig.reviews.keep([review(2, {}), review(3, { invented: true, hidden })]),
      )

      expect(await isInvented()).toEqual([true, false])
      await Effect.runPromise(rig.reviews.keep([review(4, { invented: true })]))
      expect(await isInvented()).toEqual([true, true])
    })

    test("sells a night at its exception, else at the weekend rate, else at the base rate", async () => {
      const { rateOn } = await snapshotIn(await open(stock))

      expect([thursday, friday, saturday, sunday].map((date) => rateOn(studio, date))).toEqual([
        18000, 22000, 30000, 18000,
      ])
    })

    test("sells a night of a season at its rate, where no exception comes first", async () => {
      const seasons: ReadonlyArray<Season> = [
        { from: thursday, until: sunday, rate: "+50%" },
        { from: sunday, until: sunday, weekdays: ["sun"], rate: Sen.make(9_900) },
        { from: sunday, until: sunday, weekdays: ["mon"], rate: Sen.make(1_000) },
      ]
      const ofRoom: ReadonlyArray<Season> = [{ from: friday, until: friday, rate: "-10%" }]
      const property = aProperty({
        seasons: seasons.slice(0, 1),
        rooms: [aRoomType({ seasons: [...ofRoom, ...seasons.slice(1)] }), aRoomType({ id: hut })],
      })
      const { rateOn } = await snapshotIn(await open([{ ...springwater, property }]))
      const days = [thursday, friday, saturday, sunday, day("2026-12-07")]

      expect(days.map((date) => rateOn(studio, date))).toEqual([27000, 19800, 30000, 9900, 18000])
      expect(days.map((date) => rateOn(hut, date))).toEqual([27000, 33000, 33000, 27000, 18000])
    })

    test("keeps the weekend of the place", async () => {
      const { rateOn } = await snapshotIn(await open(stock))

      expect([thursday, friday, saturday].map((date) => rateOn(hut, date))).toEqual([
        22000, 22000, 18000,
      ])
    })

    test("counts the rooms that are free in each night", async () => {
      const { freeOn } = await snapshotIn(await open(stock))

      expect([saturday, sunday].map((date) => freeOn(studio, date))).toEqual([3, 1])
      expect(freeOn(hut, saturday)).toBe(1)
    })

    test("shows a room taken at the desk as taken, and one given back as free", async () => {
      const rig = await open(stock)
      const rooms = [{ kind: ownKindOf(studio), count: 2, dates: [friday, saturday] }]
      const freeNow = async () => {
        const { freeOn } = await snapshotIn(rig)
        return [thursday, friday, saturday].map((date) => freeOn(studio, date))
      }

      await Effect.runPromise(rig.desk.inTransaction((desk) => desk.take(rooms)))
      const taken = await freeNow()
      await Effect.runPromise(rig.desk.inTransaction((desk) => desk.giveBack(rooms)))

      expect(taken).toEqual([3, 1, 1])
      expect(await freeNow()).toEqual([3, 3, 3])
    })

    test("never gives the nights of a room type for the same once one of them was taken", async () => {
      const rig = await open(stock)
      const rooms = [{ kind: ownKindOf(studio), count: 1, dates: [friday] }]
      const before = await snapshotIn(rig)

      await Effect.runPromise(rig.desk.inTransaction((desk) => desk.take(rooms)))
      const after = await snapshotIn(rig)

      expect(before.freeOn(studio, friday)).toBe(3)
      expect(before.nightsOf?.(studio) ?? before).not.toBe(after.nightsOf?.(studio) ?? after)
      const nightsIn = ({ nightsIn: of }: typeof before) => of?.(aProperty().destination) ?? {}
      expect(nightsIn(before)).not.toBe(nightsIn(after))
    })

    test("shows of each way to sell the same rooms what the others leave", async () => {
      const rig = await open([{ property: aGuestHouse(), exceptions: [] }])
      const { double, family, suite, pair, house } = tanjungRooms
      const freeNow = async () => {
        const { freeOn, freeOfKind } = await snapshotIn(rig)
        return [
          ...[double, family, suite, pair, house].map(({ id }) => freeOn(id, friday)),
          freeOfKind(tanjungKinds.double, friday),
        ]
      }
      const twoDoubles = [{ kind: tanjungKinds.double, count: 3, dates: [friday] }]
      const before = await snapshotIn(rig)
      expect(await freeNow()).toEqual([8, 3, 1, 4, 1, 8])

      await Effect.runPromise(rig.desk.inTransaction((desk) => desk.take(twoDoubles)))
      expect(await freeNow()).toEqual([5, 3, 1, 2, 0, 5])
      const after = await snapshotIn(rig)
      expect(before.nightsOf?.(house.id) ?? before).not.toBe(after.nightsOf?.(house.id) ?? after)

      await Effect.runPromise(rig.desk.inTransaction((desk) => desk.giveBack(twoDoubles)))
      expect(await freeNow()).toEqual([8, 3, 1, 4, 1, 8])
    })

    test("knows the nights of a room type and of its place for the same while none of them changes", async () => {
      const rig = await open([{ property: aGuestHouse(), exceptions: [] }])
      const nights = async () => {
        const { nightsOf, nightsIn } = await snapshotIn(rig)
        return [nightsOf?.(tanjungRooms.house.id), nightsIn?.(aGuestHouse().destination)]
      }

      // A transaction of somebody else holds the mark back, and rows after it are read once more.
      const isSame = async () => {
        const [before, after] = [await nights(), await nights()]
        return before.every((known, place) => known === after[place])
      }
      await expect.poll(isSame).toBe(true)
    })

    test("counts rooms that are taken of a whole as taken of each of its kinds", async () => {
      const exceptions = [{ roomType: tanjungRooms.pair.id, date: friday, rate: null, taken: 2 }]
      const { freeOn } = await snapshotIn(await open([{ property: aGuestHouse(), exceptions }]))

      expect(freeOn(tanjungRooms.double.id, friday)).toBe(4)
      expect(freeOn(tanjungRooms.family.id, friday)).toBe(3)
    })

    test("sells nothing of what is withdrawn, and still knows it by slug", async () => {
      const { double, house } = tanjungRooms
      const rooms = [double, { ...house, withdrawn: true }]
      const closed = aProperty({ withdrawn: true })
      const stockNow = [aGuestHouse({ rooms }), closed].map((property) => ({
        property,
        exceptions: [],
      }))
      const snapshot = await snapshotIn(await open(stockNow))

      expect([house.id, double.id].map((id) => snapshot.freeOn(id, friday))).toEqual([0, 8])
      expect(snapshot.freeOn(studio, friday)).toBe(0)
      expect(snapshot.properties.map(({ slug }) => slug)).toEqual(["rumah-tanjung"])
      expect(snapshot.inRegion.get(closed.region)?.length ?? 0).toBe(1)
      expect(snapshot.bySlug.get(closed.slug)).toEqual(closed)
    })

    test("does not show what a failed transaction took", async () => {
      const rig = await open(stock)
      const tooMany = [
        { kind: ownKindOf(studio), count: 1, dates: [friday] },
        { kind: ownKindOf(hut), count: 2, dates: [friday] },
      ]

      await Effect.runPromise(Effect.flip(rig.desk.inTransaction((desk) => desk.take(tooMany))))

      expect((await snapshotIn(rig)).freeOn(studio, friday)).toBe(3)
    })

    test("names the properties booked most since a moment, most first", async () => {
      const { catalogue, desk } = await open(stock)
      const bookings = [
        confirmed("palm-huts", 1, "2026-11-20T02:00:00.000Z"),
        confirmed("palm-huts", 2, "2026-11-20T03:00:00.000Z"),
        confirmed("the-springwater", 3, "2026-11-20T02:00:00.000Z"),
        confirmed("the-springwater", 4, "2026-10-01T02:00:00.000Z"),
        confirmed("the-springwater", 5, "2026-10-01T02:00:00.000Z"),
        unsold("the-springwater", 6, "2026-11-20T02:00:00.000Z"),
        unsold("the-springwater", 7, "2026-11-20T02:00:00.000Z"),
      ]
      for (const booking of bookings)
        await Effect.runPromise(desk.inTransaction(({ insert }) => insert(booking)))
      const booked = (since: string, limit: number) =>
        Effect.runPromise(catalogue.mostBooked(Date.parse(since), limit))

      expect(await booked("2026-11-01T00:00:00.000Z", 5)).toEqual(["palm-huts", "the-springwater"])
      expect(await booked("2026-11-01T00:00:00.000Z", 1)).toEqual(["palm-huts"])
      expect(await booked("2026-09-01T00:00:00.000Z", 1)).toEqual(["the-springwater"])
      expect(await booked("2026-11-21T00:00:00.000Z", 5)).toEqual([])
      expect(await booked("2026-11-20T03:00:00.000Z", 5)).toEqual(["palm-huts"])
      expect(await booked("2026-11-20T03:00:00.001Z", 5)).toEqual([])
    })

    test("names properties that are booked as often by their slug", async () => {
      const { catalogue, desk } = await open(stock)
      for (const [number, slug] of ["the-springwater", "palm-huts"].entries()) {
        const booking = confirmed(slug, number + 1, "2026-11-20T02:00:00.000Z")
        await Effect.runPromise(desk.inTransaction(({ insert }) => insert(booking)))
      }

      expect(await Effect.runPromise(catalogue.mostBooked(0, 5))).toEqual([
        "palm-huts",
        "the-springwater",
      ])
    })
  })
}
