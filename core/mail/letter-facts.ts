import type { ChannelNews } from "../channels/channel-news.ts"
import type { Dispute, Letter } from "../front-desk/letter.ts"
import type { PropertyLetter } from "../front-desk/property-letter.ts"
import type { MessageLetter } from "../messages/message-letter.ts"
import type { ReviewLetter } from "../reviews/review-letter.ts"
import type { ReplyToken } from "../messages/reply-token.ts"
import type { PropertyContacts } from "../property/property-contacts.ts"
import type { Language } from "../kernel/localised.ts"
import type { KeptInquiry } from "../contact/inquiry-store.port.ts"
import type { AccountLetter } from "./account-letter.ts"

/** What a letter is about and says, before it is put into words. */
export type LetterFacts =
  | { readonly about: "account"; readonly letter: AccountLetter }
  | {
      readonly about: "booking"
      readonly letter: Letter
      /** Phone and WhatsApp of the property, in emails that include them. */
      readonly contacts: Pick<PropertyContacts, "phone" | "whatsapp"> | null
    }
  | { readonly about: "dispute"; readonly dispute: Dispute }
  | {
      readonly about: "property"
      readonly letter: PropertyLetter
      readonly language: Language
      /** By which the property writes to the guest. */
      readonly reply: ReplyToken
    }
  | {
      readonly about: "message"
      readonly letter: MessageLetter
      /** Whether an answer may be sent to the letter itself. */
      readonly byMail: boolean
    }
  | {
      readonly about: "feed"
      readonly news: ChannelNews
      /** What the property and the room type are called in this language. */
      readonly names: { readonly stay: string; readonly room: string }
      readonly language: Language
    }
  | { readonly about: "review"; readonly letter: ReviewLetter }
  | { readonly about: "inquiry"; readonly inquiry: KeptInquiry }

/** A letter in words. */
export type WrittenLetter = {
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** Puts facts into the words of their reader's language; links lead to this site. */
export type WriteLetter = (facts: LetterFacts, site: string) => Promise<WrittenLetter>
