import type { IdentityReturn } from "#core/account/identity.port.ts"
import { attemptsAllowed } from "#core/account-service/attempts-allowed.ts"
import { expect, it } from "vitest"
import { aProved, aRegistered, PASSWORD, whoIsOn } from "./accounts.steps.ts"
import { refusal, resultOf, type Guest, type World } from "./world.ts"

const email = "nurul.hassan@example.com"
const MINUTE = 60 * 1000

/** The guest goes to the outside service, which sends them back. */
const sentBack = async ({ identity }: Guest, redirect = "/"): Promise<IdentityReturn> => {
  const { address } = await resultOf(identity.start(redirect))
  const query = new URLSearchParams(address.split("?")[1])
  return { code: query.get("code"), state: query.get("state") ?? "", way: "address" }
}

/** The guest says who they are in the outside service's own window. */
const askedInWindow = async ({ identity }: Guest, redirect = "/"): Promise<IdentityReturn> => {
  const { state } = await resultOf(identity.start(redirect))
  return { code: "of-the-window", state, way: "window" }
}

const signedInWithGoogle = async (guest: Guest) =>
  resultOf(guest.identity.finish(await sentBack(guest)))

/** A guest who is asked for the password of the account with the same address. */
const askedToLink = async (world: World): Promise<Guest> => {
  await aProved(world, { email })
  const guest = world.guest()
  await refusal(guest.identity.finish(await sentBack(guest, "/account/bookings")))
  return guest
}

