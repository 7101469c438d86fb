import type { AccountRecord } from "#core/account-store/account-record.ts"
import { typedProfile } from "#fixtures/builders/an-account.ts"
import { Effect, Exit } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { keptOf } from "../an-account-keeper.ts"
import { aGuest, aPicture, judges, request } from "../a-verification.ts"

const numbers = ["900402-14-1234", "900402-14-1236"]

const anyEdit = fc.record({
  does: fc.constant("edit" as const),
  firstName: fc.constantFrom("Aisyah", "Mallory"),
  lastName: fc.constantFrom("Tan", "Lim"),
  nationality: fc.constantFrom("MY", "SG"),
  identityNumber: fc.constantFrom(null, ...numbers),
})
const anyPicture = fc.record({
  does: fc.constant("picture" as const),
  part: fc.constantFrom("document" as const, "selfie" as const),
})
const anySubmission = fc.record({
  does: fc.constant("submit" as const),
  identityNumber: fc.constantFrom(...numbers),
})
/** A verdict for the submission of so many submissions ago. */
const anyVerdict = fc.record({
  does: fc.constant("judge" as const),
  ago: fc.nat(2),
  verdict: fc.constantFrom(null, null, "faceDiffers" as const),
})
const anySteps = fc.array(fc.oneof(anyEdit, anyPicture, anySubmission, anyVerdict), {
  maxLength: 24,
})

/** What somebody who looks would compare, written down as they would see it. */
const seenOf = (account: AccountRecord): string => {
  const { firstName, lastName, nationality, identity, dateOfBirth, verification } = account
  const { document, selfie } = verification
  const seen = [firstName, lastName, nationality, identity, dateOfBirth, document, selfie]
  return JSON.stringify(seen)
}

it("whoever is verified has the identity that was judged, in any order of steps", async () => {
  await fc.assert(
    fc.asyncProperty(anySteps, async (steps) => {
      const { keeper, guest } = await aGuest()
      const kept = async () => (await keptOf(keeper))!
      const submissions: Array<{ id: string; seen: string }> = []
      let accepted: string | null = null
      await Effect.runPromise(guest.verifications.setPicture("document", aPicture))
      await Effect.runPromise(guest.verifications.setPicture("selfie", aPicture))

      for (const step of steps) {
        if (step.does === "edit") {
          const { does: _, ...typed } = step
          await Effect.runPromiseExit(guest.profiles.save(typedProfile(typed)))
        } else if (step.does === "picture") {
          await Effect.runPromise(guest.verifications.setPicture(step.part, aPicture))
        } else if (step.does === "submit") {
          const { identityNumber } = step
          const answer = await Effect.runPromiseExit(
            guest.verifications.submit({ ...request, identityNumber }),
          )
          const account = await kept()
          const { submission } = account.verification
          if (Exit.isSuccess(answer) && submission)
            submissions.push({ id: submission.id, seen: seenOf(account) })
        } else {
          const of = submissions.at(-1 - step.ago)
          const account = await kept()
          if (!of) continue
          const judged = await Effect.runPromiseExit(
            judges(keeper, { account: account.id, submission: of.id }, step.verdict),
          )
          if (Exit.isSuccess(judged)) {
            expect(seenOf(account)).toBe(of.seen)
            accepted = step.verdict === null ? of.seen : null
          }
        }
        const { status } = await Effect.runPromise(guest.verifications.read())
        if (status === "verified") expect(seenOf(await kept())).toBe(accepted)
      }
    }),
  )
})
