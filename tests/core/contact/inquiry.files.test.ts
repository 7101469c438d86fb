import { InquiryRefused } from "#core/contact/contact.errors.ts"
import { draftOf, inquiryOf } from "#core/contact/inquiry.context.ts"
import { PATIENCE_MS } from "#tests/support/patience.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { waitFor } from "xstate"
import { anInquiryOn, attachment, file, sent, written } from "./an-inquiry-form.ts"

const MEGABYTE = 1024 * 1024
const nameTooLong = { path: "name", code: "NameTooLong" }
const filesGone = { path: "attachments", code: "AttachmentGone" }

/** A form that came back with something to say of the files, and of the name. */
const cameBack = async () => {
  const one = written({
    send: [Effect.fail(new InquiryRefused({ issues: [filesGone, nameTooLong] }))],
  })
  one.actor.send({ type: "guest.attached", files: [file] })
  await one.untilUpload("kept")
  one.actor.send({ type: "guest.reviewed" })
  one.actor.send(sent)
  await one.until("writing")
  return one
}

const issuesOf = ({ actor }: ReturnType<typeof anInquiryOn>) => actor.getSnapshot().context.issues

describe("what was said of the files", () => {
  it("is forgiven when another is attached, and nothing else is", async () => {
    const one = await cameBack()

    one.actor.send({ type: "guest.attached", files: [file] })

    expect(issuesOf(one)).toEqual([nameTooLong])
  })

  it("is forgiven when one is taken away, and nothing else is", async () => {
    const one = await cameBack()

    one.actor.send({ type: "guest.detached", upload: one.uploads()[0]!.id })

    expect(issuesOf(one)).toEqual([nameTooLong])
    expect(one.uploads()).toEqual([])
  })

  it("stays while something else is typed, and is gone once all is well", async () => {
    const one = await cameBack()

    one.actor.send({ type: "guest.typed", fields: { name: "Aisyah" } })
    expect(issuesOf(one)).toEqual([filesGone])
    one.actor.send({ type: "guest.reviewed" })

    expect(issuesOf(one)).toEqual([])
  })
})

describe("the files of an inquiry", () => {
  it("are none to begin with, and nothing is wrong", () => {
    const one = anInquiryOn()

    expect(draftOf(one.actor.getSnapshot().context).attachments).toEqual([])
    expect(issuesOf(one)).toEqual([])
  })

  it("are taken away one by one", async () => {
    const one = written()
    one.actor.send({ type: "guest.attached", files: [file, { ...file, name: "two.pdf" }] })
    await one.untilUpload("kept")

    one.actor.send({ type: "guest.detached", upload: one.uploads()[0]!.id })

    expect(one.uploads().map((upload) => upload.getSnapshot().context.file.name)).toEqual([
      "two.pdf",
    ])
  })

  it("belong to the draft once they arrived, and only then", async () => {
    const one = written({ attach: [Effect.never, Effect.succeed(attachment)] })
    one.actor.send({ type: "guest.attached", files: [file, file] })
    await one.untilUpload("kept")

    expect(draftOf(one.actor.getSnapshot().context).attachments).toEqual([attachment])
  })

  it("from an earlier visit are as they were, and are not read again", async () => {
    const one = anInquiryOn({
      draft: { fields: written().actor.getSnapshot().context.fields, attachments: [attachment] },
    })
    const { value, context } = one.uploads()[0]!.getSnapshot()

    expect(value).toBe("kept")
    expect(context).toMatchObject({
      attachment,
      reason: null,
      file: { name: "bill.pdf", bytes: 15 },
    })
    await expect(context.file.read()).rejects.toThrow("Kept already")
  })

  it("count together, those that may not go left out", () => {
    const one = written({ attach: Array.from({ length: 9 }, () => Effect.never) })
    const big = { ...file, bytes: 9 * MEGABYTE }

    one.actor.send({ type: "guest.attached", files: [big, { ...file, bytes: 11 * MEGABYTE }] })
    one.actor.send({ type: "guest.attached", files: [big, big, big] })
    one.actor.send({ type: "guest.attached", files: [file] })

    expect(one.uploads().map((upload) => upload.getSnapshot().context.reason)).toEqual([
      null,
      "FileTooLarge",
      null,
      "FilesTooLarge",
      "FilesTooLarge",
      null,
    ])
  })

  it("tell the form of every step of theirs", async () => {
    const one = written()
    const seen: Array<unknown> = []
    one.actor.subscribe(() => seen.push(one.uploads().at(-1)?.getSnapshot().value))

    one.actor.send({ type: "guest.attached", files: [file] })
    await one.untilUpload("kept")

    expect(seen).toContain("kept")
  })
})

describe("a file on its way", () => {
  const isHalfGone = ({ context }: { readonly context: { readonly share: number } }): boolean =>
    context.share === 0.5

  it("begins at nothing, and tells how much of it has gone", async () => {
    const one = written({ attach: [Effect.never] })
    one.actor.send({ type: "guest.attached", files: [file] })
    const [upload] = one.uploads()
    expect(upload!.getSnapshot()).toMatchObject({ value: "going", context: { share: 0 } })

    await waitFor(upload!, isHalfGone, { timeout: PATIENCE_MS })
  })

  it("is stopped when it is taken away", async () => {
    const interrupted = Promise.withResolvers<void>()
    const endless = Effect.onInterrupt(Effect.never, () => Effect.sync(interrupted.resolve))
    const one = written({ attach: [endless] })
    one.actor.send({ type: "guest.attached", files: [file] })
    const [upload] = one.uploads()
    await waitFor(upload!, isHalfGone, { timeout: PATIENCE_MS })

    one.actor.send({ type: "guest.detached", upload: upload!.id })

    await interrupted.promise
    expect(upload!.getSnapshot().status).toBe("stopped")
  })
})

describe("an inquiry that nobody sent yet", () => {
  it("is in English, with an empty trap and no time, until it is sent", () => {
    const { inquiry } = inquiryOf(written().actor.getSnapshot().context)

    expect(inquiry).toMatchObject({ language: "en", trap: "", openMs: 0 })
  })
})
