import type { Attachment } from "#core/contact/attachment.ts"
import { AttachmentId } from "#core/contact/attachment.ts"
import { inquiryMachine } from "#core/contact/inquiry.machine.ts"
import { uploadMachine } from "#core/contact/upload.machine.ts"
import { inquiryFields } from "#fixtures/builders/an-inquiry.ts"
import { expectWalked } from "#tests/support/walked.ts"
import { walksThrough } from "#tests/support/walks.ts"
import { fromCallback, type AnyMachineSnapshot } from "xstate"

const attachment: Attachment = {
  id: AttachmentId.make("0123456789ABCDEFGHJKMNPQRS"),
  name: "bill.pdf",
  kind: "pdf",
  bytes: 15,
}
const file = { name: "bill.pdf", bytes: 15, read: async () => new Uint8Array() }
const blank = { visit: "visit-1", openedAt: 0, draft: null }
const written = { ...blank, draft: { fields: inquiryFields(), attachments: [] } }
const issues = [{ path: "name", code: "InvalidName" }]

const silent = uploadMachine.provide({ actors: { sendAhead: fromCallback(() => {}) } })

/** How often it was read does not matter; what is written, and which files stand there, does. */
const inquiryKey = ({ context }: AnyMachineSnapshot) => [
  context["fields"].name,
  context["uploads"].length,
  context["issues"].length,
]

const machines = {
  inquiry: walksThrough(inquiryMachine.provide({ actors: { upload: silent } }), {
    inputs: [blank, written],
    keyOf: inquiryKey,
    events: [
      { type: "guest.typed", fields: inquiryFields() },
      { type: "guest.reviewed" },
      { type: "guest.wentBack" },
      { type: "guest.sent", language: "en", trap: "", openMs: 60_000 },
      { type: "guest.retried" },
      { type: "inquiry.received", receipt: { reference: "7KQ2MXW4" } },
      { type: "inquiry.refused", issues },
      { type: "inquiry.slowed", retryAfterSeconds: 600 },
      { type: "inquiry.unreachable" },
      { type: "guest.detached", upload: "none" },
      { type: "guest.attached", files: [] },
    ] as never,
  }),
  upload: walksThrough(silent, {
    inputs: [
      { file, refused: null, attachment: null },
      { file, refused: "FileTooLarge", attachment: null },
      { file, refused: null, attachment },
    ],
    events: [
      { type: "guest.retried" },
      { type: "file.moved", share: 0.5 },
      { type: "file.kept", attachment },
      { type: "file.refused", reason: "FileKindRefused" },
      { type: "file.slowed" },
      { type: "file.unreachable" },
    ] as never,
  }),
}

expectWalked(machines)
