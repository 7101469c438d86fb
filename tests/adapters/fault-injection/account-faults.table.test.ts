import { accountFaults } from "#adapters/fault-injection/account-faults.table.ts"
import { expect, it } from "vitest"
import { aPageIn } from "./a-page.ts"

const view = { status: "open", reason: null, submittedAt: "2026-11-21" }

it.each([
  ["verification-verified", { ...view, status: "verified" }],
  ["verification-rejected", { ...view, status: "rejected", reason: "documentUnreadable" }],
] as const)("in the scenario %s the page reads %j", async (name, read) => {
  expect(await aPageIn(accountFaults[name], view).reads("readVerification")).toEqual(read)
})

it.each([
  ["letter-slowed", "askForReset"],
  ["password-change-slowed", "changePassword"],
] as const)("in the scenario %s the page may ask again in a minute", async (name, call) => {
  expect(await aPageIn(accountFaults[name]).reads(call, {})).toMatchObject({
    _tag: "TooManyAttempts",
    retryAfterSeconds: 60,
  })
})

it("asks for the password once before it hands out the records", async () => {
  const { reads } = aPageIn(accountFaults["password-asked"], view)

  expect(await reads("myRecords")).toMatchObject({ _tag: "ConfirmationNeeded" })
  expect(await reads("myRecords")).toEqual(view)
})

it.each([
  ["saving-refused", "saveProfile", { issues: [{ path: "phone", code: "InvalidPhone" }] }],
  ["picture-refused", "setPicture", { reason: "TooManyPixels" }],
  ["document-refused", "setVerificationPicture", { reason: "NotAPicture" }],
] as const)("in the scenario %s %s is refused with %j", async (name, call, why) => {
  expect(await aPageIn(accountFaults[name]).reads(call, {})).toMatchObject(why)
})

it.each([
  [["waiting-for-letter", "letter-slowed", "letter-cut-off"], "recovery"],
  [["waiting-for-profile", "picture-refused", "password-asked", "sessions-cut-off"], "profile"],
  [["waiting-for-verification", "verification-rejected", "document-refused"], "verification"],
] as const)("%j begin at %s", (names, begins) => {
  expect(new Set(names.map((name) => accountFaults[name].begins))).toEqual(new Set([begins]))
})
