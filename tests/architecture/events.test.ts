import { expect, it } from "vitest"
import { everyBookingEvent } from "../core/booking/every-booking-event.ts"
import { filesIn, textOf } from "./source.ts"

const listeners = ["core/booking/booking.machine.ts", "core/booking/booking.event.ts"]

const speakers = filesIn(["core"], ["ts"])
  .filter((file) => !listeners.includes(file))
  .map(textOf)

const unsaidAmong = (events: ReadonlyArray<string>): ReadonlyArray<string> =>
  events.filter((event) => !speakers.some((text) => text.includes(`"${event}"`)))

it("tells the booking machine everything that it listens for", () => {
  expect(unsaidAmong(everyBookingEvent.map(({ type }) => type))).toEqual([])
  expect(unsaidAmong(["GUEST_LEFT", "GUEST_SNEEZED"])).toEqual(["GUEST_SNEEZED"])
})
