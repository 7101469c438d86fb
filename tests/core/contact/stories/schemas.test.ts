import { Attachment, AttachmentId, AttachmentIssue, FileKind } from "#core/contact/attachment.ts"
import { emptyFields, InquiryDraft } from "#core/contact/inquiry-draft.ts"
import { Inquiry, InquiryReceipt, InquiryReference } from "#core/contact/inquiry.ts"
import { InquiryCopy } from "#core/contact/inquiry-copy.ts"
import { inquiryFields } from "#fixtures/builders/an-inquiry.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { withoutEachField } from "#tests/core/kernel/without-each-field.ts"
import { attachment, receipt } from "#tests/core/contact/an-inquiry-form.ts"

type Whole = Readonly<Record<string, unknown>>

const wholes: Readonly<Record<string, readonly [Schema.Schema<unknown>, Whole]>> = {
  "a file that was sent ahead": [Attachment, attachment],
  "an inquiry": [
    Inquiry,
    { ...inquiryFields(), attachments: [attachment.id], language: "cn", trap: "", openMs: 60_000 },
  ],
  "the promise of an answer": [InquiryReceipt, receipt],
  "a copy to take away": [
    InquiryCopy,
    {
      ...inquiryFields(),
      reference: "7KQ2MXW4",
      receivedAt: "2026-11-20T08:00:00.000Z",
      files: [
        { name: "bill.pdf", kind: "pdf", bytes: 3, content: "YWJj" },
        { name: "door.png", kind: "png", bytes: 4, content: null },
      ],
    },
  ],
  "a draft": [InquiryDraft, { fields: inquiryFields(), attachments: [attachment] }],
}

describe.each(Object.entries(wholes))("%s", (_name, [schema, whole]) => {
  it("has every part", () => {
    expect(Schema.is(schema)(whole)).toBe(true)
    expect(withoutEachField(whole).filter(([, rest]) => Schema.is(schema)(rest))).toEqual([])
  })
})

describe("a word of an inquiry", () => {
  it.each([
    [FileKind, ["pdf", "jpeg", "png", "webp"]],
    [
      AttachmentIssue,
      ["FileKindRefused", "FileTooLarge", "FileEmpty", "TooManyFiles", "FilesTooLarge"],
    ],
  ] as const)("is one of its list", (schema, words) => {
    expect(words.filter((word) => !Schema.is(schema)(word))).toEqual([])
    expect(Schema.is(schema)("")).toBe(false)
  })
})

describe("a name that nobody guesses", () => {
  const id = "0123456789ABCDEFGHJKMNPQRS"
  const reference = "7KQ2MXW4"

  it("has its length and no letter that is misread", () => {
    const notIds = [id.slice(1), `${id}0`, `0${id}`, id.toLowerCase(), `I${id.slice(1)}`]
    const notReferences = [reference.slice(1), `${reference}0`, `U${reference.slice(1)}`]

    expect(Schema.is(AttachmentId)(id)).toBe(true)
    expect(notIds.filter((other) => Schema.is(AttachmentId)(other))).toEqual([])
    expect(Schema.is(InquiryReference)(reference)).toBe(true)
    expect(notReferences.filter((other) => Schema.is(InquiryReference)(other))).toEqual([])
  })
})

describe("a form in which nothing is written", () => {
  it("is empty in every field", () => {
    expect(Object.values(emptyFields)).toEqual(Array(6).fill(""))
  })
})
