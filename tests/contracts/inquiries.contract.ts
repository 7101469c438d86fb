import type { Inquiries } from "#core/contact/inquiries.port.ts"
import { slowing } from "#core/contact/inquiry-service.ts"
import { aPdf, anInquiry } from "#fixtures/builders/an-inquiry.ts"
import { isValidPhoneNumber } from "libphonenumber-js"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { aKey, refusal, resultOf, type OpenWorld, type World } from "./world.ts"

/** What every inquiry service promises. */
export const inquiriesContract = (keeper: string, openWorld: OpenWorld): void => {
  describe(`inquiries taken by ${keeper}`, () => {
    let world: World
    let inquiries: Inquiries
    beforeEach(async () => {
      world = await openWorld([])
      inquiries = world.guest().inquiries
    })
    afterEach(() => world.close())

    it("are answered with a reference and the moment they came", async () => {
      const receipt = await resultOf(inquiries.send(anInquiry(), aKey()))

      expect(receipt.reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
      expect(receipt.receivedAt).toMatch(/^2026-11-21T/)
    })

    it("sent again under the same key are one inquiry", async () => {
      const key = aKey()

      const first = await resultOf(inquiries.send(anInquiry(), key))

      expect(await resultOf(inquiries.send(anInquiry(), key))).toEqual(first)
    })

    it("name every field that is wrong", async () => {
      const wrong = anInquiry({ type: "love", name: "", phone: "12", email: "a@b", message: "Hi" })

      const failure = await refusal(inquiries.send(wrong, aKey()))

      expect(failure).toMatchObject({
        _tag: "InquiryRefused",
        issues: [
          { path: "type", code: "InvalidInquiryType" },
          { path: "name", code: "InvalidName" },
          { path: "phone", code: "InvalidPhone" },
          { path: "email", code: "InvalidEmail" },
          { path: "message", code: "MessageTooShort" },
        ],
      })
    })

    const InvalidPhone = { issues: [{ path: "phone", code: "InvalidPhone" }] }
    const withPhone = (phone: string) => inquiries.send(anInquiry({ phone }), aKey())

    it.each(["+60 12-345 6789", "+65 8123 4567"])(
      "take the phone number %s, which the library knows as one of its country",
      { tags: "§5.10" },
      async (phone) => {
        expect(isValidPhoneNumber(phone)).toBe(true)
        expect((await resultOf(withPhone(phone))).reference).toBeTruthy()
      },
    )

    it.each(["+65 12-345 6789", "+60 8123 456"])(
      "refuse the phone number %s, which the library says its country does not have",
      { tags: "§5.10" },
      async (phone) => {
        expect(isValidPhoneNumber(phone)).toBe(false)
        expect(await refusal(withPhone(phone))).toMatchObject(InvalidPhone)
      },
    )

    it("take files that were sent ahead, each known by its content", async () => {
      const file = await resultOf(
        inquiries.attach({ name: "C:\\bills\\bill.exe", content: aPdf() }),
      )

      expect(file).toMatchObject({ name: "bill.exe.pdf", kind: "pdf", bytes: aPdf().byteLength })
      await resultOf(inquiries.send(anInquiry({ attachments: [file.id] }), aKey()))
    })

    it("refuse a file that is not what may be attached, whatever its name", async () => {
      const content = new TextEncoder().encode("<script>alert(1)</script>")

      const failure = await refusal(inquiries.attach({ name: "holiday.pdf", content }))

      expect(failure).toMatchObject({ _tag: "AttachmentRefused", reason: "FileKindRefused" })
    })

    it("know nothing of somebody else's files", async () => {
      const { id } = await resultOf(
        world.guest().inquiries.attach({ name: "a.pdf", content: aPdf() }),
      )

      const failure = await refusal(inquiries.send(anInquiry({ attachments: [id] }), aKey()))

      expect(failure).toMatchObject({
        issues: [{ path: "attachments", code: "AttachmentGone" }],
      })
    })

    it("give a file to one inquiry only", { tags: "§1.9" }, async () => {
      const { id } = await resultOf(inquiries.attach({ name: "a.pdf", content: aPdf() }))
      await resultOf(inquiries.send(anInquiry({ attachments: [id] }), aKey()))

      const failure = await refusal(inquiries.send(anInquiry({ attachments: [id] }), aKey()))

      expect(failure._tag).toBe("InquiryRefused")
    })

    it("slow down who writes without end, and let others write", async () => {
      for (let sent = 0; sent < slowing.inquiries.perSession; sent += 1)
        await resultOf(inquiries.send(anInquiry(), aKey()))

      const failure = await refusal(inquiries.send(anInquiry(), aKey()))

      expect(failure).toMatchObject({ _tag: "TooManyAttempts" })
      await resultOf(world.guest().inquiries.send(anInquiry(), aKey()))
    })

    it("slow down who fills the form in faster than anybody can", async () => {
      const failure = await refusal(inquiries.send(anInquiry({ openMs: 200 }), aKey()))

      expect(failure).toMatchObject({ _tag: "TooManyAttempts", retryAfterSeconds: 3 })
    })

    it("say so when a key comes with other words", async () => {
      const key = aKey()
      await resultOf(inquiries.send(anInquiry(), key))

      const other = anInquiry({ subject: "Something else" })

      expect((await refusal(inquiries.send(other, key)))._tag).toBe("KeyReused")
    })
  })
}
