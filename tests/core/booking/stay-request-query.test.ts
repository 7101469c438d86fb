import {
  queryFromCheckoutRequest,
  checkoutRequestFromQuery,
} from "#core/booking/stay-request-query.ts"
import { PlanId } from "#core/property/rate-plan.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { Sen } from "#core/money/sen.ts"
import { aBookingView } from "#fixtures/builders/a-booking-view.ts"
import { aParty, aRoomChoice, aStayRequest } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"

const wanted = { stay: aStayRequest(), total: Sen.make(64496) }
const written = queryFromCheckoutRequest(wanted)

const readWith = (changes: Record<string, string>) =>
  checkoutRequestFromQuery(
    new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(written)), ...changes }),
  )

describe("the address of the checkout", () => {
  it("names stay and total in words that can be read", () => {
    expect(written).toBe(
      "property=the-springwater&checkIn=2026-12-04&checkOut=2026-12-06&adults=2&children=0" +
        "&rooms=1&room=springwater-studio%3A1&total=64496",
    )
  })

  it("is read as the request it was written for, with several kinds of rooms too", () => {
    const two = {
      ...wanted,
      stay: aStayRequest({
        party: aParty({ adults: 3, children: 1, rooms: 3 }),
        rooms: [aRoomChoice({ count: 2 }), aRoomChoice({ roomType: RoomTypeId.make("a:b&c") })],
      }),
    }

    expect(checkoutRequestFromQuery(new URLSearchParams(queryFromCheckoutRequest(two)))).toEqual(
      two,
    )
  })

  it("names the plan of each room in the order of the rooms, empty for the first plan", () => {
    const saver = aRoomChoice({ roomType: RoomTypeId.make("b"), plan: PlanId.make("saver-2") })
    const request = {
      ...wanted,
      stay: aStayRequest({ party: aParty({ rooms: 2 }), rooms: [aRoomChoice(), saver] }),
    }
    const query = queryFromCheckoutRequest(request)

    expect(query).toContain("&room=springwater-studio%3A1&room=b%3A1&plan=&plan=saver-2&total=")
    expect(checkoutRequestFromQuery(new URLSearchParams(query))).toStrictEqual(request)
  })

  it.each(["b", "7", "half-board", "a".repeat(40)])("knows a plan named %j", (plan) => {
    expect(readWith({ plan })?.stay.rooms).toStrictEqual([aRoomChoice({ plan: PlanId.make(plan) })])
  })

  it.each(["", "-saver", "Saver", "saver!", " saver", "saver ", "a".repeat(41)])(
    "takes the first plan where %j can name none",
    (plan) => {
      expect(readWith({ plan })?.stay.rooms).toStrictEqual([aRoomChoice()])
    },
  )

  it("names the booking to go on with, and nothing that cannot be one", () => {
    const booking = aBookingView().id

    expect(
      checkoutRequestFromQuery(
        new URLSearchParams(queryFromCheckoutRequest({ ...wanted, booking })),
      ),
    ).toEqual({ ...wanted, booking })
    expect(readWith({ booking: "../etc" })).toEqual(wanted)
  })

  it.each([
    ["property", ""],
    ["property", "../etc"],
    ["checkIn", ""],
    ["checkIn", "2026-02-30"],
    ["checkOut", "2026-12-04"],
    ["room", ""],
    ["room", "springwater-studio"],
    ["room", "springwater-studio:0"],
    ["room", "springwater-studio:9"],
    ["room", "springwater-studio:3"],
    ["room", "springwater-studio:12"],
    ["room", "another\nspringwater-studio:1"],
  ])("carries no stay when %s is %j", (name, text) => {
    expect(readWith({ [name]: text })).toBeNull()
  })

  it("lets the chosen rooms decide how many rooms there are", () => {
    expect(readWith({ rooms: "2" })?.stay.party.rooms).toBe(1)
  })

  it.each(["", "-1", "12.50", "many"])("takes the total %j for none", (total) => {
    expect(readWith({ total })?.total).toBe(0)
  })
})
