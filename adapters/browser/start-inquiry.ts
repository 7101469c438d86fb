import { inquiryWith } from "#core/contact/inquiry.actors.ts"
import { draftOf } from "#core/contact/inquiry.context.ts"
import type { Inquiries } from "#core/contact/inquiries.port.ts"
import { createActor } from "xstate"
import { browserClock } from "./clock.browser.ts"
import { browserDraftMemory } from "./draft-memory.browser.ts"
import { newVisit } from "./visit.browser.ts"

/** Starts an inquiry that goes on with what this tab kept, and is kept until it is sent. */
export const startInquiry = (inquiries: Inquiries) => {
  const memory = browserDraftMemory(sessionStorage)
  const inquiry = createActor(inquiryWith(inquiries), {
    input: { visit: newVisit(), openedAt: browserClock.now(), draft: memory.recall() },
  })
  inquiry.subscribe(({ context, status }) =>
    status === "done" ? memory.forget() : memory.keep(draftOf(context)),
  )
  return inquiry.start()
}
