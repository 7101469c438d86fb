import {
  AttachmentRefused,
  InquiriesUnreachable,
  InquiryRefused,
} from "#core/contact/contact.errors.ts"
import { draftOf } from "#core/contact/inquiry.context.ts"
import { KeyReused, TooManyAttempts } from "#core/booking/booking.errors.ts"
import { inquiryFields } from "#fixtures/builders/an-inquiry.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { anInquiryOn, attachment, file, receipt, sent, written } from "./an-inquiry-form.ts"

describe("writing an inquiry", () => {
  it("names everything that is wrong, and forgives a field that is typed into", () => {
    const { actor } = anInquiryOn()

    actor.send({ type: "guest.reviewed" })
    expect(actor.getSnapshot().context.issues).toHaveLength(6)
    actor.send({ type: "guest.typed", fields: { name: "A" } })

    expect(actor.getSnapshot().value).toBe("writing")
    expect(actor.getSnapshot().context.issues.map(({ path }) => path)).not.toContain("name")
  })

  it("goes by a second reading to a thanked guest", async () => {
    const { actor, asked, until } = written()

    actor.send({ type: "guest.reviewed" })
    expect(actor.getSnapshot().value).toBe("reviewing")
    actor.send(sent)
    const { context, status } = await until("thanked")

    expect({ status, receipt: context.receipt }).toEqual({ status: "done", receipt })
    expect(asked).toEqual([
      {
        inquiry: {
          ...inquiryFields(),
          attachments: [],
          language: "bm",
          trap: "",
          openMs: 60_000,
        },
        key: "visit-1.1",
      },
    ])
  })

  it("can be changed after the second reading, and is then another request", async () => {
    const { actor, asked, until } = written()
    actor.send({ type: "guest.reviewed" })
    actor.send({ type: "guest.wentBack" })
    actor.send({ type: "guest.typed", fields: { subject: "Another subject" } })
    actor.send({ type: "guest.reviewed" })
    actor.send(sent)
    await until("thanked")

    expect(asked[0]).toMatchObject({ key: "visit-1.2", inquiry: { subject: "Another subject" } })
  })

  it("sends the very same inquiry again where nobody answered", async () => {
    const { actor, asked, until } = written({ send: [Effect.fail(new InquiriesUnreachable())] })
    actor.send({ type: "guest.reviewed" })
    actor.send(sent)
    await until("failed")

    actor.send({ type: "guest.retried" })
    await until("thanked")

    expect(asked[1]).toEqual(asked[0])
  })

  it.each([
    ["nobody answered", new InquiriesUnreachable()],
    ["its key stands for another", new KeyReused()],
  ])("can be written on where %s", async (_why, failure) => {
    const { actor, until } = written({ send: [Effect.fail(failure)] })
    actor.send({ type: "guest.reviewed" })
    actor.send(sent)
    await until("failed")

    actor.send({ type: "guest.wentBack" })

    const { value, context } = actor.getSnapshot()
    expect({ value, fields: context.fields }).toEqual({
      value: "writing",
      fields: inquiryFields(),
    })
  })

  it("comes back to the form with what the server found", async () => {
    const issues = [{ path: "attachments", code: "AttachmentGone" }]
    const { actor, until } = written({ send: [Effect.fail(new InquiryRefused({ issues }))] })
    actor.send({ type: "guest.reviewed" })
    actor.send(sent)

    expect((await until("writing")).context.issues).toEqual(issues)
  })

  it("says how long to wait after too many, and lets the guest read it again or go back", async () => {
    const tooMany = Effect.fail(new TooManyAttempts({ retryAfterSeconds: 600 }))
    const { actor, until } = written({ send: [tooMany, tooMany] })
    actor.send({ type: "guest.reviewed" })
    actor.send(sent)
    expect((await until("slowed")).context.retryAfterSeconds).toBe(600)

    actor.send({ type: "guest.retried" })
    actor.send(sent)
    await until("slowed")
    actor.send({ type: "guest.wentBack" })

    expect(actor.getSnapshot().context.fields).toEqual(inquiryFields())
  })

  it("goes on with what an earlier visit left, files included", async () => {
    const draft = { fields: inquiryFields(), attachments: [attachment] }
    const { actor, asked, until } = anInquiryOn({ draft })
    expect(draftOf(actor.getSnapshot().context)).toEqual(draft)

    actor.send({ type: "guest.reviewed" })
    actor.send(sent)
    await until("thanked")

    expect(asked[0]?.inquiry.attachments).toEqual([attachment.id])
  })
})

