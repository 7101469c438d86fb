import { BookingId } from "#core/booking/booking-view.ts"
import { aForeignGuest, guestDetails } from "#fixtures/builders/a-guest.ts"
import { typedProfile } from "#fixtures/builders/an-account.ts"
import { expect, it } from "vitest"
import { aRegistered } from "./accounts.steps.ts"
import { aConfirmedStay, aHeldBooking } from "./bookings.steps.ts"
import { aKey, refusal, resultOf, type Guest, type World } from "./world.ts"

const neverGiven = BookingId.make("0123456789abcdefghjkmnpqrs")

/** Longer than any window in which wrong codes are counted. */
const A_DAY = 24 * 60 * 60 * 1000

/** What is promised about finding a booking and saying who comes. */
export const findingPromises = {
  find: (world: () => World) => {
    it("shows where the booking stands to whoever has its id", { tags: "§2.16" }, async () => {
      const { booking } = await aHeldBooking(world().guest())

      expect(await resultOf(world().guest().bookings.find(booking.id))).toEqual({
        ...booking,
        yours: false,
        extendable: false,
      })
    })

    it("knows nothing of an id that was never given", async () => {
      const failure = await refusal(world().guest().bookings.find(neverGiven))

      expect(failure._tag).toBe("BookingNotFound")
    })

    it("shows no hold that is over", async () => {
      const { booking } = await aHeldBooking(world().guest())

      world().forward(Date.parse(booking.holdUntil) - Date.parse(booking.createdAt) + 1)

      expect((await resultOf(world().guest().bookings.find(booking.id))).status).toBe("expired")
    })
  },

  findByCode: (world: () => World) => {
    it("reads a code as guests write it", { tags: "§1.10" }, async () => {
      const { code, id } = await aConfirmedStay(world().guest())
      const written = `${code}`.replace(/^(.{5})/, "$1-").toLowerCase()

      const found = await resultOf(world().guest().bookings.findByCode(` ${written} `))

      expect(found.id).toBe(id)
    })

    it("shows no more of the guest than a stranger may see", async () => {
      const { code } = await aConfirmedStay(world().guest())

      const { guest } = await resultOf(world().guest().bookings.findByCode(`${code}`))

      expect(guest?.name).toMatch(/^A/)
      expect(JSON.stringify(guest)).not.toMatch(/Aisyah|aisyah\.tan|345 ?6789/)
    })

    it.each(["ZZZZZ-ZZZZZ", "", "not a code", "0000000000"])(
      "answers a wrong code like an unknown one: %j",
      async (code) => {
        const failure = await refusal(world().guest().bookings.findByCode(code))

        expect(failure._tag).toBe("BookingNotFound")
      },
    )

    it("stops listening to a guest who guesses, and listens again later", async () => {
      const guest = world().guest()
      const guess = () => refusal(guest.bookings.findByCode("ZZZZZ-ZZZZZ"))
      const failures = []
      for (let attempts = 0; attempts < 60; attempts += 1) failures.push((await guess())._tag)

      world().forward(A_DAY)

      expect(failures.at(-1)).toBe("TooManyAttempts")
      expect((await guess())._tag).toBe("BookingNotFound")
    })
  },

  giveDetails: (world: () => World) => {
    it("quotes again with the nationality known", async () => {
      const guest = world().guest()
      const { booking, quote } = await aHeldBooking(guest)

      const known = await resultOf(guest.bookings.giveDetails(booking.id, aForeignGuest(), aKey()))

      expect(known.quote.why.tourismTax.reason).toBe("visitor")
      expect(known.quote.total).toBeGreaterThan(quote.total)
    })

    it("lists every field that breaks a rule", async () => {
      const guest = world().guest()
      const { booking } = await aHeldBooking(guest)
      const details = guestDetails({ firstName: "", email: "nobody", phone: "1", gender: null })

      const failure = await refusal(guest.bookings.giveDetails(booking.id, details, aKey()))

      expect(failure).toMatchObject({ _tag: "DetailsRefused" })
      expect("issues" in failure && failure.issues.map(({ path }) => path)).toEqual(
        expect.arrayContaining(["firstName", "email", "phone", "gender"]),
      )
    })

    it("lets a member leave the number out that the profile keeps", async () => {
      const guest = await aRegistered(world())
      const profile = typedProfile()
      await resultOf(guest.profiles.save(profile))
      const { booking } = await aHeldBooking(guest)
      const { dateOfBirth } = profile
      const leftOut = guestDetails({ dateOfBirth, identityNumber: "", keptIdentity: "mykad" })

      const named = await resultOf(guest.bookings.giveDetails(booking.id, leftOut, aKey()))
      const other = { ...leftOut, lastName: "Lim" }
      const failure = await refusal(guest.bookings.giveDetails(booking.id, other, aKey()))

      expect(named.guest?.name).toBe("A•••• T••")
      expect(failure).toMatchObject({
        issues: [{ path: "identityNumber", code: "IdentityNumberMissing" }],
      })
    })

    it("takes no number of a profile where nobody is signed in", async () => {
      const guest = world().guest()
      const { booking } = await aHeldBooking(guest)
      const leftOut = guestDetails({ identityNumber: "", keptIdentity: "mykad" })

      const failure = await refusal(guest.bookings.giveDetails(booking.id, leftOut, aKey()))

      expect(failure).toMatchObject({ issues: [{ path: "identityNumber" }] })
    })

    it("keeps when the guest arrives, and tells it to no stranger", async () => {
      const guest = world().guest()
      const { booking } = await aHeldBooking(guest)
      const details = guestDetails({ arrival: "afterMidnight" })

      const named = await resultOf(guest.bookings.giveDetails(booking.id, details, aKey()))

      const seenBy = (one: Guest) => resultOf(one.bookings.find(booking.id))
      expect(named.guest?.arrival).toBe("afterMidnight")
      expect((await seenBy(guest)).guest?.arrival).toBe("afterMidnight")
      expect((await seenBy(world().guest())).guest).toMatchObject({ arrival: null })
    })

    it("charges tourism tax for the rooms that a guest says visitors stay in", async () => {
      const guest = world().guest()
      const { booking } = await aHeldBooking(guest)
      const details = guestDetails({ roomsOfVisitors: 1 })

      const named = await resultOf(guest.bookings.giveDetails(booking.id, details, aKey()))

      expect(named.quote.occupancyTax - booking.quote.occupancyTax).toBe(
        1000 * booking.quote.nights.length,
      )
      expect((await resultOf(guest.bookings.find(booking.id))).quote).toEqual(named.quote)
    })

    it("is nobody else's to do", async () => {
      const { booking } = await aHeldBooking(world().guest())
      const { bookings } = world().guest()

      const failure = await refusal(bookings.giveDetails(booking.id, guestDetails(), aKey()))

      expect(failure._tag).toBe("BookingNotFound")
    })

    it("is too late when the hold is over", async () => {
      const guest = world().guest()
      const { booking } = await aHeldBooking(guest)

      world().forward(Date.parse(booking.holdUntil) - Date.parse(booking.createdAt) + 1)
      const late = guest.bookings.giveDetails(booking.id, guestDetails(), aKey())

      expect((await refusal(late))._tag).toBe("HoldOver")
    })
  },
}
