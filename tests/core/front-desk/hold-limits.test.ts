import {
  guaranteeFor,
  holdLimitTerms,
  holdObstacle,
  noHoldLimits,
  pauseAfter,
  roomsInShare,
  strangersRooms,
  usualHoldLimits,
  type Asking,
} from "#core/front-desk/hold-limits.rules.ts"
import type { Kept } from "#core/booking/kept-without-payment.ts"
import { describe, expect, it } from "vitest"

const MINUTE_MS = 60_000
const NOW = Date.parse("2026-11-21T02:30:00.000Z")

const nothing: Kept = {
  networkRoomNights: 0,
  networkRoomsHere: 0,
  networkUnpaidStays: 0,
  networkAbandoned: 0,
  networkPaid: 0,
  networkLastEnd: 0,
  guestRoomNights: 0,
  guestUnpaidStays: 0,
  hasPaid: false,
  strangersHere: 0,
  unpaidHere: 0,
  abandonedHere: 0,
}

/** One room for two nights at a hotel with eighteen rooms, by a stranger. */
const asking = (changes: Partial<Asking> = {}): Asking => ({
  standing: "stranger",
  rooms: 1,
  largest: 1,
  nights: 2,
  units: 18,
  ...changes,
})

const obstacle = (kept: Partial<Kept>, asked: Partial<Asking> = {}, limits = usualHoldLimits) =>
  holdObstacle(limits, asking(asked), { ...nothing, ...kept }, NOW)

const guarantee = (kept: Partial<Kept>, asked: Partial<Asking> = {}, limits = usualHoldLimits) =>
  guaranteeFor(limits, asking(asked), { ...nothing, ...kept })

describe("a share of a property", () => {
  it.each([
    [18, 25, 5],
    [18, 50, 9],
    [18, 75, 14],
    [100, 25, 25],
    [12, 25, 4],
    [5, 50, 4],
    [3, 25, 3],
    [1, 25, 1],
    [0, 50, 0],
  ])("of %i rooms at %i per cent is %i rooms", (units, percent, rooms) => {
    expect(roomsInShare(units, percent)).toBe(rooms)
  })
})

describe("a hold", () => {
  it("is given to a stranger where nothing else is kept", () => {
    expect(obstacle({})).toBeNull()
  })

  it.each<[string, Partial<Kept>, Partial<Asking>, string | null]>([
    ["a network up to its last room-night", { networkRoomNights: 88 }, {}, null],
    ["a network beyond its room-nights", { networkRoomNights: 89 }, {}, "network"],
    ["five rooms of eighteen for one network", { networkRoomsHere: 4 }, {}, null],
    ["a sixth room for the network", { networkRoomsHere: 5 }, {}, "network"],
    ["six rooms at once", {}, { rooms: 6 }, "network"],
    ["the ninth room of strangers", { strangersHere: 8 }, {}, null],
    ["the tenth room of strangers", { strangersHere: 9 }, {}, "property"],
    ["a proved guest beside nine strangers", { strangersHere: 9 }, { standing: "proved" }, null],
    ["the fourteenth unpaid room", { unpaidHere: 13 }, { standing: "proved" }, null],
    ["the fifteenth unpaid room", { unpaidHere: 14 }, { standing: "proved" }, "property"],
    ["a stranger beside fourteen proved guests", { unpaidHere: 14 }, {}, "property"],
    [
      "a proved guest of a network with too much",
      { networkRoomNights: 90 },
      { standing: "proved" },
      "network",
    ],
  ])("to %s", (_, kept, asked, reason) => {
    expect(obstacle(kept, asked)?.reason ?? null).toBe(reason)
  })

  it("asks to come again in five minutes where others have to end first", () => {
    const retryMs = 5 * MINUTE_MS

    expect(obstacle({ networkRoomNights: 90 })).toEqual({ reason: "network", retryMs })
    expect(obstacle({ strangersHere: 9 })).toEqual({ reason: "property", retryMs })
    expect(obstacle({ guestRoomNights: 180 })).toEqual({ reason: "guest", retryMs })
  })

  it("is never refused to a guest who paid before for what others keep", () => {
    const others = {
      networkRoomNights: 5000,
      networkRoomsHere: 18,
      networkAbandoned: 5000,
      networkLastEnd: NOW,
      strangersHere: 18,
      unpaidHere: 18,
      abandonedHere: 5000,
    }

    expect(obstacle(others, { standing: "known" })).toBeNull()
  })

  it("is refused to anybody who keeps twice as much as a whole network may", () => {
    const standing = "known" as const

    expect(obstacle({ guestRoomNights: 178 }, { standing })).toBeNull()
    expect(obstacle({ guestRoomNights: 179 }, { standing })?.reason).toBe("guest")
  })

  it("knows no limit for invented guests", () => {
    const full = { networkRoomNights: 1e6, strangersHere: 18, unpaidHere: 18, guestRoomNights: 1e6 }

    expect(obstacle(full, {}, noHoldLimits)).toBeNull()
    expect(guarantee({ ...full, guestUnpaidStays: 1e6 }, {}, noHoldLimits)).toBe("none")
  })
})

describe("a property whose rooms are held again and again", () => {
  it("keeps half of the strangers' share back after four turns of all its rooms", () => {
    const rooms = (abandonedHere: number, units = 18) =>
      strangersRooms(usualHoldLimits, asking({ units }), { ...nothing, abandonedHere })

    expect([rooms(71), rooms(72)]).toEqual([9, 4])
    expect([rooms(3, 1), rooms(4, 1)]).toEqual([1, 0])
    expect(obstacle({ abandonedHere: 72, strangersHere: 4 })?.reason).toBe("property")
    expect(obstacle({ abandonedHere: 72, strangersHere: 3 })).toBeNull()
  })
})

