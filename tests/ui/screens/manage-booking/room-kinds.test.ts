import { PlanId, type RatePlan } from "#core/property/rate-plan.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import { roomKinds } from "#ui/screens/manage-booking/room-kinds.ts"
import { expect, test } from "vitest"
import { anOffer } from "#tests/ui/support/a-property-page.ts"

const loft = RoomTypeId.make("springwater-loft")
const studio = aRoomType().id
const booking = aWholeBooking()

const sold = (...rooms: ReadonlyArray<ReturnType<typeof aRoomType>>) => ({
  property: aProperty({ rooms }),
  offers: rooms.map(({ id }) => anOffer({ roomType: id })),
})
const kinds = (page: Parameters<typeof roomKinds>[1]) =>
  roomKinds(booking, page).map(({ kind }) => kind)

test("a guest chooses among the rooms booked until the property has answered, then among all", () => {
  expect(booking.rooms.map(({ roomType }) => roomType)).toEqual([studio])
  expect(kinds(null)).toEqual([{ roomType: studio }])
  expect(kinds(sold(aRoomType({ id: loft }), aRoomType()))).toEqual([
    { roomType: loft },
    { roomType: studio },
  ])
})

test("rooms booked stay to be chosen when they are withdrawn, or the whole property is", () => {
  expect(kinds(sold(aRoomType({ id: loft })))).toEqual([{ roomType: loft }, { roomType: studio }])
  expect(kinds(sold())).toEqual([{ roomType: studio }])
})

test("a room booked without a plan stays beside the plans that it is sold under since", () => {
  const plans = [aPlan(), aSaver()] as const

  expect(kinds(sold(aRoomType({ plans })))).toEqual([
    { roomType: studio, plan: PlanId.make("flex") },
    { roomType: studio, plan: PlanId.make("saver") },
    { roomType: studio },
  ])
})

test("rooms that the guest may not have are not to be chosen: none of a whole kind, nor under a plan for members", () => {
  const rooms = [aRoomType({ id: loft }), aRoomType({ plans: [aPlan(), aSaver()] })]
  const { lowestNight, freeCancellationUntil } = anOffer()
  const offered = (plan: RatePlan, locked: boolean) => ({
    plan: plan.id,
    lowestNight,
    freeCancellationUntil,
    locked,
  })
  const offers = [
    anOffer({ roomType: loft, locked: true }),
    anOffer({ plans: [offered(aPlan(), false), offered(aSaver(), true)] }),
  ]

  expect(kinds({ property: aProperty({ rooms }), offers })).toEqual([
    { roomType: studio, plan: PlanId.make("flex") },
    { roomType: studio },
  ])
})

test("rooms of which the property says nothing are not to be chosen", () => {
  const rooms = [aRoomType({ id: loft }), aRoomType()]

  expect(kinds({ property: aProperty({ rooms }), offers: [anOffer()] })).toEqual([
    { roomType: studio },
  ])
})
