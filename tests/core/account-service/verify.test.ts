import { AccountId } from "#core/people/account-id.ts"
import { typedProfile } from "#fixtures/builders/an-account.ts"
import { refusal, resultOf } from "#tests/contracts/outcomes.ts"
import { describe, expect, it } from "vitest"
import { keptOf, rewrite } from "./an-account-keeper.ts"
import { aGuest, aPicture, judges, request, submissionOf, submits } from "./a-verification.ts"

const DAY_MS = 24 * 60 * 60 * 1000
const none = { submission: null, submittedAt: null, reason: null }

const submitted = async () => {
  const { keeper, guest } = await aGuest()
  const view = await submits(guest)
  return { keeper, guest, view, of: await submissionOf(keeper) }
}

describe("asking to be verified", () => {
  it("waits for somebody to look", async () => {
    const { keeper, guest, view } = await submitted()

    expect(view).toEqual({
      status: "submitted",
      reason: null,
      submittedAt: "2026-11-21T02:30:00.000Z",
      hasDocument: true,
      hasSelfie: true,
    })
    expect(await resultOf(guest.verifications.read())).toEqual(view)
    expect(await refusal(guest.verifications.submit(request))).toMatchObject({
      issues: [{ path: "", code: "VerificationClosed" }],
    })
    const kept = (await keptOf(keeper))!
    expect(kept.identity).toEqual({ kind: "mykad", number: "900402141234" })
    expect(kept.verification.submission?.judged).toEqual({
      firstName: "Aisyah",
      lastName: "Tan",
      nationality: "MY",
      identity: { kind: "mykad", number: "900402141234" },
      dateOfBirth: "1990-04-02",
      document: kept.verification.document,
      selfie: kept.verification.selfie,
    })
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
})

describe("a verdict", () => {
  it.each([
    [null, "verified"],
    ["faceDiffers", "rejected"],
  ] as const)("of %s is given once: %s", async (verdict, status) => {
    const { keeper, guest, of } = await submitted()

    await resultOf(judges(keeper, of, verdict))

    expect(await resultOf(guest.verifications.read())).toMatchObject({ status, reason: verdict })
    expect((await resultOf(guest.profiles.read())).verification).toBe(status)
    expect((await refusal(judges(keeper, of)))._tag).toBe("NobodyWaits")
  })

  it("is for nobody who never asked", async () => {
    const { keeper } = await submitted()
    const account = AccountId.make("0123456789abcdefghjkmnpqrs")

    const failure = await refusal(judges(keeper, { account, submission: "any" }))

    expect(failure._tag).toBe("NobodyWaits")
  })

  it("is about one submission, and about no later one of the same guest", async () => {
    const { keeper, guest, of } = await submitted()
    await resultOf(guest.profiles.save(typedProfile({ firstName: "Nur Aisyah" })))
    await resultOf(guest.verifications.submit(request))

    expect((await refusal(judges(keeper, of)))._tag).toBe("SubmissionOutdated")

    expect((await resultOf(guest.verifications.read())).status).toBe("submitted")
    await resultOf(judges(keeper, await submissionOf(keeper)))
    expect((await resultOf(guest.verifications.read())).status).toBe("verified")
  })
})

describe.each(["submitted", "verified"] as const)("a guest who is %s", (status) => {
  const standing = async () => {
    const { keeper, guest, of } = await submitted()
    if (status === "verified") await resultOf(judges(keeper, of))
    return { keeper, guest, of }
  }

  it.each([
    ["first name", { firstName: "Mallory" }],
    ["last name", { lastName: "Lim" }],
    ["nationality", { nationality: "SG", identityNumber: "900402-14-1234" }],
    ["identity number", { identityNumber: "900402-14-1236" }],
    ["birth date", { nationality: "SG", identityNumber: "K1234567", dateOfBirth: "1990-04-03" }],
  ])("is unverified with another %s", async (_, change) => {
    const { keeper, guest, of } = await standing()

    const profile = await resultOf(guest.profiles.save(typedProfile({ ...change })))

    expect(profile.verification).toBe("unverified")
    expect(await resultOf(guest.verifications.read())).toMatchObject({
      status: "unverified",
      submittedAt: null,
    })
    expect((await keptOf(keeper))?.verification).toMatchObject({ status: "unverified", ...none })
    expect((await refusal(judges(keeper, of)))._tag).toBe("NobodyWaits")
  })

  it.each(["document", "selfie"] as const)("is unverified with another %s", async (part) => {
    const { guest } = await standing()

    const view = await resultOf(guest.verifications.setPicture(part, aPicture))

    expect(view).toMatchObject({ status: "unverified", hasDocument: true, hasSelfie: true })
  })

  it("stays so with the same identity, another address and another telephone number", async () => {
    const { guest } = await standing()
    const typed = typedProfile({ address: "2 Jalan Raja", phone: "013-345 6789", gender: null })

    await resultOf(guest.profiles.save({ ...typed, identityNumber: null }))
    const { verification } = await resultOf(
      guest.profiles.savePreferences({ language: "bm", theme: null }),
    )

    expect(verification).toBe(status)
    expect((await resultOf(guest.verifications.read())).status).toBe(status)
  })

  it("is unverified where nothing says which identity was meant", async () => {
    const { keeper, guest } = await standing()
    const { verification } = (await keptOf(keeper))!

    await rewrite(keeper, { verification: { ...verification, submission: null } })

    expect((await resultOf(guest.verifications.read())).status).toBe("unverified")
    expect((await resultOf(guest.profiles.read())).verification).toBe("unverified")
    expect((await resultOf(guest.verifications.submit(request))).status).toBe("submitted")
  })

  it("is unverified with another identity, though nobody has written that down", async () => {
    const { keeper, guest } = await standing()

    await rewrite(keeper, { identity: { kind: "permanentResident", number: "900402141234" } })

    expect((await resultOf(guest.verifications.read())).status).toBe("unverified")
  })
})

describe("a guest who was rejected", () => {
  it("is told so until the next submission, whatever changes", async () => {
    const { keeper, guest, of } = await submitted()
    await resultOf(judges(keeper, of, "numberDiffers"))

    await resultOf(guest.profiles.save(typedProfile({ firstName: "Nur" })))

    expect(await resultOf(guest.verifications.read())).toMatchObject({
      status: "rejected",
      reason: "numberDiffers",
    })
    expect(await resultOf(guest.verifications.submit(request))).toMatchObject({
      status: "submitted",
      reason: null,
    })
  })
})

describe("the time of the pictures", () => {
  const until = async (keeper: Awaited<ReturnType<typeof submitted>>["keeper"]) =>
    (await keptOf(keeper))?.verification.picturesUntil
  const inThirtyDays = "2026-12-21T02:30:00.000Z"

  it("runs from the moment they came, stands while they wait, and runs again", async () => {
    const { keeper, guest } = await aGuest()
    await resultOf(guest.verifications.setPicture("document", aPicture))
    expect(await until(keeper)).toBe(inThirtyDays)

    await submits(guest)
    expect(await until(keeper)).toBeNull()

    keeper.clock.forward(DAY_MS)
    await resultOf(judges(keeper, await submissionOf(keeper)))
    expect(await until(keeper)).toBe("2026-12-22T02:30:00.000Z")
  })

  it("runs from the change that ended the verification", async () => {
    const { keeper, guest } = await submitted()

    await resultOf(guest.profiles.save(typedProfile({ firstName: "Mallory" })))

    expect(await until(keeper)).toBe(inThirtyDays)
  })
})
