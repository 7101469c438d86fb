import { postgresMessageStore } from "#adapters/postgres/bookings/message-store.postgres.ts"
import { bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { answering, NOT_ASKED_FOR } from "../an-answering-database.ts"

const [mine, another] = [bookingIdOf(1), bookingIdOf(2)]
const message = { id: "m1", from: "guest", at: "2026-12-08T02:30:00.000Z", text: "Hello" }
const link = { digest: "d1", booking: mine, side: "guest", until: "1764000000000" }

const messagesOf = (booking: string) =>
  postgresMessageStore(answering({ ...message, booking }).database).ofBooking(mine)

const linkNamed = (digest: string) =>
  postgresMessageStore(answering({ ...link, digest }).database).replyLink("d1")

it("messages are read of the booking that was asked for, without naming it", async () => {
  expect(await Effect.runPromise(messagesOf(mine))).toEqual([message])
  await expect(Effect.runPromise(messagesOf(another))).rejects.toThrow(NOT_ASKED_FOR)
})

it("a link is read by the secret that was asked for, with its end as a number", async () => {
  expect(await Effect.runPromise(linkNamed("d1"))).toEqual({ ...link, until: 1_764_000_000_000 })
  await expect(Effect.runPromise(linkNamed("d2"))).rejects.toThrow(NOT_ASKED_FOR)
})

it("there is no link where none is found", async () => {
  const { replyLink } = postgresMessageStore(answering().database)

  expect(await Effect.runPromise(replyLink("d1"))).toBeNull()
})
