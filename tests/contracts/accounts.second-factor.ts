import { expect, it } from "vitest"
import {
  appCode,
  aProved,
  aRegistered,
  aSecondFactor,
  letterOf,
  PASSWORD,
  whoIsOn,
} from "./accounts.steps.ts"
import { refusal, resultOf, type Guest, type World } from "./world.ts"

const email = "aisyah.tan@example.com"
const HALF_MINUTE = 30_000
const HOUR = 60 * 60 * 1000

/** Somebody who knows the password, before the second step. */
const beforeCode = async (world: World): Promise<Guest> => {
  const guest = world.guest()
  const failure = await refusal(guest.accounts.signIn({ email, password: PASSWORD }))
  expect(failure._tag).toBe("CodeNeeded")
  expect(await whoIsOn(guest)).toBeNull()
  return guest
}

/** What is promised about accounts that ask for a code. */
export const secondFactorPromises = {
  beginSecondFactor: (world: () => World) => {
    it("tells an app its key, and asks for nothing before a code was given", async () => {
      const guest = await aRegistered(world())

      const { secret, address } = await resultOf(guest.accounts.beginSecondFactor())

      expect(secret).toMatch(/^[A-Z2-7]{32}$/)
      expect(address).toBe(
        `otpauth://totp/Singgah:aisyah.tan%40example.com?secret=${secret}&issuer=Singgah`,
      )
      await resultOf(world().guest().accounts.signIn({ email, password: PASSWORD }))
      expect((await resultOf(guest.profiles.read())).secondFactor.on).toBe(false)
    })

    it("asks for the password again when that is long ago", async () => {
      const guest = await aRegistered(world())
      world().forward(HOUR)

      expect((await refusal(guest.accounts.beginSecondFactor()))._tag).toBe("ConfirmationNeeded")
    })

    it("is for accounts with a password", async () => {
      const guest = world().guest()
      const { address } = await resultOf(guest.identity.start("/"))
      const query = new URLSearchParams(address.split("?")[1])
      const state = query.get("state") ?? ""
      await resultOf(guest.identity.finish({ code: query.get("code"), state, way: "address" }))

      expect(await refusal(guest.accounts.beginSecondFactor())).toMatchObject({
        _tag: "FactorRefused",
        reason: "passwordMissing",
      })
    })
  },

  confirmSecondFactor: (world: () => World) => {
    it("turns it on, signs every other browser out, and tells the guest", async () => {
      const guest = await aRegistered(world())
      const other = world().guest()
      await resultOf(other.accounts.signIn({ email, password: PASSWORD }))

      const { codes } = await aSecondFactor(world(), guest)

      expect(new Set(codes).size).toBe(10)
      expect(codes[0]).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/)
      expect([await whoIsOn(guest), await whoIsOn(other)]).toEqual([email, null])
      expect(letterOf(world(), "secondFactorAdded").to).toBe(email)
      expect((await resultOf(guest.profiles.read())).secondFactor).toEqual({
        on: true,
        recoveryCodesLeft: 10,
      })
      expect((await refusal(guest.accounts.beginSecondFactor()))._tag).toBe("FactorRefused")
    })

    it("refuses another code, and one for which nothing was begun", async () => {
      const guest = await aRegistered(world())
      const early = await refusal(guest.accounts.confirmSecondFactor("123456"))
      const { secret } = await resultOf(guest.accounts.beginSecondFactor())

      const wrong = await refusal(guest.accounts.confirmSecondFactor(appCode(world(), secret, 5)))

      expect([early._tag, wrong._tag]).toEqual(["FactorRefused", "CodeRefused"])
      expect((await resultOf(guest.profiles.read())).secondFactor.on).toBe(false)
    })
  },

  giveCode: (world: () => World) => {
    it("opens the account with a code of the app, and no code counts twice", async () => {
      const { secret } = await aSecondFactor(world(), await aRegistered(world()))
      const guest = await beforeCode(world())
      const used = await refusal(guest.accounts.giveCode(appCode(world(), secret)))
      world().forward(HALF_MINUTE)

      const { user } = await resultOf(guest.accounts.giveCode(appCode(world(), secret)))

      expect(used._tag).toBe("CodeRefused")
      expect(user?.email).toBe(email)
      expect(await whoIsOn(guest)).toBe(email)
      const thief = await beforeCode(world())
      expect((await refusal(thief.accounts.giveCode(appCode(world(), secret))))._tag).toBe(
        "CodeRefused",
      )
    })

    it("opens it once with each recovery code, and tells the guest", async () => {
      const owner = await aRegistered(world())
      const { codes } = await aSecondFactor(world(), owner)
      const code = codes[3] ?? ""
      const typed = code.toUpperCase().replaceAll("-", " ")

      await resultOf((await beforeCode(world())).accounts.giveCode(typed))
      const again = await refusal((await beforeCode(world())).accounts.giveCode(code))

      expect(again._tag).toBe("CodeRefused")
      expect(letterOf(world(), "recoveryCodeUsed").to).toBe(email)
      expect((await resultOf(owner.profiles.read())).secondFactor.recoveryCodesLeft).toBe(9)
    })

    it("is for who gave the password on this browser within ten minutes", async () => {
      const { codes } = await aSecondFactor(world(), await aRegistered(world()))
      const stranger = await refusal(
        world()
          .guest()
          .accounts.giveCode(codes[0] ?? ""),
      )
      const guest = await beforeCode(world())
      world().forward(10 * 60 * 1000 + 1)

      const late = await refusal(guest.accounts.giveCode(codes[0] ?? ""))

      expect([stranger._tag, late._tag]).toEqual(["SignInExpired", "SignInExpired"])
    })

    it("may not be guessed by an app's codes, while a recovery code still opens", async () => {
      const { codes } = await aSecondFactor(world(), await aRegistered(world()))
      const guest = await beforeCode(world())
      const tags: Array<string> = []
      for (let attempts = 0; attempts < 10; attempts += 1)
        tags.push((await refusal(guest.accounts.giveCode("000000")))._tag)

      expect(tags.at(-1)).toBe("TooManyAttempts")
      expect(tags[0]).toBe("CodeRefused")
      await resultOf(guest.accounts.giveCode(codes[0] ?? ""))
      expect(await whoIsOn(guest)).toBe(email)
    })

    it("is asked of who comes with Google, and of who forgot the password", async () => {
      const owner = await aProved(world())
      const { codes } = await aSecondFactor(world(), owner)
      world().outside.says({ email })
      const guest = world().guest()
      const { address } = await resultOf(guest.identity.start("/account/bookings"))
      const query = new URLSearchParams(address.split("?")[1])
      const back = {
        code: query.get("code"),
        state: query.get("state") ?? "",
        way: "address",
      } as const
      await refusal(guest.identity.finish(back))

      const linked = await refusal(guest.identity.link(PASSWORD))
      const before = await whoIsOn(guest)
      const { redirect } = await resultOf(guest.accounts.giveCode(codes[0] ?? ""))

      expect([linked._tag, before, redirect]).toEqual(["CodeNeeded", null, "/account/bookings"])
      await resultOf(world().guest().accounts.askForReset(email))
      const link = letterOf(world(), "resetPassword").link ?? ""
      const reset = { link, password: PASSWORD, confirmPassword: PASSWORD }
      await resultOf(world().guest().accounts.resetPassword(reset))
      await beforeCode(world())
    })
  },

  removeSecondFactor: (world: () => World) => {
    it("needs the password and a code", async () => {
      const guest = await aRegistered(world())
      const { codes } = await aSecondFactor(world(), guest)
      const code = codes[0] ?? ""
      const removed = (removal: { password: string; code: string }) =>
        guest.accounts.removeSecondFactor(removal)

      const noPassword = await refusal(removed({ password: "not my password", code }))
      const noCode = await refusal(removed({ password: PASSWORD, code: "no code" }))
      await resultOf(removed({ password: PASSWORD, code }))

      expect([noPassword._tag, noCode._tag]).toEqual(["CredentialsRefused", "CodeRefused"])
      expect(letterOf(world(), "secondFactorRemoved").to).toBe(email)
      await resultOf(world().guest().accounts.signIn({ email, password: PASSWORD }))
    })
  },
}
