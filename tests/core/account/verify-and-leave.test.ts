import { judgeVerification } from "#core/account/judge-verification.ts"
import { AccountId } from "#core/people/account-id.ts"
import { refusal, told } from "#tests/contracts/outcomes.ts"
import { describe, expect, it } from "vitest"
import { aKeeper, aRegistered, EMAIL, keptOf, whoIsOn } from "./a-keeper.ts"

const request = {
  nationality: "MY",
  identityNumber: "900402-14-1234",
  dateOfBirth: "1990-04-02",
}
const aPicture = new Uint8Array([0xff, 0xd8, 0xff])
const noPicture = new Uint8Array([1])

const aGuest = async () => {
  const keeper = aKeeper()
  return { keeper, guest: await aRegistered(keeper) }
}

describe("being verified", () => {
  const submitted = async () => {
    const { keeper, guest } = await aGuest()
    await told(guest.verifications.setPicture("document", aPicture))
    await told(guest.verifications.setPicture("selfie", aPicture))
    return { keeper, guest, view: await told(guest.verifications.submit(request)) }
  }

  it("waits for somebody to look, and then stays as it is", async () => {
    const { keeper, guest, view } = await submitted()

    expect(view).toEqual({
      status: "submitted",
      reason: null,
      submittedAt: "2026-11-21T02:30:00.000Z",
      hasDocument: true,
      hasSelfie: true,
    })
    expect(await told(guest.verifications.read())).toEqual(view)
    expect(await told(guest.verifications.setPicture("selfie", noPicture))).toEqual(view)
    expect(await refusal(guest.verifications.submit(request))).toMatchObject({
      issues: [{ path: "", code: "VerificationClosed" }],
    })
    expect((await keptOf(keeper))?.identity).toEqual({ kind: "mykad", number: "900402141234" })
  })

  it("lists what is wrong and what is missing", async () => {
    const { guest } = await aGuest()
    const wrong = { nationality: "XX", identityNumber: "", dateOfBirth: "1990-04-31" }

    expect(await refusal(guest.verifications.submit(wrong))).toMatchObject({
      _tag: "VerificationRefused",
      issues: [
        { path: "nationality", code: "NationalityUnknown" },
        { path: "identityNumber", code: "IdentityNumberMissing" },
        { path: "dateOfBirth", code: "NotADate" },
        { path: "document", code: "PictureMissing" },
        { path: "selfie", code: "PictureMissing" },
      ],
    })
  })

  it.each([
    [null, "verified"],
    ["faceDiffers", "rejected"],
  ] as const)("is judged %s once: %s", async (verdict, status) => {
    const { keeper, guest } = await submitted()
    const { id } = (await keptOf(keeper))!

    await told(judgeVerification(keeper.desk.store, id, verdict))

    expect(await told(guest.verifications.read())).toMatchObject({ status, reason: verdict })
    const again = await refusal(judgeVerification(keeper.desk.store, id, null))
    expect(again._tag).toBe("NobodyWaits")
    const nobody = AccountId.make("0123456789abcdefghjkmnpqrs")
    expect((await refusal(judgeVerification(keeper.desk.store, nobody, null)))._tag).toBe(
      "NobodyWaits",
    )
  })
})

describe("leaving", () => {
  it("takes everything along and leaves nothing behind", async () => {
    const { keeper, guest } = await aGuest()
    const { id } = (await keptOf(keeper))!
    const { picture } = await told(guest.profiles.setPicture(aPicture))

    expect(await told(guest.accounts.myRecords())).toMatchObject({
      writtenAt: "2026-11-21T02:30:00.000Z",
      registeredAt: "2026-11-21T02:30:00.000Z",
      profile: { email: EMAIL },
      verification: { status: "unverified" },
      sessions: [{ current: true }],
      bookings: [],
    })
    expect(await told(guest.accounts.deleteAccount())).toEqual({ user: null })
    expect([await whoIsOn(guest), await keptOf(keeper)]).toEqual([null, null])
    expect([guest.jar.forgotten, keeper.bookings]).toEqual([1, [`nobody has those of ${id}`]])
    const file = picture!.large.split("/").at(-1)!
    expect(await told(keeper.desk.files.read(file))).toBeNull()
  })
})
