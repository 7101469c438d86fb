import { Schema } from "effect"
import type { CodeLetter } from "../front-desk/front-desk.needs.ts"
import type { OrderAbout } from "../workload/job.ts"
import type { Encryption } from "../kernel/encryption.port.ts"
import { AccountLetter } from "./account-letter.ts"

/** A letter to be sent, written down sealed: nobody who reads the store can follow its link. */
export const letterOrder = (
  encryption: Encryption,
  key: string,
  letter: AccountLetter,
): OrderAbout<"account"> => ({
  kind: "mail",
  about: "account",
  key,
  sealed: encryption.seal(JSON.stringify(letter), key),
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
  { key, sealed }: Pick<OrderAbout<"account">, "key" | "sealed">,
): AccountLetter => decode(JSON.parse(encryption.open(sealed, key)))
