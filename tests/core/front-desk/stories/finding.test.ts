import { bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { beforeEach, describe, expect, it } from "vitest"
import { aGuestAt, refusal, resultOf, visitorOf } from "../a-guest-at-the-desk.ts"

let desk: AFrontDesk
beforeEach(() => {
  desk = aFrontDesk()
})

const stranger = () => desk.forVisitor(visitorOf("stranger"))

describe("finding a booking", () => {
  it("shows the same to everybody who has its id", async () => {
    const guest = aGuestAt(desk)
    const { id } = await guest.confirmed()

    const seen = await resultOf(stranger().find(id))

    expect(seen).toEqual({ ...(await resultOf(guest.bookings.find(id))), yours: false })
    expect(JSON.stringify(seen)).not.toMatch(/Aisyah|900412|345 ?6789|aisyah/i)
  })

  it("knows nothing of an id that was never given", async () => {
    expect((await refusal(stranger().find(bookingIdOf(9))))._tag).toBe("BookingNotFound")
    expect((await refusal(stranger().settle(bookingIdOf(9), "")))._tag).toBe("BookingNotFound")
    expect((await refusal(stranger().leave(bookingIdOf(9), "")))._tag).toBe("BookingNotFound")
  })

  it("reads a code in any spelling", async () => {
    const { id, code } = await aGuestAt(desk).confirmed()
    const written = ` ${code?.slice(0, 5)}-${code?.slice(5)} `.toLowerCase()

    expect((await resultOf(stranger().findByCode(written))).id).toBe(id)
  })

  it.each(["", "not a code", "ZZZZZ-ZZZZZ"])("answers alike to %j", async (code) => {
    expect((await refusal(stranger().findByCode(code)))._tag).toBe("BookingNotFound")
  })

  it("finds no held stay by anything that is no code", async () => {
    await aGuestAt(desk).hold()

    expect((await refusal(stranger().findByCode("not a code")))._tag).toBe("BookingNotFound")
  })

  it("lets all sessions of one network try sixty codes, and none of another wait for them", async () => {
    const guess = (session: number, network?: string) =>
      refusal(
        desk.forVisitor({ ...visitorOf(`guesser-${session}`), network }).findByCode("ZZZZZ-ZZZZZ"),
      )
    for (let rateLimiter = 0; rateLimiter < 60; rateLimiter += 1)
      expect((await guess(rateLimiter, "10.0.0.1"))._tag).toBe("BookingNotFound")

    expect((await guess(60, "10.0.0.1"))._tag).toBe("TooManyAttempts")
    expect((await guess(61, "10.0.0.2"))._tag).toBe("BookingNotFound")
    expect((await guess(62))._tag).toBe("BookingNotFound")
  })

  it("lets a session try ten codes in ten minutes, right or wrong, and then says how long to wait", async () => {
    desk.clock.set("2026-11-21T02:34:30.500Z")
    const { code } = await aGuestAt(desk).confirmed()
    const guess = () => refusal(stranger().findByCode("ZZZZZ-ZZZZZ"))
    for (let rateLimiter = 1; rateLimiter <= 9; rateLimiter += 1) await guess()
    expect((await resultOf(stranger().findByCode(`${code}`))).code).toBe(code)

    const slowed = await refusal(stranger().findByCode(`${code}`))

    expect(slowed).toMatchObject({ _tag: "TooManyAttempts", retryAfterSeconds: 330 })
    const another = desk.forVisitor(visitorOf("session-1"))
    expect((await resultOf(another.findByCode(`${code}`))).code).toBe(code)
    desk.clock.forward(330_000)
    expect((await guess())._tag).toBe("BookingNotFound")
  })
})