/** What is promised about signing in with an outside service. */
export const identityPromises = {
  startGoogle: (world: () => World) => {
    it("leads to the outside service with a state that is new every time", async () => {
      const guest = world().guest()

      const [one, other] = [await sentBack(guest), await sentBack(guest)]

      expect(one.state).toMatch(/^[0-9a-z]{52}$/)
      expect(one.state).not.toBe(other.state)
      const { address, state } = await resultOf(guest.identity.start("/"))
      expect(new URLSearchParams(address.split("?")[1]).get("state")).toBe(state)
    })

    it("is not begun again and again by one and the same, and others may", async () => {
      const guest = world().guest()
      const { most, windowMs } = attemptsAllowed.waysOutside
      for (let attempts = 0; attempts < most; attempts += 1)
        await resultOf(guest.identity.start("/"))

      const failure = await refusal(guest.identity.start("/"))

      expect(failure._tag).toBe("TooManyAttempts")
      expect(await sentBack(world().guest())).toMatchObject({ code: expect.any(String) })
      world().forward(windowMs)
      expect(await sentBack(guest)).toMatchObject({ code: expect.any(String) })
    })

    it("says so when the outside service does not answer", async () => {
      world().outside.falls(true)

      const failure = await refusal(world().guest().identity.start("/"))

      expect(failure._tag).toBe("IdentityUnavailable")
    })
  },

  finishGoogle: (world: () => World) => {
    it("opens an account with a proved address and no password", { tags: ["§1.16"] }, async () => {
      const guest = world().guest()

      const { user, redirect } = await resultOf(
        guest.identity.finish(await sentBack(guest, "/account/profile?tab=1")),
      )

      expect(user).toEqual({
        firstName: "Nurul",
        lastName: "Hassan",
        email,
        emailVerified: true,
        picture: null,
        hasPassword: false,
      })
      expect(redirect).toBe("/account/profile?tab=1")
      expect(await whoIsOn(guest)).toBe(email)
    })

    it("knows the guest again by issuer and subject, whatever the address is now", async () => {
      await signedInWithGoogle(world().guest())
      world().outside.says({ email: "nurul@elsewhere.example" })

      const { user } = await signedInWithGoogle(world().guest())

      expect(user?.email).toBe(email)
    })

    it("takes nobody for who had the same address under another subject", async () => {
      await signedInWithGoogle(world().guest())
      world().outside.says({ sub: "2" })
      const guest = world().guest()

      const failure = await refusal(guest.identity.finish(await sentBack(guest)))

      expect(failure).toMatchObject({ _tag: "LinkNeeded", email })
      expect(await whoIsOn(guest)).toBeNull()
    })

    it("ends the accounts of those who only claimed the address", async () => {
      const stranger = await aRegistered(world(), { email })

      await signedInWithGoogle(world().guest())

      expect(await whoIsOn(stranger)).toBeNull()
    })

    it("asks for the password where the address is proved already, and signs nobody in", async () => {
      await aProved(world(), { email })
      const guest = world().guest()

      const failure = await refusal(guest.identity.finish(await sentBack(guest)))

      expect(failure).toMatchObject({ _tag: "LinkNeeded", email })
      expect(await whoIsOn(guest)).toBeNull()
    })

    it("says so when the guest declined", async () => {
      const guest = world().guest()
      const back = await sentBack(guest)

      const failure = await refusal(guest.identity.finish({ ...back, code: null }))

      expect(failure).toMatchObject({ _tag: "IdentityRefused", reason: "declined" })
    })

    it("signs in who said in the service's own window who they are", async () => {
      const guest = world().guest()
      const back = await askedInWindow(guest, "/account/bookings")

      const { user, redirect } = await resultOf(guest.identity.finish(back))

      expect([user?.email, redirect]).toEqual([email, "/account/bookings"])
      expect(await refusal(guest.identity.finish(back))).toMatchObject({ reason: "expired" })
    })

    it("takes no code of the window as one of the address, nor the other way round", async () => {
      const guest = world().guest()
      const ofWindow = await askedInWindow(guest)
      const ofAddress = await sentBack(guest)

      for (const [back, way] of [
        [ofWindow, "address"],
        [ofAddress, "window"],
      ] as const)
        expect(await refusal(guest.identity.finish({ ...back, way }))).toMatchObject({
          _tag: "IdentityRefused",
          reason: "unproven",
        })
      expect(await whoIsOn(guest)).toBeNull()
    })

    it.each(["https://elsewhere.example/", "//elsewhere.example", "/\\elsewhere", "/login"])(
      "leads on to pages of this site alone, not to %s",
      async (elsewhere) => {
        const guest = world().guest()

        const { redirect } = await resultOf(guest.identity.finish(await sentBack(guest, elsewhere)))

        expect(redirect).toBe("/")
      },
    )

    it("takes every code and state once", async () => {
      const guest = world().guest()
      const back = await sentBack(guest)
      await resultOf(guest.identity.finish(back))
      const { state } = await sentBack(guest)

      const again = await refusal(guest.identity.finish(back))
      const oldCode = await refusal(guest.identity.finish({ ...back, state }))

      expect(again).toMatchObject({ _tag: "IdentityRefused", reason: "expired" })
      expect(oldCode).toMatchObject({ _tag: "IdentityRefused", reason: "unproven" })
    })

    it("believes no state that another browser began with", async () => {
      const thief = world().guest()
      const back = await sentBack(thief)
      const victim = world().guest()
      await sentBack(victim)

      const failure = await refusal(victim.identity.finish(back))

      expect(failure).toMatchObject({ _tag: "IdentityRefused", reason: "expired" })
      expect(await whoIsOn(victim)).toBeNull()
    })

    it("waits ten minutes and no longer", async () => {
      const guest = world().guest()
      const [soon, late] = [await sentBack(guest), await sentBack(guest)]

      world().forward(9 * MINUTE)
      await resultOf(guest.identity.finish(soon))
      world().forward(2 * MINUTE)

      expect(await refusal(guest.identity.finish(late))).toMatchObject({ reason: "expired" })
    })

    it("refuses an address that the outside service did not verify", async () => {
      world().outside.says({ email_verified: false })
      const guest = world().guest()

      const failure = await refusal(guest.identity.finish(await sentBack(guest)))

      expect(failure).toMatchObject({ _tag: "IdentityRefused", reason: "unverifiedEmail" })
      expect(await whoIsOn(guest)).toBeNull()
    })

    it("says so when the outside service went silent meanwhile", async () => {
      const guest = world().guest()
      const back = await sentBack(guest)
      world().outside.falls(true)

      expect((await refusal(guest.identity.finish(back)))._tag).toBe("IdentityUnavailable")
    })
  },

  linkGoogle: (world: () => World) => {
    it("signs in with the password once, and with the outside service alone from then on", async () => {
      const guest = await askedToLink(world())

      const { user, redirect } = await resultOf(guest.identity.link(PASSWORD))
      const later = world().guest()
      await signedInWithGoogle(later)

      expect(user).toMatchObject({ firstName: "Aisyah", email, hasPassword: true })
      expect(redirect).toBe("/account/bookings")
      expect(await whoIsOn(later)).toBe(email)
    })

    it("lets a wrong password be typed again", async () => {
      const guest = await askedToLink(world())

      const wrong = await refusal(guest.identity.link("not my password"))
      await resultOf(guest.identity.link(PASSWORD))

      expect(wrong._tag).toBe("CredentialsRefused")
      expect(await whoIsOn(guest)).toBe(email)
    })

    it("stops listening to who guesses", async () => {
      const guest = await askedToLink(world())
      const tags = []
      for (let attempts = 0; attempts < 12; attempts += 1)
        tags.push((await refusal(guest.identity.link("a wrong guess")))._tag)

      expect(tags.at(-1)).toBe("TooManyAttempts")
    })

    it("is of no use to a browser that was not asked, nor a second time", async () => {
      const guest = await askedToLink(world())

      const stranger = await refusal(world().guest().identity.link(PASSWORD))
      await resultOf(guest.identity.link(PASSWORD))
      const again = await refusal(guest.identity.link(PASSWORD))

      for (const failure of [stranger, again])
        expect(failure).toMatchObject({ _tag: "IdentityRefused", reason: "expired" })
    })

    it("is over after ten minutes", async () => {
      const guest = await askedToLink(world())

      world().forward(11 * MINUTE)

      expect(await refusal(guest.identity.link(PASSWORD))).toMatchObject({ reason: "expired" })
    })
  },
}
