import { typedProfile } from "#fixtures/builders/an-account.ts"
import { expect, it } from "vitest"
import { aRegistered, PASSWORD, whoIsOn } from "./accounts.steps.ts"
import { refusal, resultOf, type World } from "./world.ts"

const email = "aisyah.tan@example.com"

const DAY = 24 * 60 * 60 * 1000

const details = typedProfile({ address: "" })

/** A JPEG of one grey pixel. */
export const aPicture = Uint8Array.from(
  Buffer.from(
    "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=",
    "base64",
  ),
)

/** What is promised about the browsers of a guest. */
export const sessionPromises = {
  listSessions: (world: () => World) => {
    it("names every browser, this one among them", async () => {
      const guest = await aRegistered(world())
      await resultOf(world().guest().accounts.signIn({ email, password: PASSWORD }))

      const sessions = await resultOf(guest.sessions.list())

      expect(sessions).toHaveLength(2)
      expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    })

    it("names none that ended ninety days after signing in, however often it was used", async () => {
      const guest = await aRegistered(world())
      for (let days = 0; days < 90; days += 30) {
        world().forward(30 * DAY)
        expect(await whoIsOn(guest)).toBe(email)
      }
      const other = world().guest()
      await resultOf(other.accounts.signIn({ email, password: PASSWORD }))

      world().forward(1)

      expect(await whoIsOn(guest)).toBeNull()
      expect(await resultOf(other.sessions.list())).toMatchObject([{ current: true }])
    })

    it("is for who is signed in", async () => {
      expect((await refusal(world().guest().sessions.list()))._tag).toBe("NotSignedIn")
    })
  },

  endSession: (world: () => World) => {
    it("signs another browser out", async () => {
      const guest = await aRegistered(world())
      const other = world().guest()
      await resultOf(other.accounts.signIn({ email, password: PASSWORD }))
      const sessions = await resultOf(guest.sessions.list())

      for (const { id, current } of sessions) if (!current) await resultOf(guest.sessions.end(id))

      expect(await whoIsOn(other)).toBeNull()
      expect(await whoIsOn(guest)).toBe(email)
    })

    it("finds none of somebody else", async () => {
      const guest = await aRegistered(world())
      const stranger = await aRegistered(world(), { email: "wei@example.com" })
      const [{ id } = {}] = await resultOf(guest.sessions.list())

      const failure = await refusal(stranger.sessions.end(id ?? ("" as never)))

      expect(failure._tag).toBe("SessionNotFound")
      expect(await whoIsOn(guest)).toBe(email)
    })
  },

  endAllSessions: (world: () => World) => {
    it("signs out everywhere, here too", async () => {
      const guest = await aRegistered(world())
      const other = world().guest()
      await resultOf(other.accounts.signIn({ email, password: PASSWORD }))

      expect(await resultOf(guest.sessions.endAll())).toEqual({ user: null })

      expect([await whoIsOn(guest), await whoIsOn(other)]).toEqual([null, null])
    })
  },
}

/** What is promised about a guest's profile. */
export const profilePromises = {
  readProfile: (world: () => World) => {
    it("begins with what was registered", async () => {
      const guest = await aRegistered(world(), { language: "cn" })

      expect(await resultOf(guest.profiles.read())).toMatchObject({
        firstName: "Aisyah",
        email,
        identity: null,
        preferences: { language: "cn", theme: null },
      })
    })

    it("is for who is signed in", async () => {
      expect((await refusal(world().guest().profiles.read()))._tag).toBe("NotSignedIn")
    })
  },

  saveProfile: (world: () => World) => {
    it(
      "keeps every field in its normal form and shows the end of the identity number",
      { tags: "§1.15" },
      async () => {
        const guest = await aRegistered(world())

        const saved = await resultOf(guest.profiles.save(details))

        expect(saved).toMatchObject({
          phone: "+60123456789",
          identity: { kind: "mykad", masked: "••••••••1234" },
        })
        expect(await resultOf(guest.profiles.read())).toEqual(saved)
      },
    )

    it("leaves the identity number as it is, or forgets it", async () => {
      const guest = await aRegistered(world())
      await resultOf(guest.profiles.save(details))

      const left = await resultOf(guest.profiles.save({ ...details, identityNumber: null }))
      const forgotten = await resultOf(guest.profiles.save({ ...details, identityNumber: "" }))

      expect([left.identity?.kind, forgotten.identity]).toEqual(["mykad", null])
    })

    it("lists every field that breaks a rule, and lets fields be empty", async () => {
      const guest = await aRegistered(world())
      const wrong = { ...details, firstName: "", phone: "1", dateOfBirth: "1990-04-31" }

      const failure = await refusal(guest.profiles.save(wrong))

      expect("issues" in failure && failure.issues.map(({ path }) => path)).toEqual([
        "firstName",
        "dateOfBirth",
        "phone",
      ])
    })
  },

  savePreferences: (world: () => World) => {
    it("keeps language and theme", async () => {
      const guest = await aRegistered(world())

      const saved = await resultOf(
        guest.profiles.savePreferences({ language: "bm", theme: "dark" }),
      )

      expect(saved.preferences).toEqual({ language: "bm", theme: "dark" })
    })
  },

  setPicture: (world: () => World) => {
    it("shows the picture to its owner alone", { tags: ["§1.15", "§3.11"] }, async () => {
      const guest = await aRegistered(world())

      const { picture } = await resultOf(guest.profiles.setPicture(aPicture))

      expect(picture?.large).toMatch(/^\/api\/account\/picture\/[0-9a-z]{26}-512\.webp$/)
      expect((await resultOf(guest.accounts.whoAmI())).user?.picture).toEqual(picture)
    })

    it("refuses what is no picture, whatever it is called", async () => {
      const guest = await aRegistered(world())
      const noPicture = new TextEncoder().encode("<svg onload='alert(1)'/>")

      expect(await refusal(guest.profiles.setPicture(noPicture))).toMatchObject({
        _tag: "PictureRefused",
        reason: "NotAPicture",
      })
    })
  },

  removePicture: (world: () => World) => {
    it("leaves none", async () => {
      const guest = await aRegistered(world())
      await resultOf(guest.profiles.setPicture(aPicture))

      expect((await resultOf(guest.profiles.removePicture())).picture).toBeNull()
    })
  },
}
