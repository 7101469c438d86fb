import { AttachmentId } from "#core/contact/attachment.ts"
import type { KeptInquiry } from "#core/contact/inquiry-store.port.ts"
import { inquiryService, type InquiryServiceNeeds } from "#core/contact/inquiry-service.ts"
import { inquiryTerms } from "#core/contact/inquiry.terms.ts"
import type { JobOrder } from "#core/workload/job.ts"
import { aPdf, anInquiry } from "#fixtures/builders/an-inquiry.ts"
import { seededRandomness } from "#fixtures/doubles/randomness.seeded.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { inMemoryInquiryStore } from "#fixtures/doubles/inquiry-store.in-memory.ts"
import { inMemoryRateLimiter } from "#fixtures/doubles/rate-limiter.in-memory.ts"
import { refusal, resultOf } from "#tests/contracts/outcomes.ts"
import { describe, expect, it } from "vitest"

const aDesk = (changes: Partial<InquiryServiceNeeds> = {}) => {
  const orders: Array<JobOrder> = []
  const needs: InquiryServiceNeeds = {
    store: inMemoryInquiryStore((order) => orders.push(order)),
    rateLimiter: inMemoryRateLimiter(),
    clock: movableClock(),
    randomness: seededRandomness(),
    ...changes,
  }
  const guest = (session = "session-1", network?: string) =>
    inquiryService(needs)({ session, member: false, network })
  return { ...needs, orders, guest }
}

describe("an inquiry", () => {
  it("is kept tidy, with its moment, its reference and a letter to support", async () => {
    const desk = aDesk()
    const inquiry = anInquiry({ name: " Nur  Aisyah ", language: "bm" })

    const receipt = await resultOf(desk.guest().send(inquiry, "request-1"))

    expect(receipt).toEqual({
      reference: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/),
      receivedAt: "2026-11-21T02:30:00.000Z",
    })
    const { type, phone, email, subject, message } = inquiry
    const kept: KeptInquiry = {
      ...receipt,
      type,
      phone,
      email,
      subject,
      message,
      name: "Nur Aisyah",
      session: "session-1",
      key: "request-1",
      language: "bm",
      attachments: [],
      suspect: false,
    }
    expect((await resultOf(desk.store.find(receipt.reference)))?.inquiry).toEqual(kept)
    expect(desk.orders).toEqual([
      {
        kind: "mail",
        key: `inquiry/${receipt.reference}`,
        about: "inquiry",
        inquiry: receipt.reference,
        notBefore: 0,
      },
    ])
  })

  it("that only a machine writes is kept, and nobody is sent a letter", async () => {
    const desk = aDesk()

    const { reference } = await resultOf(desk.guest().send(anInquiry({ trap: "x" }), "request-1"))

    expect((await resultOf(desk.store.find(reference)))?.inquiry.suspect).toBe(true)
    expect(desk.orders).toEqual([])
  })

  it("names every field that is wrong", async () => {
    const failure = await refusal(
      aDesk()
        .guest()
        .send(anInquiry({ name: "" }), "request-1"),
    )

    expect(failure).toMatchObject({
      _tag: "InquiryRefused",
      issues: [{ path: "name", code: "InvalidName" }],
    })
  })

  it("is not filled in sooner than anybody can", async () => {
    const { send } = aDesk().guest()

    expect(await refusal(send(anInquiry({ openMs: 2999 }), "request-1"))).toMatchObject({
      _tag: "TooManyAttempts",
      retryAfterSeconds: 3,
    })
    await resultOf(send(anInquiry({ openMs: 3000 }), "request-1"))
  })
})

describe("a file", () => {
  const pdf = { name: "C:\\bills\\bill.exe", content: aPdf() }

  it("is kept under its own name until its inquiry comes, given twice or once", async () => {
    const desk = aDesk()

    const file = await resultOf(desk.guest().attach(pdf))
    const inquiry = anInquiry({ attachments: [file.id, file.id] })
    const { reference } = await resultOf(desk.guest().send(inquiry, "request-1"))

    const id = expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/)
    expect(file).toEqual({ id, name: "bill.exe.pdf", kind: "pdf", bytes: aPdf().byteLength })
    expect((await resultOf(desk.store.find(reference)))?.files).toEqual([
      { ...file, session: "session-1", content: aPdf(), at: desk.clock.now() },
    ])
  })

  it.each([
    ["empty", new Uint8Array(), "FileEmpty"],
    ["a page", new TextEncoder().encode("<script>"), "FileKindRefused"],
    ["too large", new Uint8Array(inquiryTerms.attachments.bytesEach + 1), "FileTooLarge"],
  ])("that is %s is refused", async (_, content, reason) => {
    const failure = await refusal(aDesk().guest().attach({ name: "bill.pdf", content }))

    expect(failure).toMatchObject({ _tag: "AttachmentRefused", reason })
  })

  it("of somebody else, or of nobody, is gone", async () => {
    const desk = aDesk()
    const { id } = await resultOf(desk.guest("session-2").attach(pdf))
    const gone = { issues: [{ path: "attachments", code: "AttachmentGone" }] }
    const unknown = AttachmentId.make("0123456789ABCDEFGHJKMNPQRS")
    const { send } = desk.guest()

    for (const attachments of [[id], [unknown]])
      expect(await refusal(send(anInquiry({ attachments }), "request-1"))).toMatchObject(gone)
  })
})