describe("a file of an inquiry", () => {
  it("goes at once, tells how far it is, and belongs to the inquiry", async () => {
    const { actor, asked, until, untilUpload } = written()
    actor.send({ type: "guest.attached", files: [file] })
    await untilUpload("kept")

    actor.send({ type: "guest.reviewed" })
    actor.send(sent)
    await until("thanked")

    expect(asked[0]?.inquiry.attachments).toEqual([attachment.id])
  })

  it("on its way holds the second reading up", () => {
    const { actor } = written({ attach: [Effect.never] })
    actor.send({ type: "guest.attached", files: [file] })

    actor.send({ type: "guest.reviewed" })

    expect(actor.getSnapshot().value).toBe("writing")
    expect(actor.getSnapshot().context.issues).toEqual([
      { path: "attachments", code: "FilesNotReady" },
    ])
  })

  it("can be cancelled on its way", () => {
    const { actor, uploads } = written({ attach: [Effect.never] })
    actor.send({ type: "guest.attached", files: [file] })
    const upload = uploads()[0]!

    actor.send({ type: "guest.detached", upload: upload.id })
    actor.send({ type: "guest.reviewed" })

    expect(upload.getSnapshot().status).toBe("stopped")
    expect(actor.getSnapshot().value).toBe("reviewing")
  })

  it("can be sent again after the connection broke", async () => {
    const { actor, uploads, untilUpload } = written({
      attach: [Effect.fail(new InquiriesUnreachable())],
    })
    actor.send({ type: "guest.attached", files: [file] })
    await untilUpload("interrupted")

    uploads()[0]!.send({ type: "guest.retried" })

    expect((await untilUpload("kept")).context).toMatchObject({ share: 1, attachment })
  })

  it("is refused with the server's reason, or slowed down", async () => {
    const { actor, untilUpload } = written({
      attach: [
        Effect.fail(new AttachmentRefused({ reason: "FileKindRefused" })),
        Effect.fail(new TooManyAttempts({ retryAfterSeconds: 60 })),
      ],
    })
    actor.send({ type: "guest.attached", files: [file] })
    expect((await untilUpload("refused")).context.reason).toBe("FileKindRefused")

    actor.send({ type: "guest.attached", files: [file] })

    await untilUpload("slowed")
  })

  it("can be sent again after it was slowed down", async () => {
    const { actor, uploads, untilUpload } = written({
      attach: [Effect.fail(new TooManyAttempts({ retryAfterSeconds: 60 }))],
    })
    actor.send({ type: "guest.attached", files: [file] })
    await untilUpload("slowed")

    uploads()[0]!.send({ type: "guest.retried" })

    expect((await untilUpload("kept")).context.attachment).toEqual(attachment)
  })

  it("that cannot be read on the guest's machine is like a broken connection", async () => {
    const { actor, untilUpload } = written()
    const gone = { ...file, read: () => Promise.reject(new Error("The file is gone")) }

    actor.send({ type: "guest.attached", files: [gone] })

    await untilUpload("interrupted")
  })

  it("too large or one too many never goes", () => {
    const { actor, uploads } = written()
    const files = [{ ...file, bytes: 11 * 1024 * 1024 }, ...Array.from({ length: 6 }, () => file)]

    actor.send({ type: "guest.attached", files })

    expect(uploads().map((upload) => upload.getSnapshot().context.reason)).toEqual([
      "FileTooLarge",
      ...Array(5).fill(null),
      "TooManyFiles",
    ])
  })
})
