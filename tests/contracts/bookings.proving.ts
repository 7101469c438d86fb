import { expect, it } from "vitest"
import { aConfirmedStay, aHeldBooking, aReadyBooking } from "./bookings.steps.ts"
import { aKey, refusal, resultOf, type World } from "./world.ts"

const mailedCode = (world: World): string => world.letters()[0]?.code ?? ""

/** What is promised about codes that prove an address. */
export const provingPromises = {
  mailCode: (world: () => World) => {
    it("mails six digits to the address given, in the language of the pages", async () => {
      const guest = world().guest()
      guest.jar.set("language", "cn")
      const { id } = await aReadyBooking(guest)

      expect(await resultOf(guest.bookings.mailCode(id, aKey()))).toEqual({ againAfterSeconds: 60 })

      expect(world().letters()[0]).toMatchObject({
        kind: "bookingCode",
        to: "aisyah.tan@example.com",
        language: "cn",
        code: expect.stringMatching(/^\d{6}$/),
      })
    })

    it("mails no other one within a minute", async () => {
      const guest = world().guest()
      const { id } = await aReadyBooking(guest)
      await resultOf(guest.bookings.mailCode(id, aKey()))
      world().forward(30_000)

      const again = await resultOf(guest.bookings.mailCode(id, aKey()))

      expect(again).toEqual({ againAfterSeconds: 30 })
      expect(world().letters()).toHaveLength(1)
    })

    it("needs an address", async () => {
      const guest = world().guest()
      const { booking } = await aHeldBooking(guest)

      const failure = await refusal(guest.bookings.mailCode(booking.id, aKey()))

      expect(failure._tag).toBe("StepRefused")
    })

    it("is nobody else's to do", async () => {
      const { id } = await aReadyBooking(world().guest())

      const failure = await refusal(world().guest().bookings.mailCode(id, aKey()))

      expect(failure._tag).toBe("BookingNotFound")
    })
  },

  proveAddress: (world: () => World) => {
    it("lets a guest book a second stay to be paid on arrival", async () => {
      const guest = world().guest()
      await aConfirmedStay(guest)
      const { id, quote } = await aReadyBooking(guest)
      const press = { method: "payAtProperty", total: quote.total } as const
      expect(await refusal(guest.bookings.pay(id, press, aKey()))).toMatchObject({
        _tag: "GuaranteeNeeded",
        guarantee: "address",
      })

      await resultOf(guest.bookings.mailCode(id, aKey()))
      const code = mailedCode(world())
      await resultOf(
        guest.bookings.proveAddress(id, ` ${code.slice(0, 3)} ${code.slice(3)}`, aKey()),
      )

      expect(await resultOf(guest.bookings.pay(id, press, aKey()))).toMatchObject({
        kind: "confirmed",
      })
    })

    it("refuses a wrong code and says how often another may be typed", async () => {
      const guest = world().guest()
      const { id } = await aReadyBooking(guest)
      await resultOf(guest.bookings.mailCode(id, aKey()))
      const wrong = mailedCode(world()) === "111111" ? "222222" : "111111"

      expect(await refusal(guest.bookings.proveAddress(id, wrong, aKey()))).toMatchObject({
        _tag: "AddressCodeRefused",
        reason: "wrong",
        attemptsLeft: 4,
      })
      expect(await refusal(guest.bookings.proveAddress(id, wrong, aKey()))).toMatchObject({
        attemptsLeft: 3,
      })
    })

    it("refuses a code that is over", async () => {
      const guest = world().guest()
      const { id } = await aReadyBooking(guest)
      await resultOf(guest.bookings.mailCode(id, aKey()))
      world().forward(10 * 60_000)

      expect(
        await refusal(guest.bookings.proveAddress(id, mailedCode(world()), aKey())),
      ).toMatchObject({ _tag: "AddressCodeRefused", reason: "expired" })
    })

    it("is nobody else's to do", async () => {
      const guest = world().guest()
      const { id } = await aReadyBooking(guest)
      await resultOf(guest.bookings.mailCode(id, aKey()))
      const { bookings } = world().guest()

      expect((await refusal(bookings.proveAddress(id, mailedCode(world()), aKey())))._tag).toBe(
        "BookingNotFound",
      )
    })
  },
}
