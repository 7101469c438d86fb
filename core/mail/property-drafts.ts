import { Effect } from "effect"
import { replyAddressOf, type ReplyToken } from "../messages/reply-token.ts"
import type { MailAbout } from "../workload/job.ts"
import type { MailRoomNeeds, Drafted } from "./mail-room.needs.ts"
import { stayCalendar } from "./stay-calendar.ts"

/** An answer goes to an address of this site made for the reader, where the site receives mail. */
const answered = ({ replyDomain }: MailRoomNeeds, reply: ReplyToken) =>
  replyDomain === null ? {} : { replyTo: replyAddressOf(reply, replyDomain) }

/** The keeper of the property's calendar takes a stay out again once it is cancelled. */
export const toProperty = (needs: MailRoomNeeds, job: MailAbout<"property">): Drafted =>
  Effect.gen(function* () {
    const letter = yield* needs.propertyLetterFor(job)
    if (letter === null) return null
    const { booking, guest } = letter
    const contacts = yield* needs.contactsOf(booking.property.slug)
    if (contacts === null || contacts.email === null) return null
    const { email: to, language } = contacts
    const files =
      letter.name === "paymentLost"
        ? []
        : stayCalendar(needs, { booking, language, summary: guest })
    const reply = yield* needs.propertyReplyFor(booking)
    const facts = { about: "property", letter, language, reply } as const
    return { to, ...answered(needs, reply), facts, files }
  })

/** What one side of a booking wrote, to the other; neither sees the other's address. */
export const aboutMessage = (needs: MailRoomNeeds, job: MailAbout<"message">): Drafted =>
  Effect.map(needs.messageLetterFor(job), (letter) => {
    if (letter === null) return null
    const byMail = needs.replyDomain !== null
    const facts = { about: "message", letter, byMail } as const
    return { to: letter.to, ...answered(needs, letter.reply), facts, files: [] }
  })
