import { expect, it } from "vitest"
import { PASSWORD } from "./accounts.steps.ts"
import { aGuestWithCard } from "./bookings.kept-card.ts"
import { aReadyBooking } from "./bookings.steps.ts"
import { aKey, refusal, resultOf, type World } from "./world.ts"

const email = "aisyah.tan@example.com"

/** What is promised about the card that an account keeps. */
export const cardPromises = {
  removeCard: (world: () => World) => {
    it("leaves none, on every browser of the account, and it pays nothing any more", async () => {
      const guest = await aGuestWithCard(world())
      const other = world().guest()
      await resultOf(other.accounts.signIn({ email, password: PASSWORD }))
      expect((await resultOf(other.profiles.read())).keptCard).not.toBeNull()

      expect((await resultOf(guest.profiles.removeCard())).keptCard).toBeNull()

      expect((await resultOf(other.profiles.read())).keptCard).toBeNull()
      const { id, quote } = await aReadyBooking(other)
      const request = { method: "card", total: quote.total, card: "kept" } as const
      expect((await refusal(other.bookings.pay(id, request, aKey())))._tag).toBe("KeptCardGone")
    })

    it("is nothing to be done where none is kept", async () => {
      const guest = await aGuestWithCard(world())
      await resultOf(guest.profiles.removeCard())

      expect((await resultOf(guest.profiles.removeCard())).keptCard).toBeNull()
    })

    it("is for who is signed in", async () => {
      expect((await refusal(world().guest().profiles.removeCard()))._tag).toBe("NotSignedIn")
    })
  },
}
