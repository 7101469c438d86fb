import {
  AccountsUnreachable,
  PictureRefused,
  TooBusy,
  VerificationRefused,
} from "#core/account/account.errors.ts"
import { verificationWith } from "#core/account/verification.actors.ts"
import type { Verifications } from "#core/account/verifications.port.ts"
import { NotSignedIn } from "#core/people/visitor.errors.ts"
import { aVerification } from "#fixtures/builders/an-account.ts"
import { scriptedVerifications } from "#fixtures/doubles/accounts.scripted.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { courseOf } from "./course.ts"

const request = { nationality: "MY", identityNumber: "900402141234", dateOfBirth: "1990-04-02" }
const file = new Uint8Array([1])
const issues = [{ path: "selfie", code: "PictureMissing" }]
const reason = "NotAPicture"

const chosePicture = { type: "guest.chosePicture", part: "selfie", file } as const
const submitted = { type: "guest.submitted", request } as const
const retried = { type: "guest.retried" } as const
type Event = typeof chosePicture | typeof submitted | typeof retried

const signedOut = Effect.fail(new NotSignedIn())
const unreachable = Effect.fail(new AccountsUnreachable())
const withSelfie = Effect.succeed(aVerification({ hasSelfie: true }))
const fresh = { verification: aVerification(), part: null, issues: [], reason: null }

const verifying = (script: Partial<Verifications>, ...events: ReadonlyArray<Event>) =>
  courseOf(verificationWith(scriptedVerifications(script)), undefined, ...events)

describe("a verification", () => {
  it.each([
    ["unverified", "unverified form"],
    ["rejected", "rejected form"],
    ["submitted", "submitted over"],
    ["verified", "verified over"],
  ] as const)("that is %s stands there as %s", async (status, state) => {
    const verification = aVerification({ status })

    const { states, context } = await verifying({ read: () => Effect.succeed(verification) })

    expect(states).toEqual(["loading", state])
    expect(context).toEqual({ ...fresh, verification })
  })

  it("is for who is signed in", async () => {
    expect((await verifying({ read: () => signedOut })).states).toEqual([
      "loading",
      "signedOut over",
    ])
  })

  it("is read again where nobody answered", async () => {
    const { states, context } = await verifying({ read: () => unreachable }, retried)

    expect(states).toEqual(["loading", "lost", "loading", "lost"])
    expect(context).toEqual({ ...fresh, verification: null })
  })

  it.each<[string, Event, Partial<Verifications>]>([
    ["sendingPicture form busy, unverified form", chosePicture, { setPicture: () => withSelfie }],
    ["sendingPicture form busy, signedOut over", chosePicture, { setPicture: () => signedOut }],
    ["sendingPicture form busy, unclear form", chosePicture, { setPicture: () => unreachable }],
    ["submitting form busy, submitted over", submitted, {}],
    ["submitting form busy, signedOut over", submitted, { submit: () => signedOut }],
    ["submitting form busy, unclear form", submitted, { submit: () => unreachable }],
  ])("goes by %s after %j", async (course, event, script) => {
    const { states } = await verifying(script, event)

    expect(states.slice(2).join(", ")).toBe(course)
  })

  it("gets the pictures that were chosen and the number that was typed", async () => {
    const asked: Array<unknown> = []
    const setPicture: Verifications["setPicture"] = (part, picture) => {
      asked.push(part, picture)
      return withSelfie
    }
    const submit: Verifications["submit"] = (typed) => {
      asked.push(typed)
      return withSelfie
    }

    const { context } = await verifying({ setPicture, submit }, chosePicture, submitted)

    expect(asked).toEqual(["selfie", file, request])
    const verification = aVerification({ hasSelfie: true })
    expect(context).toEqual({ ...fresh, verification, part: "selfie" })
  })

  it("says that a picture may come later when too many come just now", async () => {
    const busy = Effect.fail(new TooBusy({ retryAfterSeconds: 5 }))

    const { states, context } = await verifying({ setPicture: () => busy }, chosePicture)

    expect([states.at(-1), context.reason]).toEqual(["pictureRefused form", "TooBusy"])
  })

  it("says why a file is no picture until one is kept", async () => {
    const refused = Effect.fail(new PictureRefused({ reason }))
    const answers = [refused, withSelfie]
    const setPicture = () => answers.shift() ?? withSelfie

    const no = await verifying({ setPicture: () => refused }, chosePicture)
    const after = await verifying({ setPicture }, chosePicture, chosePicture)

    expect(no.states.at(-1)).toBe("pictureRefused form")
    expect(no.context).toEqual({ ...fresh, part: "selfie", reason })
    expect(after.context.reason).toBeNull()
  })

  it("names what is wrong until it is right", async () => {
    const refused = Effect.fail(new VerificationRefused({ issues }))
    const script = { submit: () => refused, setPicture: () => withSelfie }

    const no = await verifying(script, submitted)
    const after = await verifying(script, submitted, chosePicture)

    expect(no.states.at(-1)).toBe("refused form")
    expect(no.context).toEqual({ ...fresh, issues })
    expect(after.context.issues).toEqual([])
  })
})
