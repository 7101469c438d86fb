import { ownPictureFile } from "#core/account-service/keep-picture.ts"
import { typedProfile } from "#fixtures/builders/an-account.ts"
import { TooBusy } from "#core/account/account.errors.ts"
import { refusal, resultOf } from "#tests/contracts/outcomes.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aKeeper, aRegistered, EMAIL, keptOf, rewrite } from "../an-account-keeper.ts"

const details = typedProfile()

const aPicture = new Uint8Array([0xff, 0xd8, 0xff])
const noPicture = new Uint8Array([1])

const aGuest = async () => {
  const keeper = aKeeper()
  return { keeper, guest: await aRegistered(keeper) }
}

describe("a guest's own profile", () => {
  it("is kept in its normal form and shows the end of the identity number", async () => {
    const { guest } = await aGuest()

    const saved = await resultOf(guest.profiles.save(details))

    expect(saved).toEqual({
      firstName: "Aisyah",
      lastName: "Tan",
      nationality: "MY",
      dateOfBirth: "1990-04-02",
      gender: "female",
      address: "1 Jalan Ampang",
      phone: "+60123456789",
      identity: { kind: "mykad", masked: "••••••••1234" },
      email: EMAIL,
      emailVerified: false,
      nextEmail: null,
      picture: null,
      preferences: { language: "en", theme: null },
      hasPassword: true,
      google: false,
      secondFactor: { on: false, recoveryCodesLeft: 0 },
      passkeys: [],
      verification: "unverified",
      keptCard: null,
    })
    expect(await resultOf(guest.profiles.read())).toEqual(saved)
  })

  it("hides most of a short number, too, and knows who came with Google", async () => {
    const { keeper, guest } = await aGuest()
    const identity = { kind: "passport", number: "A12345" } as const
    await rewrite(keeper, { identity, passwordHash: null, outside: "google 1" })

    expect(await resultOf(guest.profiles.read())).toMatchObject({
      identity: { kind: "passport", masked: "••••2345" },
      hasPassword: false,
      google: true,
    })
  })

  it("is refused with what is wrong, and is for who is signed in", async () => {
    const { keeper, guest } = await aGuest()
    const { profiles } = keeper.guest()

    expect(await refusal(guest.profiles.save({ ...details, phone: "1" }))).toMatchObject({
      _tag: "ProfileRefused",
      issues: [{ path: "phone" }],
    })
    for (const asked of [profiles.read(), profiles.save(details), profiles.removePicture()])
      expect((await refusal(asked))._tag).toBe("NotSignedIn")
  })

  it("keeps language and theme", async () => {
    const { guest } = await aGuest()
    const preferences = { language: "bm", theme: "dark" } as const

    expect((await resultOf(guest.profiles.savePreferences(preferences))).preferences).toEqual(
      preferences,
    )
  })
})

describe("a guest's picture", () => {
  it("is kept in two sizes for its owner alone, and gone with the next", async () => {
    const { keeper, guest } = await aGuest()
    const fileOf = (who: typeof guest, address = "") =>
      resultOf(ownPictureFile(keeper.desk, who.caller, address.split("/").at(-1)!))

    const { picture } = await resultOf(guest.profiles.setPicture(aPicture))
    const kept = [await fileOf(guest, picture?.large), await fileOf(guest, picture?.small)]
    const next = await resultOf(guest.profiles.setPicture(aPicture))

    expect(picture?.large).toMatch(/^\/api\/account\/picture\/[0-9a-z]{26}-512\.webp$/)
    expect(picture?.small).toMatch(/^\/api\/account\/picture\/[0-9a-z]{26}-128\.webp$/)
    expect(kept).toEqual([aPicture, aPicture])
    expect(next.picture).not.toEqual(picture)
    expect(await fileOf(guest, picture?.large)).toBeNull()
    const { files } = keeper.desk
    expect(await resultOf(files.read(picture!.small.split("/").at(-1)!))).toBeNull()
    expect((await resultOf(guest.profiles.removePicture())).picture).toBeNull()
    expect(await resultOf(files.read(next.picture!.large.split("/").at(-1)!))).toBeNull()
  })

  it("is none where none was kept, whatever file lies under that name", async () => {
    const { keeper, guest } = await aGuest()
    await resultOf(keeper.desk.files.keep("null-512.webp", aPicture))

    expect(await resultOf(ownPictureFile(keeper.desk, guest.caller, "null-512.webp"))).toBeNull()
  })

  it("is taken sixty times an hour from one account, as is one to be verified by", async () => {
    const counted = new Map<string, number>()
    const count = (subject: string, _: number, windowMs: number) => {
      const times = (counted.get(`${subject} in ${windowMs}`) ?? 0) + 1
      return Effect.sync(() => void counted.set(`${subject} in ${windowMs}`, times)).pipe(
        Effect.as(times),
      )
    }
    const keeper = aKeeper({ rateLimiter: { count } })
    const guest = await aRegistered(keeper)
    for (let at = 0; at < 30; at += 1) {
      await resultOf(guest.profiles.setPicture(aPicture))
      await resultOf(guest.verifications.setPicture("selfie", aPicture))
    }

    const refusals = [
      await refusal(guest.profiles.setPicture(aPicture)),
      await refusal(guest.verifications.setPicture("selfie", aPicture)),
    ]

    const { id } = (await keptOf(keeper))!
    expect(refusals).toMatchObject([{ _tag: "TooManyAttempts" }, { _tag: "TooManyAttempts" }])
    expect(counted.get(`picture/${id} in ${60 * 60 * 1000}`)).toBe(62)
  })

  it("is redrawn for its account, which is told when to come back", async () => {
    const owners: Array<string> = []
    const busy = (_: Uint8Array, owner: string) =>
      Effect.suspend(() => {
        owners.push(owner)
        return Effect.fail(new TooBusy({ retryAfterSeconds: 5 }))
      })
    const keeper = aKeeper({ pictures: { square: busy, whole: busy } })
    const guest = await aRegistered(keeper)

    const refusals = [
      await refusal(guest.profiles.setPicture(aPicture)),
      await refusal(guest.verifications.setPicture("selfie", aPicture)),
    ]

    const { id } = (await keptOf(keeper))!
    expect(refusals).toMatchObject([{ retryAfterSeconds: 5 }, { retryAfterSeconds: 5 }])
    expect(owners).toEqual([id, id])
  })

  it("is refused where it is none", async () => {
    const { guest } = await aGuest()

    expect(await refusal(guest.profiles.setPicture(noPicture))).toMatchObject({
      _tag: "PictureRefused",
      reason: "NotAPicture",
    })
  })
})
