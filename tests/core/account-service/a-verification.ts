import { judgeVerification, type Verdict } from "#core/account-service/judge-verification.ts"
import { resultOf } from "#tests/contracts/outcomes.ts"
import { aKeeper, aRegistered, keptOf, type Guest, type Keeper } from "./an-account-keeper.ts"

export const aPicture = new Uint8Array([0xff, 0xd8, 0xff])

export const request = {
  nationality: "MY",
  identityNumber: "900402-14-1234",
  dateOfBirth: "1990-04-02",
}

/** A guest who was just registered, with the keeper of the account. */
export const aGuest = async () => {
  const keeper = aKeeper()
  return { keeper, guest: await aRegistered(keeper) }
}

/** Sends both pictures and asks to be verified. */
export const submits = async (guest: Guest) => {
  await resultOf(guest.verifications.setPicture("document", aPicture))
  await resultOf(guest.verifications.setPicture("selfie", aPicture))
  return resultOf(guest.verifications.submit(request))
}

/** The account as it is kept, and the id of what it submitted. */
export const submissionOf = async (keeper: Keeper) => {
  const account = (await keptOf(keeper))!
  return { account: account.id, submission: account.verification.submission?.id ?? "none" }
}

/** What somebody says who looked at a submission. */
export const judges = (
  { desk }: Keeper,
  of: { readonly account: string; readonly submission: string },
  verdict: Verdict = null,
) => judgeVerification(desk, { ...(of as Awaited<ReturnType<typeof submissionOf>>), verdict })
