import { AttachmentId, type Attachment } from "#core/contact/attachment.ts"
import { inquiryWith } from "#core/contact/inquiry.actors.ts"
import type { InquiryDraft } from "#core/contact/inquiry-draft.ts"
import { InquiryReference, type Inquiry } from "#core/contact/inquiry.ts"
import type { Inquiries } from "#core/contact/inquiries.port.ts"
import type { Instant } from "#core/kernel/instant.ts"
import { aPdf, inquiryFields } from "#fixtures/builders/an-inquiry.ts"
import { PATIENCE_MS } from "#tests/support/patience.ts"
import { Effect } from "effect"
import { createActor, waitFor } from "xstate"

export const receipt = {
  reference: InquiryReference.make("7KQ2MXW4"),
  receivedAt: "2026-11-21T04:05:00.000Z" as Instant,
}
export const attachment: Attachment = {
  id: AttachmentId.make("0123456789ABCDEFGHJKMNPQRS"),
  name: "bill.pdf",
  kind: "pdf",
  bytes: 15,
}
/** A file that the server takes. */
export const file = { name: "bill.pdf", bytes: 15, read: async () => aPdf() }
export const sent = { type: "guest.sent", language: "bm", trap: "", openMs: 60_000 } as const

/** What the inquiry service answers, one after the other. */
type Script = {
  readonly attach?: ReadonlyArray<ReturnType<Inquiries["attach"]>>
  readonly send?: ReadonlyArray<ReturnType<Inquiries["send"]>>
  readonly draft?: InquiryDraft
  readonly openedAt?: number
}

/** A contact form whose files and inquiries are answered as the script says, else well. */
export const anInquiryOn = (script: Script = {}) => {
  const [attaching, sending] = [[...(script.attach ?? [])], [...(script.send ?? [])]]
  const asked: Array<{ inquiry: Inquiry; key: string }> = []
  const attached: Array<Parameters<Inquiries["attach"]>[0]> = []
  const actor = createActor(
    inquiryWith({
      attach: (given, progress) => {
        attached.push(given)
        progress?.(0.5)
        return attaching.shift() ?? Effect.succeed(attachment)
      },
      send: (inquiry, key) => {
        asked.push({ inquiry, key })
        return sending.shift() ?? Effect.succeed(receipt)
      },
    }),
    { input: { visit: "visit-1", openedAt: script.openedAt ?? 0, draft: script.draft ?? null } },
  ).start()
  type State = ReturnType<typeof actor.getSnapshot>["value"]
  const until = (state: State) =>
    waitFor(actor, ({ value }) => value === state, { timeout: PATIENCE_MS })
  const uploads = () => actor.getSnapshot().context.uploads
  const untilUpload = (state: string) =>
    waitFor(uploads().at(-1)!, ({ value }) => value === state, { timeout: PATIENCE_MS })
  return { actor, asked, attached, until, uploads, untilUpload }
}

/** The same form with everything typed. */
export const written = (script: Script = {}) => {
  const one = anInquiryOn(script)
  one.actor.send({ type: "guest.typed", fields: inquiryFields() })
  return one
}
