import type { AttachmentId, FileKind } from "#core/contact/attachment.ts"
import type { KeptInquiry, Upload } from "#core/contact/inquiry-store.port.ts"
import { InquiryReference } from "#core/contact/inquiry.ts"
import { Instant } from "#core/kernel/instant.ts"
import { inquiryFields } from "#fixtures/builders/an-inquiry.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aJob, made, SITE, SUPPORT, written } from "./a-writing-desk.ts"

describe("a message about an inquiry", () => {
  const inquiry: KeptInquiry = {
    ...inquiryFields(),
    reference: InquiryReference.make("7K3M9QXA"),
    receivedAt: Instant.make("2026-11-21T02:30:00.000Z"),
    session: "session-1",
    key: "key-1",
    language: "en",
    attachments: [],
    suspect: false,
  }
  const content = new Uint8Array([1, 2, 3])
  const upload = (kind: FileKind): Upload => ({
    id: "0".repeat(26) as AttachmentId,
    name: `invoice.${kind}`,
    kind,
    bytes: 3,
    session: "session-1",
    content,
    at: 0,
  })
  const job = aJob({ key: "7K3M9QXA", booking: "7K3M9QXA", subject: "inquiry" })

  it("goes to those who answer, and their answer to whoever asked", async () => {
    const { message, told } = await made(job, {
      findInquiry: (reference) =>
        Effect.succeed(reference === "7K3M9QXA" ? { inquiry, files: [] } : null),
    })

    expect(message).toStrictEqual({
      id: "mail.7K3M9QXA@singgah",
      to: SUPPORT,
      replyTo: inquiry.email,
      files: [],
      ...written,
    })
    expect(told).toEqual([{ facts: { about: "inquiry", inquiry }, site: SITE }])
  })

  it.each([
    ["pdf", "application/pdf"],
    ["jpeg", "image/jpeg"],
    ["png", "image/png"],
    ["webp", "image/webp"],
  ] as const)("brings a file of kind %s as %s", async (kind, type) => {
    const files = [upload(kind)]
    const { message } = await made(job, { findInquiry: () => Effect.succeed({ inquiry, files }) })

    expect(message?.files).toStrictEqual([{ name: `invoice.${kind}`, type, content }])
  })

  it("is not made of one that was forgotten", async () => {
    expect(await made(job, {})).toEqual({ message: null, told: [] })
  })
})