describe("the pause of a network", () => {
  const pause = (networkAbandoned: number, networkPaid = 0) =>
    pauseAfter(usualHoldLimits, { ...nothing, networkAbandoned, networkPaid }) / MINUTE_MS

  it.each([
    [0, 0],
    [90, 0],
    [91, 5],
    [120, 5],
    [121, 10],
    [151, 20],
    [181, 40],
    [271, 320],
    [301, 360],
    [9000, 360],
  ])("after %i abandoned room-nights is %i minutes", (abandoned, minutes) => {
    expect(pause(abandoned)).toBe(minutes)
  })

  it("comes later to an office that also pays: four room-nights for each one", () => {
    expect([pause(290, 50), pause(291, 50)]).toEqual([0, 5])
  })

  it("counts from the end of the last abandoned hold, and is over on its minute", () => {
    const paused = (minutesAgo: number) =>
      obstacle({ networkAbandoned: 91, networkLastEnd: NOW - minutesAgo * MINUTE_MS })

    expect(paused(3)).toEqual({ reason: "pause", retryMs: 2 * MINUTE_MS })
    expect(paused(5)).toBeNull()
  })

  it("is none where nothing was abandoned, whatever the clocks say", () => {
    expect(obstacle({ networkAbandoned: 90, networkLastEnd: NOW + MINUTE_MS })).toBeNull()
  })
})

describe("paying at the property", () => {
  it.each<[string, Partial<Kept>, Partial<Asking>, string]>([
    ["a first stay", {}, {}, "none"],
    ["a first stay of fourteen room-nights", {}, { nights: 7, rooms: 2 }, "none"],
    ["a first stay of fifteen room-nights", {}, { nights: 15 }, "address"],
    ["a second one of the same guest", { guestUnpaidStays: 1 }, {}, "address"],
    ["a second one of the same network", { networkUnpaidStays: 1 }, {}, "address"],
    ["the ninth room of strangers", { strangersHere: 8, unpaidHere: 8 }, {}, "none"],
    ["the tenth room of strangers", { strangersHere: 9, unpaidHere: 9 }, {}, "address"],
    ["a second one with a proved address", { guestUnpaidStays: 1 }, { standing: "proved" }, "none"],
    ["fifteen room-nights with a proved address", {}, { standing: "proved", nights: 15 }, "none"],
    ["the fourteenth unpaid room", { unpaidHere: 13 }, { standing: "proved" }, "none"],
    ["the fifteenth unpaid room", { unpaidHere: 14 }, { standing: "proved" }, "card"],
    ["the fifteenth unpaid room, by a stranger", { unpaidHere: 14 }, {}, "card"],
    ["what one guest may not keep", { guestRoomNights: 179 }, { standing: "proved" }, "card"],
    ["what one known guest may not keep", { guestRoomNights: 179 }, { standing: "known" }, "card"],
    ["the last room, by a known guest", { unpaidHere: 18 }, { standing: "known" }, "none"],
  ])("for %s needs %s", (_, kept, asked, needed) => {
    expect(guarantee(kept, asked)).toBe(needed)
  })

  it("takes as many unproved stays as the setting says", () => {
    const limits = { ...usualHoldLimits, unprovedStays: 3 }

    expect(guarantee({ guestUnpaidStays: 2, networkUnpaidStays: 2 }, {}, limits)).toBe("none")
    expect(guarantee({ guestUnpaidStays: 3 }, {}, limits)).toBe("address")
  })
})

describe("the terms", () => {
  it("remember a day", () => {
    expect(holdLimitTerms.memoryMs).toBe(24 * 60 * MINUTE_MS)
  })
})

describe("a whole house of twelve rooms", () => {
  const house = { rooms: 12, largest: 12, units: 12 }
  const reason = (kept: Partial<Kept>, asked: Partial<Asking> = {}) =>
    obstacle(kept, { ...house, ...asked })?.reason ?? null

  it("is held by a stranger who keeps nothing else, for any number of nights", () => {
    expect([reason({}), reason({}, { nights: 30 })]).toEqual([null, null])
  })

  it("is held for nobody beside anything else that is kept", () => {
    expect(reason({ networkRoomsHere: 1 })).toBe("network")
    expect(reason({ strangersHere: 1 })).toBe("property")
    expect(reason({ unpaidHere: 1 }, { standing: "proved" })).toBe("property")
  })

  it("is asked for as one room, and counts with every room once it is kept", () => {
    expect(
      [60, 61].map((networkRoomNights) => reason({ networkRoomNights }, { nights: 30 })),
    ).toEqual([null, "network"])
    const known = { standing: "known", nights: 30 } as const
    expect([150, 151].map((guestRoomNights) => reason({ guestRoomNights }, known))).toEqual([
      null,
      "guest",
    ])
  })

  it("does not let as many single rooms be held", () => {
    expect(reason({}, { largest: 1 })).toBe("network")
    expect(reason({}, { largest: 1, rooms: 4 })).toBe(null)
  })

  it("is held for no stranger while the property is attacked", () => {
    expect(reason({ abandonedHere: 48 })).toBe("property")
  })

  it("is paid for on arrival by who proved an address, and not beside anything else", () => {
    expect(guarantee({}, { ...house, standing: "stranger" })).toBe("address")
    expect(guarantee({}, { ...house, standing: "proved" })).toBe("none")
    expect(guarantee({ unpaidHere: 1 }, { ...house, standing: "proved" })).toBe("card")
  })
})
