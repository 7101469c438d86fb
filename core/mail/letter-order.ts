import { Schema } from "effect"
import type { CodeLetter } from "../booking/desk.ts"
import type { JobOrder } from "../booking/job.ts"
import type { Sealing } from "../kernel/sealing.port.ts"
import { AccountLetter } from "./account-letter.ts"

/** Of all mail, letters about accounts are those about no booking. */
const NO_BOOKING = ""

export const isAboutAccount = ({ booking }: Pick<JobOrder, "booking">): boolean =>
  booking === NO_BOOKING

/** A letter to be sent, written down sealed: nobody who reads the store can follow its link. */
export const letterOrder = (sealing: Sealing, key: string, letter: AccountLetter): JobOrder => ({
  kind: "mail",
  key,
  booking: NO_BOOKING,
  subject: sealing.seal(JSON.stringify(letter), key),
  amount: 0,
  notBefore: 0,
})

/** Writes letters that carry a code by which an address is proved. */
export const codeLetters =
  (sealing: Sealing): CodeLetter =>
  (key, letter) =>
    letterOrder(sealing, key, { kind: "bookingCode", link: null, ...letter })

const decode = Schema.decodeUnknownSync(AccountLetter)

/** The letter of an order. */
export const letterIn = (
  sealing: Sealing,
  { key, subject }: Pick<JobOrder, "key" | "subject">,
): AccountLetter => decode(JSON.parse(sealing.open(subject, key)))
