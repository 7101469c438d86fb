import { typedProfile } from "#fixtures/builders/an-account.ts"
import { expect, it } from "vitest"
import { aPicture } from "./accounts.keeping.ts"
import { aRegistered } from "./accounts.steps.ts"
import { refusal, resultOf, type Guest, type World } from "./world.ts"

const request = {
  nationality: "MY",
  identityNumber: "900402-14-1234",
  dateOfBirth: "1990-04-02",
}

const withPictures = async (guest: Guest): Promise<Guest> => {
  await resultOf(guest.verifications.setPicture("document", aPicture))
  await resultOf(guest.verifications.setPicture("selfie", aPicture))
  return guest
}

/** What is promised about proving who one is. */
export const verificationPromises = {
  readVerification: (world: () => World) => {
    it("begins with nothing", async () => {
      const guest = await aRegistered(world())

      expect(await resultOf(guest.verifications.read())).toEqual({
        status: "unverified",
        reason: null,
        submittedAt: null,
        hasDocument: false,
        hasSelfie: false,
      })
    })

    it("is for who is signed in", async () => {
      expect((await refusal(world().guest().verifications.read()))._tag).toBe("NotSignedIn")
    })
  },

  setVerificationPicture: (world: () => World) => {
    it("keeps each picture", async () => {
      const guest = await aRegistered(world())

      const one = await resultOf(guest.verifications.setPicture("selfie", aPicture))

      expect(one).toMatchObject({ hasDocument: false, hasSelfie: true, status: "unverified" })
    })

    it("refuses what is no picture", async () => {
      const guest = await aRegistered(world())
      const noPicture = new TextEncoder().encode("%PDF-1.7")

      const failure = await refusal(guest.verifications.setPicture("document", noPicture))

      expect(failure._tag).toBe("PictureRefused")
    })
  },

  submitVerification: (world: () => World) => {
    it("waits for somebody to look once everything is there", async () => {
      const guest = await withPictures(await aRegistered(world()))

      const submitted = await resultOf(guest.verifications.submit(request))

      expect(submitted).toMatchObject({ status: "submitted", submittedAt: expect.any(String) })
      expect((await resultOf(guest.profiles.read())).identity?.kind).toBe("mykad")
    })

    it("lists what is wrong and what is missing", async () => {
      const guest = await aRegistered(world())
      const wrong = { ...request, identityNumber: "900402-99-1234", nationality: "XX" }

      const failure = await refusal(guest.verifications.submit(wrong))

      expect("issues" in failure && failure.issues.map(({ path }) => path)).toEqual([
        "nationality",
        "document",
        "selfie",
      ])
    })

    it("is withdrawn when the guest becomes somebody else meanwhile", async () => {
      const guest = await withPictures(await aRegistered(world()))
      await resultOf(guest.verifications.submit(request))

      const profile = await resultOf(guest.profiles.save(typedProfile({ firstName: "Mallory" })))

      expect(profile.verification).toBe("unverified")
      expect(await resultOf(guest.verifications.read())).toMatchObject({
        status: "unverified",
        submittedAt: null,
        hasDocument: true,
      })
    })

    it("cannot be submitted twice while somebody looks", async () => {
      const guest = await withPictures(await aRegistered(world()))
      await resultOf(guest.verifications.submit(request))

      expect((await refusal(guest.verifications.submit(request)))._tag).toBe("VerificationRefused")
    })
  },
}
