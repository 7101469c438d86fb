import { expect, it } from "vitest"
import {
  aProved,
  aRegistered,
  aRegistration,
  letterOf,
  PASSWORD,
  whoIsOn,
} from "./accounts.steps.ts"
import { aHeldBooking } from "./bookings.steps.ts"
import { refusal, resultOf, type World } from "./world.ts"

const email = "aisyah.tan@example.com"

/** What is promised about coming in and going out. */
export const enteringPromises = {
  register: (world: () => World) => {
    it("signs in to the new account", { tags: ["§1.11", "§3.11"] }, async () => {
      const guest = world().guest()

      const { user } = await resultOf(
        guest.accounts.register(aRegistration({ firstName: " Aisyah " })),
      )

      expect(user).toMatchObject({ firstName: "Aisyah", email, emailVerified: false })
      expect(await whoIsOn(guest)).toBe(email)
    })

    it("writes a letter with a link in the guest's language", async () => {
      await aRegistered(world(), { language: "bm" })

      expect(letterOf(world(), "welcome")).toMatchObject({ to: email, language: "bm" })
      expect(letterOf(world(), "welcome").link).toMatch(/^[0-9a-z]{52}$/)
    })

    it("lists every field that breaks a rule", async () => {
      const wrong = aRegistration({ firstName: "", email: "x", password: "short" })

      const failure = await refusal(world().guest().accounts.register(wrong))

      expect(failure).toMatchObject({
        _tag: "RegistrationRefused",
        issues: [{ path: "firstName" }, { path: "email" }, { path: "password" }],
      })
    })

    it("refuses a password that everybody tries", async () => {
      const wrong = aRegistration({ password: "Password123" })

      const failure = await refusal(world().guest().accounts.register(wrong))

      expect(failure).toMatchObject({ issues: [{ code: "PasswordTooCommon" }] })
    })

    it("tells nobody but the mailbox that an address has an account already", async () => {
      await aProved(world())
      const stranger = world().guest()

      const { user } = await resultOf(
        stranger.accounts.register(aRegistration({ password: "another password" })),
      )

      expect(user).toMatchObject({ email, emailVerified: false })
      expect(letterOf(world(), "knownAddress")).toMatchObject({ to: email, link: null })
    })
  },

  signIn: (world: () => World) => {
    it(
      "knows the guest again, however the address is written",
      { tags: ["§1.12", "§3.2"] },
      async () => {
        await aRegistered(world())
        const guest = world().guest()

        await resultOf(
          guest.accounts.signIn({ email: " AISYAH.Tan@example.com ", password: PASSWORD }),
        )

        expect(await whoIsOn(guest)).toBe(email)
      },
    )

    it("answers a wrong password like an unknown address", async () => {
      await aRegistered(world())
      const { accounts } = world().guest()

      const wrong = await refusal(accounts.signIn({ email, password: "not my password" }))
      const unknown = await refusal(accounts.signIn({ email: "no@one.my", password: PASSWORD }))

      expect(wrong).toEqual(unknown)
      expect(wrong._tag).toBe("CredentialsRefused")
    })

    it("gives the browser a proof that it did not have before", async () => {
      const guest = await aRegistered(world())
      const before = guest.jar.get("singgah-session")

      await resultOf(guest.accounts.signIn({ email, password: PASSWORD }))
      const thief = world().guest()
      thief.jar.set("singgah-session", before ?? "")

      expect(guest.jar.get("singgah-session")).not.toBe(before)
      expect(await whoIsOn(thief)).toBeNull()
    })

    it("takes no proof that somebody planted before", async () => {
      const guest = await aRegistered(world())
      const thief = await aRegistered(world(), { email: "thief@example.com" })
      const planted = thief.jar.get("singgah-session") ?? ""
      await resultOf(guest.accounts.signOut())
      guest.jar.set("singgah-session", planted)

      await resultOf(guest.accounts.signIn({ email, password: PASSWORD }))

      expect(guest.jar.get("singgah-session")).not.toBe(planted)
      expect(await whoIsOn(guest)).toBe(email)
      expect(await whoIsOn(thief)).toBeNull()
    })

    it("shows what is booked from then on to no copied cookie of the browser", async () => {
      const guest = await aRegistered(world())
      const thief = world().guest()
      thief.jar.set("singgah-guest", guest.jar.get("singgah-guest") ?? "")

      const { booking } = await aHeldBooking(guest)

      expect((await resultOf(guest.bookings.find(booking.id))).yours).toBe(true)
      expect((await resultOf(thief.bookings.find(booking.id))).yours).toBe(false)
    })

    it("stops listening to who guesses, and locks nobody out elsewhere", async () => {
      await aRegistered(world())
      const thief = world().guest()
      const guess = () => refusal(thief.accounts.signIn({ email, password: "a wrong guess" }))
      const failures = []
      for (let attempts = 0; attempts < 12; attempts += 1) failures.push((await guess())._tag)

      const owner = world().guest()
      await resultOf(owner.accounts.signIn({ email, password: PASSWORD }))

      expect(failures.slice(0, 10)).toEqual(Array(10).fill("CredentialsRefused"))
      expect(failures.at(-1)).toBe("TooManyAttempts")
      expect(await whoIsOn(owner)).toBe(email)
    })
  },

  signOut: (world: () => World) => {
    it(
      "ends the session on the server, whoever kept its proof",
      { tags: ["§4.2", "§4.3"] },
      async () => {
        const guest = await aRegistered(world())
        const proof = guest.jar.get("singgah-session") ?? ""

        await resultOf(guest.accounts.signOut())
        guest.jar.set("singgah-session", proof)

        expect(await whoIsOn(guest)).toBeNull()
      },
    )

    it("makes the browser another guest's, who does not hold what was held", async () => {
      const guest = await aRegistered(world())
      const before = guest.jar.get("singgah-guest")

      await resultOf(guest.accounts.signOut())

      expect(guest.jar.get("singgah-guest")).not.toBe(before)
    })
  },

  whoAmI: (world: () => World) => {
    it("is nobody before anybody signed in", async () => {
      expect(await resultOf(world().guest().accounts.whoAmI())).toEqual({ user: null })
    })

    it("forgets who did not come for thirty days, and nobody sooner", async () => {
      const guest = await aRegistered(world())
      const DAY = 24 * 60 * 60 * 1000

      world().forward(29 * DAY)
      const stillThere = await whoIsOn(guest)
      world().forward(29 * DAY)
      const seenBetween = await whoIsOn(guest)
      world().forward(31 * DAY)

      expect([stillThere, seenBetween]).toEqual([email, email])
      expect(await whoIsOn(guest)).toBeNull()
    })
  },
}
