import { LinkToken } from "#core/booking/booking-link.ts"
import { writeConfirmationCode } from "#core/booking/confirmation-code.rules.ts"
import { expect, it } from "vitest"
import { aRegistered } from "./accounts.steps.ts"
import { aConfirmedStay } from "./bookings.steps.ts"
import { aPaidStay } from "./managing.steps.ts"
import { refusal, resultOf, type World } from "./world.ts"

const neverMailed = (id: string): LinkToken => LinkToken.make(`${id}-${"0".repeat(26)}`)

/** What is promised to those who only look. */
export const lookingPromises = {
  mine: (world: () => World) => {
    it("asks somebody who is not signed in to sign in", async () => {
      expect((await refusal(world().guest().managed.mine()))._tag).toBe("NotSignedIn")
    })
  },

  openOwn: (world: () => World) => {
    it("does not open for somebody who is not signed in, not even who made it", async () => {
      const guest = world().guest()
      const { id } = await aConfirmedStay(guest)

      expect((await refusal(guest.managed.openOwn(id)))._tag).toBe("BookingNotFound")
    })

    it(
      "shows the whole booking to the signed-in guest who made it",
      { tags: "§1.14" },
      async () => {
        const guest = await aRegistered(world())
        const { id } = await aConfirmedStay(guest)

        expect(await resultOf(guest.managed.openOwn(id))).toMatchObject({
          id,
          status: "confirmed",
          guest: { firstName: "Aisyah", identity: { kind: "mykad", masked: "••••••••5678" } },
        })
      },
    )
  },

  openByLink: (world: () => World) => {
    it("shows the whole booking, with the identity number masked", async () => {
      const { claim, guest } = await aPaidStay(world())

      const booking = await resultOf(guest.managed.openByLink(claim.link!))

      expect(booking).toMatchObject({
        id: claim.id,
        guest: { firstName: "Aisyah", identity: { kind: "mykad", masked: "••••••••5678" } },
        ledger: [{ kind: "authorised", amount: booking.quote.total }],
        history: [{ event: "HELD" }, {}, { event: "PAYMENT_AUTHORISED", status: "confirmed" }],
        paid: booking.quote.total,
        openChange: null,
      })
    })

    it("shows once what the card's bank took back, as money that is paid no more", async () => {
      const { claim, guest, clientSecret } = await aPaidStay(world())
      await world().loseDispute(clientSecret)

      const { paid, quote, ledger } = await resultOf(guest.managed.openByLink(claim.link!))

      const { total } = quote
      expect(ledger.map(({ kind, amount }) => [kind, amount])).toEqual([
        ["authorised", total],
        ["captured", total],
        ["takenBack", total],
      ])
      expect(paid).toBe(0)
    })

    it("opens again: looking spends nothing", async () => {
      const { claim, guest } = await aPaidStay(world())
      await resultOf(guest.managed.openByLink(claim.link!))

      expect((await resultOf(guest.managed.openByLink(claim.link!))).id).toBe(claim.id)
    })

    it("opens nothing by a secret that was never mailed", async () => {
      const { claim, guest } = await aPaidStay(world())

      const failure = await refusal(guest.managed.openByLink(neverMailed(claim.id)))

      expect(failure._tag).toBe("BookingNotFound")
    })
  },

  mailLink: (world: () => World) => {
    it("answers alike whether there is such a booking or not", async () => {
      const { code } = await aConfirmedStay(world().guest())
      const { managed } = world().guest()
      const written = writeConfirmationCode(code!)

      expect(await resultOf(managed.mailLink(written, "Aisyah.Tan@example.com"))).toEqual({
        asked: true,
      })
      expect(await resultOf(managed.mailLink(written, "stranger@example.com"))).toEqual({
        asked: true,
      })
      expect(await resultOf(managed.mailLink("00000-00000", "x@example.com"))).toEqual({
        asked: true,
      })
    })

    it("slows down who tries many codes", async () => {
      const { managed } = world().guest()
      for (let attempts = 0; attempts < 10; attempts += 1)
        await resultOf(managed.mailLink("0", "x@example.com"))

      expect((await refusal(managed.mailLink("0", "x@example.com")))._tag).toBe("TooManyAttempts")
    })
  },
}
