import { aPdf, anInquiry } from "#fixtures/builders/an-inquiry.ts"
import { expect, it } from "vitest"
import {
  aProved,
  aRegistered,
  aRegistration,
  letterOf,
  linkOf,
  PASSWORD,
  whoIsOn,
} from "./accounts.steps.ts"
import { aHeldBooking, aConfirmedStay } from "./bookings.steps.ts"
import { aKey, refusal, resultOf, type World } from "./world.ts"

const email = "aisyah.tan@example.com"
const NEXT = "teh tarik kurang manis"
const HOUR = 60 * 60 * 1000

const newPassword = (link: string) => ({ link, password: NEXT, confirmPassword: NEXT })

/** What is promised about passwords and addresses. */
export const recoveringPromises = {
  askForReset: (world: () => World) => {
    it("answers alike whether the address has an account or not", async () => {
      await aRegistered(world())
      const before = world().letters().length

      await resultOf(world().guest().accounts.askForReset("no@one.my"))
      const afterUnknown = world().letters().length
      await resultOf(world().guest().accounts.askForReset(email.toUpperCase()))

      expect(afterUnknown).toBe(before)
      expect(letterOf(world(), "resetPassword").to).toBe(email)
    })

    it("fills nobody's mailbox", async () => {
      await aRegistered(world())
      for (let asked = 0; asked < 8; asked += 1)
        await resultOf(world().guest().accounts.askForReset(email))

      expect(world().letters().length).toBeLessThanOrEqual(5)
    })

    it("says what is no address", async () => {
      expect(await refusal(world().guest().accounts.askForReset("nobody"))).toMatchObject({
        _tag: "EmailRefused",
        issues: [{ path: "email", code: "NotAnEmail" }],
      })
    })
  },

  resetPassword: (world: () => World) => {
    it("sets a new password once, and signs everybody out", async () => {
      const owner = await aRegistered(world())
      await resultOf(world().guest().accounts.askForReset(email))
      const link = linkOf(world(), "resetPassword")
      const { accounts } = world().guest()

      await resultOf(accounts.resetPassword(newPassword(link)))
      const again = await refusal(accounts.resetPassword(newPassword(link)))

      expect(again._tag).toBe("LinkRefused")
      expect(await whoIsOn(owner)).toBeNull()
      expect((await refusal(accounts.signIn({ email, password: PASSWORD })))._tag).toBe(
        "CredentialsRefused",
      )
      expect((await resultOf(accounts.signIn({ email, password: NEXT }))).user?.emailVerified).toBe(
        true,
      )
    })

    it("leaves the link as it is when the password is refused", async () => {
      await aRegistered(world())
      await resultOf(world().guest().accounts.askForReset(email))
      const link = linkOf(world(), "resetPassword")
      const { accounts } = world().guest()
      const poor = { link, password: "aisyah.tan123", confirmPassword: "aisyah.tan123" }

      const refused = await refusal(accounts.resetPassword(poor))

      expect(refused).toMatchObject({ issues: [{ code: "PasswordContainsEmail" }] })
      await resultOf(accounts.resetPassword(newPassword(link)))
    })

    it("is too late after an hour", async () => {
      await aRegistered(world())
      await resultOf(world().guest().accounts.askForReset(email))

      world().forward(HOUR + 1)
      const late = world()
        .guest()
        .accounts.resetPassword(newPassword(linkOf(world(), "resetPassword")))

      expect((await refusal(late))._tag).toBe("LinkRefused")
    })
  },

  proveEmail: (world: () => World) => {
    it("tells the former address, whose owner takes the account back with a new password", async () => {
      const guest = await aProved(world())
      for (const stolen of ["thief@example.com", "thief@elsewhere.example"]) {
        await resultOf(guest.accounts.changeEmail(stolen))
        await resultOf(guest.accounts.proveEmail(linkOf(world(), "proveEmail")))
      }
      const letters = world()
        .letters()
        .filter(({ kind }) => kind === "emailChanged")
      const link = letters.find(({ to }) => to === email)?.link ?? ""
      const owner = world().guest()
      world().forward(7 * 24 * HOUR)

      await resultOf(owner.accounts.resetPassword(newPassword(link)))

      expect(letters.map(({ to }) => to)).toEqual(["thief@example.com", email])
      expect(await whoIsOn(guest)).toBeNull()
      expect((await resultOf(owner.accounts.signIn({ email, password: NEXT }))).user).toMatchObject(
        {
          email,
          emailVerified: true,
        },
      )
      expect(letterOf(world(), "emailRestored").to).toBe(email)
      expect((await refusal(owner.accounts.resetPassword(newPassword(link))))._tag).toBe(
        "LinkRefused",
      )
    })

    it("gives nobody an account back after seven days", async () => {
      const guest = await aProved(world())
      await resultOf(guest.accounts.changeEmail("aisyah@new.example.com"))
      await resultOf(guest.accounts.proveEmail(linkOf(world(), "proveEmail")))

      world().forward(7 * 24 * HOUR + 1)
      const late = world()
        .guest()
        .accounts.resetPassword(newPassword(linkOf(world(), "emailChanged")))

      expect((await refusal(late))._tag).toBe("LinkRefused")
      expect(await whoIsOn(guest)).toBe("aisyah@new.example.com")
    })

    it("proves the address once", async () => {
      const guest = await aRegistered(world())
      const link = linkOf(world(), "welcome")

      const { user } = await resultOf(guest.accounts.proveEmail(link))

      expect(user?.emailVerified).toBe(true)
      expect((await refusal(guest.accounts.proveEmail(link)))._tag).toBe("LinkRefused")
    })

    it("gives what was booked with the address to the account", async () => {
      const booked = await aConfirmedStay(world().guest())

      const guest = await aProved(world())

      expect((await resultOf(guest.managed.mine())).upcoming.map(({ id }) => id)).toEqual([
        booked.id,
      ])
    })

    it("gains a stranger nothing who registered with somebody's address", async () => {
      const stranger = await aRegistered(world(), { password: "stranger's word" })
      const theirLink = linkOf(world(), "welcome")
      const owner = await aRegistered(world())

      const followed = await refusal(owner.accounts.proveEmail(theirLink))
      await resultOf(owner.accounts.proveEmail(linkOf(world(), "welcome")))

      expect(followed._tag).toBe("LinkRefused")
      expect(await whoIsOn(stranger)).toBeNull()
    })
  },

  resendProof: (world: () => World) => {
    it("writes a new link, and the one before works no longer", async () => {
      const guest = await aRegistered(world())
      const before = linkOf(world(), "welcome")

      await resultOf(guest.accounts.resendProof())

      expect((await refusal(guest.accounts.proveEmail(before)))._tag).toBe("LinkRefused")
      await resultOf(guest.accounts.proveEmail(linkOf(world(), "proveEmail")))
    })

    it("is for who is signed in", async () => {
      expect((await refusal(world().guest().accounts.resendProof()))._tag).toBe("NotSignedIn")
    })
  },

  changeEmail: (world: () => World) => {
    it("takes the new address when its link was followed", async () => {
      const guest = await aProved(world())

      await resultOf(guest.accounts.changeEmail("aisyah@new.example.com"))
      const before = await whoIsOn(guest)
      await resultOf(guest.accounts.proveEmail(linkOf(world(), "proveEmail")))

      expect(before).toBe(email)
      expect(await whoIsOn(guest)).toBe("aisyah@new.example.com")
    })

    it("asks for the password again when that is long ago", async () => {
      const guest = await aRegistered(world())
      world().forward(HOUR)

      const refused = await refusal(guest.accounts.changeEmail("aisyah@new.example.com"))
      await resultOf(guest.accounts.confirm(PASSWORD))

      expect(refused._tag).toBe("ConfirmationNeeded")
      await resultOf(guest.accounts.changeEmail("aisyah@new.example.com"))
    })
  },

  confirm: (world: () => World) => {
    it("refuses a wrong password and leaves the guest signed in", async () => {
      const guest = await aRegistered(world())

      expect((await refusal(guest.accounts.confirm("not my password")))._tag).toBe(
        "CredentialsRefused",
      )
      expect(await whoIsOn(guest)).toBe(email)
    })
  },

  changePassword: (world: () => World) => {
    it("signs everybody else out and stays signed in here", async () => {
      const guest = await aRegistered(world())
      const other = world().guest()
      await resultOf(other.accounts.signIn({ email, password: PASSWORD }))
      const change = { currentPassword: PASSWORD, password: NEXT, confirmPassword: NEXT }

      await resultOf(guest.accounts.changePassword(change))

      expect(await whoIsOn(guest)).toBe(email)
      expect(await whoIsOn(other)).toBeNull()
      expect(letterOf(world(), "passwordChanged").to).toBe(email)
    })

    it("refuses who does not know the old one", async () => {
      const guest = await aRegistered(world())
      const change = { currentPassword: NEXT, password: NEXT, confirmPassword: NEXT }

      expect((await refusal(guest.accounts.changePassword(change)))._tag).toBe("CredentialsRefused")
    })
  },

  myRecords: (world: () => World) => {
    it("are everything that is kept, and no secret", async () => {
      const guest = await aProved(world())
      const { booking } = await aHeldBooking(guest)

      const records = await resultOf(guest.accounts.myRecords())

      expect(records.profile.email).toBe(email)
      expect(records.bookings).toMatchObject([{ id: booking.id }])
      expect(JSON.stringify(records)).not.toMatch(/hash of|kopi-o/)
    })

    it("have the inquiries of a confirmed address, with their files", async () => {
      const guest = await aProved(world())
      const content = aPdf()
      const { id } = await resultOf(guest.inquiries.attach({ name: "bill.pdf", content }))
      const inquiry = anInquiry({ email: email.toUpperCase(), attachments: [id] })
      const { reference } = await resultOf(guest.inquiries.send(inquiry, aKey()))

      const { inquiries } = await resultOf(guest.accounts.myRecords())

      expect(inquiries).toMatchObject([{ reference, message: inquiry.message }])
      expect(inquiries[0]?.files).toEqual([
        {
          name: "bill.pdf",
          kind: "pdf",
          bytes: content.byteLength,
          content: Buffer.from(content).toString("base64"),
        },
      ])
    })

    it("have no inquiry while the address is not confirmed", async () => {
      const guest = await aRegistered(world())
      await resultOf(guest.inquiries.send(anInquiry({ email, attachments: [] }), aKey()))

      expect((await resultOf(guest.accounts.myRecords())).inquiries).toEqual([])
    })
  },

  deleteAccount: (world: () => World) => {
    it("ends the account and every session of it", async () => {
      const guest = await aRegistered(world())
      const other = world().guest()
      await resultOf(other.accounts.signIn({ email, password: PASSWORD }))

      expect(await resultOf(guest.accounts.deleteAccount())).toEqual({ user: null })

      expect(await whoIsOn(other)).toBeNull()
      expect((await refusal(other.accounts.signIn({ email, password: PASSWORD })))._tag).toBe(
        "CredentialsRefused",
      )
      await resultOf(other.accounts.register(aRegistration()))
    })
  },
}
