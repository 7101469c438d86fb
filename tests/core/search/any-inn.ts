import * as fc from "fast-check"
import { RoomTypeId, type RoomType } from "#core/property/room-type.ts"
import { Slug } from "#core/property/property.ts"
import { anySearch, withDates, withParty } from "#core/search-request/change-search.ts"
import { anyChildrenPolicy, withAnyAges } from "#fixtures/arbitraries/any-children.ts"
import { anyPlans } from "#fixtures/arbitraries/any-plan.ts"
import { aProperty, sellingTerms } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { day, stayDates } from "#fixtures/builders/a-stay.ts"
import { snapshotOf } from "#fixtures/doubles/catalogue.in-memory.ts"

type AnyOf<Some> = Some extends fc.Arbitrary<infer One> ? One : never

/** On the Sunday before the stay asked for. */
export const now = Date.parse("2026-11-29T04:00:00.000Z")
const deal = { kind: "promotion", percent: 15, from: day("2026-12-04"), until: day("2026-12-04") }

const anyRoom = fc.record({
  plans: anyPlans(["NOW", "AT_PROPERTY", "EITHER"]),
  units: fc.integer({ min: 1, max: 2 }),
  rate: fc.integer({ min: 0, max: 90_000 }),
  hasDeal: fc.boolean(),
  cancellation: fc.constantFrom("FLEXIBLE" as const, "NON_REFUNDABLE" as const),
})

const roomOf = (
  { plans, units, rate, hasDeal, cancellation }: AnyOf<typeof anyRoom>,
  place: number,
): RoomType => ({
  ...aRoomType({
    id: RoomTypeId.make(`room-${place}`),
    units,
    cancellation,
    deals: hasDeal ? [{ ...deal, kind: "promotion" }] : [],
  }),
  baseRate: rate as RoomType["baseRate"],
  weekendRate: rate as RoomType["baseRate"],
  ...(plans && { plans }),
})

/** An inn of up to three room types under up to three plans each, and who asks for a weekend there. */
export const anyWorld = fc
  .record({
    rooms: fc.array(anyRoom, { minLength: 1, maxLength: 3 }),
    sstRegistered: fc.boolean(),
    member: fc.boolean(),
    count: fc.integer({ min: 1, max: 3 }),
    children: fc.nat({ max: 4 }),
    policy: fc.option(anyChildrenPolicy, { nil: undefined }),
  })
  .chain(({ count, children, ...world }) =>
    withAnyAges({ adults: count + 1, children, rooms: count }).map((party) => ({
      ...world,
      party,
    })),
  )
  .map(({ rooms, sstRegistered, member, party, policy }) => {
    const property = aProperty({
      slug: Slug.make("inn"),
      terms: sellingTerms({ sstRegistered, payAtProperty: true }),
      rooms: rooms.map(roomOf),
      ...(policy && { children: policy }),
    })
    return {
      property,
      snapshot: snapshotOf([{ property, exceptions: [] }]),
      viewer: { member, now },
      criteria: {
        ...withParty(withDates(anySearch, stayDates()), party).criteria,
      },
    }
  })

export type World = AnyOf<typeof anyWorld>
