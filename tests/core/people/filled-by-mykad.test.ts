import { filledByMyKad, type FilledForm } from "#core/people/filled-by-mykad.ts"
import { noDetails } from "#core/checkout/checkout.context.ts"
import type { GuestDetails } from "#core/people/guest-details.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { expect, it } from "vitest"

const HERS = "900412-14-5678"
const HIS = "851130-10-1235"
const ofHers = { dateOfBirth: "1990-04-12", gender: "female" }
const ofHis = { dateOfBirth: "1985-11-30", gender: "male" }

const empty: FilledForm = { details: noDetails, filled: null }

const typing = (form: FilledForm, changes: Partial<GuestDetails>): FilledForm =>
  filledByMyKad(form, { ...form.details, ...changes }, day("2026-12-04"))

/** What a form says after these were typed one after another. */
const after = (...changes: ReadonlyArray<Partial<GuestDetails>>) => {
  const { details } = changes.reduce(typing, empty)
  return { dateOfBirth: details.dateOfBirth, gender: details.gender }
}

it("a MyKad fills in the date of birth and the gender", () => {
  expect(after({ identityNumber: HERS })).toEqual(ofHers)
})

it.each(["900412145678", "９００４１２ 14 5678"])("so does a number written as %s", (typed) => {
  expect(after({ identityNumber: typed })).toEqual(ofHers)
})

it("so does the number of a permanent resident", () => {
  expect(after({ nationality: "SG" }, { identityNumber: HERS })).toEqual(ofHers)
})

it("a passport fills in nothing, nor does a number that is not whole", () => {
  expect(after({ nationality: "SG" }, { identityNumber: "E12345678" })).toEqual(after())
  expect(after({ identityNumber: "900412" })).toEqual(after())
})

it("another number fills in again what the one before filled in", () => {
  expect(
    after({ identityNumber: HERS }, { identityNumber: "8511" }, { identityNumber: HIS }),
  ).toEqual(ofHis)
})

it("what the guest typed stays, before and after", () => {
  const typed = { dateOfBirth: "1990-4", gender: "male" } as const

  expect(after(typed, { identityNumber: HERS })).toEqual(typed)
  expect(after({ identityNumber: HERS }, typed, { identityNumber: HIS })).toEqual(typed)
  expect(after({ dateOfBirth: "1990-4" }, { identityNumber: HERS })).toEqual({
    dateOfBirth: "1990-4",
    gender: "female",
  })
})

it("a field that was emptied stays empty until another number is typed", () => {
  const emptied = { dateOfBirth: "", gender: null }

  expect(after({ identityNumber: HERS }, emptied, { address: "1 Jalan" })).toEqual(emptied)
  expect(after({ identityNumber: HERS }, emptied, { identityNumber: HIS })).toEqual(ofHis)
})

it("nothing else is touched", () => {
  const { details } = typing(empty, { identityNumber: HERS })

  expect(details).toEqual({ ...noDetails, identityNumber: HERS, ...ofHers })
})
