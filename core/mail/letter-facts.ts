import type { Dispute, Letter } from "../front-desk/letter.ts"
import type { KeptInquiry } from "../contact/inquiry-store.port.ts"
import type { AccountLetter } from "./account-letter.ts"

/** What a letter is about and says, before it is put into words. */
export type LetterFacts =
  | { readonly about: "account"; readonly letter: AccountLetter }
  | { readonly about: "booking"; readonly letter: Letter }
  | { readonly about: "dispute"; readonly dispute: Dispute }
  | { readonly about: "inquiry"; readonly inquiry: KeptInquiry }

/** A letter in words. */
export type WrittenLetter = {
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** Puts facts into the words of their reader's language; links lead to this site. */
export type WriteLetter = (facts: LetterFacts, site: string) => Promise<WrittenLetter>
