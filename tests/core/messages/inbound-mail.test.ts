import { inboundMailIn } from "#core/messages/inbound-mail.ts"
import { describe, expect, it } from "vitest"

describe("a mail as its provider brings it", () => {
  it.each([
    [
      {
        MessageID: "m1",
        OriginalRecipient: "a@b.c",
        To: "d@e.f",
        StrippedTextReply: "Yes",
        TextBody: "Yes > No",
      },
      { id: "m1", to: "a@b.c, d@e.f", text: "Yes", isAutomatic: false },
    ],
    [
      { MessageID: "m1", To: "d@e.f", StrippedTextReply: "", TextBody: "Yes" },
      { id: "m1", to: "d@e.f", text: "Yes", isAutomatic: false },
    ],
    [
      { MessageID: "m1", Attachments: [] },
      { id: "m1", to: "", text: "", isAutomatic: false },
    ],
    [
      {
        MessageID: "m1",
        TextBody: "I am away",
        Headers: [
          { Name: "Subject", Value: "Away" },
          { Name: "Auto-Submitted", Value: "auto-replied" },
        ],
      },
      { id: "m1", to: "", text: "I am away", isAutomatic: true },
    ],
  ])("%j is read", (body, mail) => {
    expect(inboundMailIn(JSON.stringify(body))).toEqual(mail)
  })

  it.each([
    "",
    "{",
    "[]",
    "{}",
    '{"MessageID":1}',
    '{"MessageID":"m","TextBody":5}',
    '{"MessageID":"m","Headers":[{}]}',
  ])("%s is none", (body) => {
    expect(inboundMailIn(body)).toBeNull()
  })
})
