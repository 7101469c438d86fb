import { Schema } from "effect"
import type { CodeLetter } from "../front-desk/front-desk.needs.ts"
import type { JobOrder } from "../workload/job.ts"
import type { Encryption } from "../kernel/encryption.port.ts"
import { AccountLetter } from "./account-letter.ts"

/** Of all mail, letters about accounts are those about no booking. */
const NO_BOOKING = ""

export const isAboutAccount = ({ booking }: Pick<JobOrder, "booking">): boolean =>
  booking === NO_BOOKING

/** A letter to be sent, written down sealed: nobody who reads the store can follow its link. */
export const letterOrder = (
  encryption: Encryption,
  key: string,
  letter: AccountLetter,
): JobOrder => ({
  kind: "mail",
  key,
  booking: NO_BOOKING,
  subject: encryption.seal(JSON.stringify(letter), key),
  amount: 0,
  notBefore: 0,
})

/** Writes letters that carry a code by which an address is proved. */
export const codeLetters =
  (encryption: Encryption): CodeLetter =>
  (key, letter) =>
    letterOrder(encryption, key, { kind: "bookingCode", link: null, ...letter })

const decode = Schema.decodeUnknownSync(AccountLetter)

/** The letter of an order. */
export const letterIn = (
  encryption: Encryption,
  { key, subject }: Pick<JobOrder, "key" | "subject">,
): AccountLetter => decode(JSON.parse(encryption.open(subject, key)))
