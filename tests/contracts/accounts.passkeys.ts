import { expect, it } from "vitest"
import {
  aPasskeyOf,
  appCode,
  aProved,
  aRegistered,
  aSecondFactor,
  letterOf,
  linkOf,
  ORIGIN,
  PASSWORD,
  whoIsOn,
} from "./accounts.steps.ts"
import { softwareAuthenticator } from "#tests/support/software-authenticator.ts"
import { refusal, resultOf, type Guest, type World } from "./world.ts"

const email = "aisyah.tan@example.com"
const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE

type Authenticator = ReturnType<typeof softwareAuthenticator>

const namesOf = async ({ profiles }: Guest) =>
  (await resultOf(profiles.read())).passkeys.map(({ name }) => name)

const signsIn = async (guest: Guest, authenticator: Authenticator) =>
  guest.passkeys.signIn(authenticator.give(await resultOf(guest.passkeys.beginSigningIn("first"))))

/** What is promised about passkeys. */
export const passkeyPromises = {
  beginPasskey: (world: () => World) => {
    it("tells an authenticator the site, the account and what it has already", async () => {
      const guest = await aRegistered(world())
      const { id } = await aPasskeyOf(guest)

      const creation = await resultOf(guest.passkeys.beginAdding())

      expect(creation).toMatchObject({ rpId: "stays.test", email, name: "Aisyah Tan", known: [id] })
      expect(creation.challenge).toMatch(/^[0-9a-z]{52}$/)
    })

    it("asks for the password again when that is long ago, and who is there", async () => {
      const guest = await aRegistered(world())
      world().forward(HOUR)

      expect((await refusal(guest.passkeys.beginAdding()))._tag).toBe("ConfirmationNeeded")
      expect((await refusal(world().guest().passkeys.beginAdding()))._tag).toBe("NotSignedIn")
    })
  },

  addPasskey: (world: () => World) => {
    it("adds it under the name of the browser, and tells the guest", async () => {
      const guest = await aRegistered(world())
      const authenticator = softwareAuthenticator(ORIGIN)
      const made = authenticator.make(await resultOf(guest.passkeys.beginAdding()))

      const { passkeys } = await resultOf(guest.passkeys.add(made))

      expect(passkeys).toMatchObject([{ id: authenticator.id, name: "", usedAt: null }])
      expect((await resultOf(guest.profiles.read())).passkeys).toEqual(passkeys)
      expect(letterOf(world(), "passkeyAdded").to).toBe(email)
    })

    it("counts a challenge once, for the browser and the account that asked", async () => {
      const guest = await aRegistered(world())
      const creation = await resultOf(guest.passkeys.beginAdding())
      const stranger = await aRegistered(world(), { email: "wei@example.com" })
      const stolen = await refusal(
        stranger.passkeys.add(softwareAuthenticator(ORIGIN).make(creation)),
      )
      await resultOf(guest.passkeys.add(softwareAuthenticator(ORIGIN).make(creation)))

      const again = await refusal(guest.passkeys.add(softwareAuthenticator(ORIGIN).make(creation)))

      expect([stolen._tag, again._tag]).toEqual(["PasskeyRefused", "PasskeyRefused"])
      expect(await namesOf(guest)).toHaveLength(1)
      expect(await namesOf(stranger)).toEqual([])
    })

    it("refuses what was made for another site, late, or is there already", async () => {
      const guest = await aRegistered(world())
      const authenticator = await aPasskeyOf(guest)
      const made = async (lies = {}) =>
        authenticator.make(await resultOf(guest.passkeys.beginAdding()), lies)
      const foreign = await refusal(
        guest.passkeys.add(await made({ origin: "http://stays.example" })),
      )
      const twice = await refusal(guest.passkeys.add(await made()))
      const late = await made()
      world().forward(10 * MINUTE + 1)
      await resultOf(guest.accounts.confirm(PASSWORD))

      const over = await refusal(guest.passkeys.add(late))

      expect([foreign._tag, twice._tag, over._tag]).toEqual(Array(3).fill("PasskeyRefused"))
    })

    it("takes ten of them", async () => {
      const guest = await aRegistered(world())
      for (let count = 0; count < 9; count += 1) await aPasskeyOf(guest)
      const creation = await resultOf(guest.passkeys.beginAdding())
      await aPasskeyOf(guest)

      const full = await refusal(guest.passkeys.beginAdding())
      const late = await refusal(guest.passkeys.add(softwareAuthenticator(ORIGIN).make(creation)))

      expect([full._tag, late._tag]).toEqual(["TooManyPasskeys", "TooManyPasskeys"])
      expect(await namesOf(guest)).toHaveLength(10)
    })
  },

  renamePasskey: (world: () => World) => {
    it("gives one another name, and none an empty one", async () => {
      const guest = await aRegistered(world())
      const { id } = await aPasskeyOf(guest)
      await aPasskeyOf(guest)

      await resultOf(guest.passkeys.rename({ id, name: "  My phone " }))
      await resultOf(guest.passkeys.rename({ id, name: " " }))
      await resultOf(guest.passkeys.rename({ id: "nobodys", name: "Nobody's" }))

      expect(await namesOf(guest)).toEqual(["My phone", ""])
    })

    it("leaves the passkeys of others alone", async () => {
      const owner = await aRegistered(world())
      const { id } = await aPasskeyOf(owner)
      const stranger = await aRegistered(world(), { email: "wei@example.com" })

      const { passkeys } = await resultOf(stranger.passkeys.rename({ id, name: "Mine" }))

      expect(passkeys).toEqual([])
      expect(await namesOf(owner)).toEqual([""])
    })
  },

  removePasskey: (world: () => World) => {
    it("takes one away for good, and tells the guest", async () => {
      const guest = await aRegistered(world())
      const authenticator = await aPasskeyOf(guest)

      const { passkeys } = await resultOf(guest.passkeys.remove(authenticator.id))
      await resultOf(guest.passkeys.remove(authenticator.id))

      expect(passkeys).toEqual([])
      expect(letterOf(world(), "passkeyRemoved").to).toBe(email)
      expect((await refusal(await signsIn(world().guest(), authenticator)))._tag).toBe(
        "PasskeyRefused",
      )
    })

    it("asks for the password again when that is long ago, and leaves others' alone", async () => {
      const owner = await aRegistered(world())
      const authenticator = await aPasskeyOf(owner)
      const stranger = await aRegistered(world(), { email: "wei@example.com" })
      await resultOf(stranger.passkeys.remove(authenticator.id))
      await resultOf(await signsIn(world().guest(), authenticator))
      world().forward(HOUR)

      const late = await refusal(owner.passkeys.remove(authenticator.id))

      expect(late._tag).toBe("ConfirmationNeeded")
    })
  },

  beginPasskeySignIn: (world: () => World) => {
    it("lets any passkey of the site answer at first, and the account's as a second step", async () => {
      const owner = await aRegistered(world())
      const { id } = await aPasskeyOf(owner)
      await aSecondFactor(world(), owner)
      const guest = world().guest()
      const first = await resultOf(guest.passkeys.beginSigningIn("first"))
      const early = await refusal(guest.passkeys.beginSigningIn("second"))
      const needed = await refusal(guest.accounts.signIn({ email, password: PASSWORD }))

      const second = await resultOf(guest.passkeys.beginSigningIn("second"))

      expect(first).toMatchObject({ rpId: "stays.test", allowed: [] })
      expect(early._tag).toBe("SignInExpired")
      expect(needed).toMatchObject({ _tag: "CodeNeeded", hasPasskey: true })
      expect(second.allowed).toEqual([id])
      expect(second.challenge).not.toBe(first.challenge)
    })

    it("is refused as a second step where the account has none", async () => {
      await aSecondFactor(world(), await aRegistered(world()))
      const guest = world().guest()
      const needed = await refusal(guest.accounts.signIn({ email, password: PASSWORD }))

      const failure = await refusal(guest.passkeys.beginSigningIn("second"))

      expect(needed).toMatchObject({ _tag: "CodeNeeded", hasPasskey: false })
      expect(failure._tag).toBe("PasskeyRefused")
    })
  },

  signInWithPasskey: (world: () => World) => {
    it("opens the account by itself, also where a code is asked for after the password", async () => {
      const owner = await aRegistered(world())
      const authenticator = await aPasskeyOf(owner)
      await aSecondFactor(world(), owner)
      const guest = world().guest()

      const { user, redirect } = await resultOf(await signsIn(guest, authenticator))

      expect([user?.email, redirect]).toEqual([email, null])
      expect(await whoIsOn(guest)).toBe(email)
      expect((await resultOf(owner.profiles.read())).passkeys[0]?.usedAt).not.toBeNull()
    })

    it("opens it in place of a code, on the way that Google's guest was going", async () => {
      const owner = await aProved(world())
      const authenticator = await aPasskeyOf(owner)
      await aSecondFactor(world(), owner)
      world().outside.says({ email })
      const guest = world().guest()
      const { address } = await resultOf(guest.identity.start("/account/bookings"))
      const query = new URLSearchParams(address.split("?")[1])
      const state = query.get("state") ?? ""
      await refusal(guest.identity.finish({ code: query.get("code"), state, way: "address" }))
      await refusal(guest.identity.link(PASSWORD))

      const request = await resultOf(guest.passkeys.beginSigningIn("second"))
      const { redirect } = await resultOf(
        guest.passkeys.signIn({ ...authenticator.give(request), account: null }),
      )

      expect([redirect, await whoIsOn(guest)]).toEqual(["/account/bookings", email])
    })

    it("refuses another account's passkey as a second step, however it is called", async () => {
      const owner = await aRegistered(world())
      await aPasskeyOf(owner)
      await aSecondFactor(world(), owner)
      const thief = await aRegistered(world(), { email: "wei@example.com" })
      const own = await aPasskeyOf(thief)
      const guest = world().guest()
      const tags: Array<string> = []
      for (const account of [undefined, null]) {
        await refusal(guest.accounts.signIn({ email, password: PASSWORD }))
        const given = own.give(await resultOf(guest.passkeys.beginSigningIn("second")))
        tags.push(
          (await refusal(guest.passkeys.signIn(account === null ? { ...given, account } : given)))
            ._tag,
        )
      }

      expect(tags).toEqual(["PasskeyRefused", "PasskeyRefused"])
      expect(await whoIsOn(guest)).toBeNull()
    })

    it("refuses a passkey that names somebody else's account", async () => {
      const owner = await aRegistered(world())
      const { account } = await resultOf(owner.passkeys.beginAdding())
      const thief = await aRegistered(world(), { email: "wei@example.com" })
      const own = await aPasskeyOf(thief)
      const guest = world().guest()
      const given = own.give(await resultOf(guest.passkeys.beginSigningIn("first")))

      const failure = await refusal(guest.passkeys.signIn({ ...given, account }))

      expect(failure._tag).toBe("PasskeyRefused")
      expect(await whoIsOn(guest)).toBeNull()
    })

    it("counts a challenge once, whatever the answer was, and on its own browser", async () => {
      const authenticator = await aPasskeyOf(await aRegistered(world()))
      const guest = world().guest()
      const given = authenticator.give(await resultOf(guest.passkeys.beginSigningIn("first")))
      const elsewhere = await refusal(world().guest().passkeys.signIn(given))
      await resultOf(guest.passkeys.signIn(given))
      const again = await refusal(guest.passkeys.signIn(given))
      const request = await resultOf(guest.passkeys.beginSigningIn("first"))
      const wrong = await refusal(
        guest.passkeys.signIn(authenticator.give(request, { otherKey: true })),
      )
      const late = await refusal(guest.passkeys.signIn(authenticator.give(request)))

      expect([elsewhere._tag, again._tag, wrong._tag, late._tag]).toEqual([
        "SignInExpired",
        "SignInExpired",
        "PasskeyRefused",
        "SignInExpired",
      ])
    })

    it("is over after ten minutes, and no challenge of adding counts", async () => {
      const owner = await aRegistered(world())
      const authenticator = await aPasskeyOf(owner)
      const { challenge, rpId } = await resultOf(owner.passkeys.beginAdding())
      const other = await refusal(
        owner.passkeys.signIn(authenticator.give({ challenge, rpId, allowed: [] })),
      )
      const guest = world().guest()
      const given = authenticator.give(await resultOf(guest.passkeys.beginSigningIn("first")))
      world().forward(10 * MINUTE + 1)

      const late = await refusal(guest.passkeys.signIn(given))

      expect([other._tag, late._tag]).toEqual(["SignInExpired", "SignInExpired"])
    })

    it("refuses another site, nobody verified, and a counter that went back", async () => {
      const authenticator = await aPasskeyOf(await aRegistered(world()))
      const guest = world().guest()
      await resultOf(await signsIn(guest, authenticator))
      const tags: Array<string> = []
      for (const lie of [
        { origin: "http://stays.example" },
        { rpId: "stays.example" },
        { isVerified: false },
        { counter: 1 },
      ]) {
        const request = await resultOf(guest.passkeys.beginSigningIn("first"))
        tags.push((await refusal(guest.passkeys.signIn(authenticator.give(request, lie))))._tag)
      }

      expect(tags).toEqual(Array(4).fill("PasskeyRefused"))
    })

    it("ends with an address that is taken back after it was added", async () => {
      const owner = await aProved(world())
      const early = await aPasskeyOf(owner)
      world().forward(MINUTE)
      await resultOf(owner.accounts.changeEmail("thief@example.com"))
      await resultOf(owner.accounts.proveEmail(linkOf(world(), "proveEmail")))
      world().forward(MINUTE)
      const late = await aPasskeyOf(owner)
      const reset = { password: "teh tarik kurang manis", link: linkOf(world(), "emailChanged") }

      await resultOf(
        world()
          .guest()
          .accounts.resetPassword({ ...reset, confirmPassword: reset.password }),
      )

      expect((await refusal(await signsIn(world().guest(), late)))._tag).toBe("PasskeyRefused")
      const guest = world().guest()
      await resultOf(await signsIn(guest, early))
      expect(await whoIsOn(guest)).toBe(email)
    })

    it("leaves codes as they are", async () => {
      const owner = await aRegistered(world())
      await aPasskeyOf(owner)
      const { secret } = await aSecondFactor(world(), owner)
      world().forward(30_000)
      const guest = world().guest()
      await refusal(guest.accounts.signIn({ email, password: PASSWORD }))

      await resultOf(guest.accounts.giveCode(appCode(world(), secret)))

      expect(await whoIsOn(guest)).toBe(email)
    })
  },
}
