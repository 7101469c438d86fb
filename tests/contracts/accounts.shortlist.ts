import { Slug } from "#core/property/property.ts"
import { expect, it } from "vitest"
import { aRegistered, PASSWORD } from "./accounts.steps.ts"
import { refusal, resultOf, type World } from "./world.ts"

const email = "aisyah.tan@example.com"

const mark = (name: string, at: number, saved = true) => ({ slug: Slug.make(name), saved, at })

/** What is promised about the saved stays of an account. */
export const shortlistPromises = {
  joinShortlist: (world: () => World) => {
    it("begins empty, and keeps what a device brings", async () => {
      const guest = await aRegistered(world())

      expect(await resultOf(guest.shortlists.join([]))).toEqual([])
      expect(await resultOf(guest.shortlists.join([mark("the-springwater", 1)]))).toEqual([
        mark("the-springwater", 1),
      ])
      expect(await resultOf(guest.shortlists.join([]))).toEqual([mark("the-springwater", 1)])
    })

    it("makes the lists of two devices one, and lets the last mark of a stay count", async () => {
      const phone = await aRegistered(world())
      const laptop = world().guest()
      await resultOf(laptop.accounts.signIn({ email, password: PASSWORD }))

      await resultOf(phone.shortlists.join([mark("the-springwater", 1), mark("rumah-tanjung", 4)]))
      const both = await resultOf(
        laptop.shortlists.join([mark("the-long-house", 3), mark("the-springwater", 2, false)]),
      )

      expect(both).toEqual([
        mark("rumah-tanjung", 4),
        mark("the-long-house", 3),
        mark("the-springwater", 2, false),
      ])
      expect(await resultOf(phone.shortlists.join([mark("the-springwater", 1)]))).toEqual(both)
    })

    it("takes marks from a clock that is ahead as of now", async () => {
      const guest = await aRegistered(world())
      const ahead = Number.MAX_SAFE_INTEGER

      const [kept] = await resultOf(guest.shortlists.join([mark("the-springwater", ahead)]))
      const removed = await resultOf(
        guest.shortlists.join([mark("the-springwater", (kept?.at ?? ahead) + 1, false)]),
      )

      expect(kept?.at).toBeLessThan(ahead)
      expect(removed).toMatchObject([{ slug: "the-springwater" }])
    })

    it("is among what is kept of a guest, and nobody else's", async () => {
      const guest = await aRegistered(world())
      const other = await aRegistered(world(), { email: "siti@example.com" })
      await resultOf(guest.shortlists.join([mark("the-springwater", 1)]))

      expect((await resultOf(guest.accounts.myRecords())).shortlist).toEqual([
        mark("the-springwater", 1),
      ])
      expect(await resultOf(other.shortlists.join([]))).toEqual([])
    })

    it("is for who is signed in", async () => {
      const stranger = world().guest()

      expect((await refusal(stranger.shortlists.join([mark("the-springwater", 1)])))._tag).toBe(
        "NotSignedIn",
      )
    })
  },
}
