// @vitest-environment happy-dom
import { startInquiry } from "#adapters/browser/start-inquiry.ts"
import type { Inquiries } from "#core/contact/inquiries.port.ts"
import { inquiryFields } from "#fixtures/builders/an-inquiry.ts"
import { Effect } from "effect"
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"

beforeEach(() => void sessionStorage.clear())

describe("an inquiry in a tab", () => {
  it("is kept while it is written, and gone on with", () => {
    const inquiries = {} as Inquiries
    const first = startInquiry(inquiries)
    onTestFinished(() => void first.stop())
    const { visit } = first.getSnapshot().context
    const fields = { ...first.getSnapshot().context.fields, subject: "A late arrival" }
    const draft = { fields, attachments: [] }
    expect(JSON.parse(sessionStorage.getItem("inquiry-draft") ?? "")).toEqual({
      fields: first.getSnapshot().context.fields,
      attachments: [],
    })
    sessionStorage.setItem("inquiry-draft", JSON.stringify(draft))

    const second = startInquiry(inquiries)
    onTestFinished(() => void second.stop())

    expect(second.getSnapshot().context.fields).toEqual(fields)
    expect(second.getSnapshot().context.visit).not.toBe(visit)
  })

  it("is forgotten once it is sent", async () => {
    const send = () => Effect.succeed({ reference: "INQ-1" } as never)
    const inquiry = startInquiry({ send } as unknown as Inquiries)
    inquiry.send({ type: "guest.typed", fields: inquiryFields() })
    expect(sessionStorage.getItem("inquiry-draft")).toContain("An invoice for my company")

    inquiry.send({ type: "guest.reviewed" })
    inquiry.send({ type: "guest.sent", language: "en", trap: "", openMs: 60_000 })
    await vi.waitUntil(() => inquiry.getSnapshot().status === "done")

    expect(sessionStorage).toHaveLength(0)
  })
})
