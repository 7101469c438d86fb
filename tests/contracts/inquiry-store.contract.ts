import type { InquiryStore, KeptInquiry, Upload } from "#core/contact/inquiry-store.port.ts"
import { InquiryReference } from "#core/contact/inquiry.ts"
import { AttachmentId } from "#core/contact/attachment.ts"
import type { Instant } from "#core/kernel/instant.ts"
import { aPdf, inquiryFields } from "#fixtures/builders/an-inquiry.ts"
import { beforeEach, describe, expect, it } from "vitest"
import { resultOf } from "./outcomes.ts"

const SENT_AT = Date.parse("2026-11-21T04:00:00.000Z")

const anUpload = (changes: Partial<Upload> = {}): Upload => ({
  id: AttachmentId.make("0123456789ABCDEFGHJKMNPQRS"),
  session: "session-1",
  name: "bill.pdf",
  kind: "pdf",
  bytes: aPdf().byteLength,
  content: aPdf(),
  at: SENT_AT,
  ...changes,
})

const aKeptInquiry = (changes: Partial<KeptInquiry> = {}): KeptInquiry => ({
  ...inquiryFields(),
  session: "session-1",
  key: "request-1",
  reference: InquiryReference.make("7KQ2MXW4"),
  receivedAt: "2026-11-21T04:05:00.000Z" as Instant,
  language: "bm",
  attachments: [],
  suspect: false,
  ...changes,
})

/** An empty store, and the keys of the letters it has ordered. */
export type OpenInquiryStore = () => Promise<{
  readonly store: InquiryStore
  readonly letters: () => Promise<ReadonlyArray<string>>
}>

/** What every store of inquiries promises. */
export const inquiryStoreContract = (keeper: string, open: OpenInquiryStore): void => {
  describe(`inquiries kept in ${keeper}`, () => {
    let store: InquiryStore
    let letters: () => Promise<ReadonlyArray<string>>
    beforeEach(async () => {
      ;({ store, letters } = await open())
    })
    const withFile = async () => {
      const upload = anUpload()
      await resultOf(store.keepUpload(upload))
      return upload.id
    }

    it("are found with their files, byte for byte", { tags: "§1.9" }, async () => {
      const inquiry = aKeptInquiry({ attachments: [await withFile()] })

      await resultOf(store.receive(inquiry))

      expect(await resultOf(store.find(inquiry.reference))).toEqual({
        inquiry,
        files: [anUpload()],
      })
    })

    it("order one letter, however often they come", async () => {
      await resultOf(store.receive(aKeptInquiry()))
      await resultOf(store.receive(aKeptInquiry({ reference: InquiryReference.make("00000000") })))

      expect(await letters()).toEqual(["inquiry/7KQ2MXW4"])
    })

    it("answer the first reference when the same request comes again", async () => {
      const { reference, receivedAt } = await resultOf(store.receive(aKeptInquiry()))

      const other = aKeptInquiry({ reference: InquiryReference.make("00000000") })

      expect(await resultOf(store.receive(other))).toEqual({ reference, receivedAt })
    })

    it("order no letter for what a machine seems to have written, and keep it", async () => {
      await resultOf(store.receive(aKeptInquiry({ suspect: true })))

      expect(await letters()).toEqual([])
      expect(await resultOf(store.find("7KQ2MXW4"))).not.toBeNull()
    })

    it("show waiting files only to the session that sent them, in the order asked for", async () => {
      const first = await withFile()
      const second = AttachmentId.make("SRQPNMKJHGFEDCBA9876543210")
      await resultOf(store.keepUpload(anUpload({ id: second, name: "b.pdf" })))

      const found = await resultOf(store.uploadsOf("session-1", [second, first]))

      expect(found.map(({ name }) => name)).toEqual(["b.pdf", "bill.pdf"])
      expect(await resultOf(store.uploadsOf("session-2", [first]))).toEqual([])
    })

    it("are listed by the address they were written with, in any case, the newest first", async () => {
      const written = [
        ["7KQ2MXW4", "2026-11-21T04:05:00.000Z", "aisyah.tan@example.com"],
        ["00000000", "2026-11-21T04:06:00.000Z", "Aisyah.Tan@Example.com"],
        ["11111111", "2026-11-21T04:07:00.000Z", "aisyah.tan@example.com.my"],
      ] as const
      for (const [reference, receivedAt, email] of written)
        await resultOf(
          store.receive(
            aKeptInquiry({
              reference: InquiryReference.make(reference),
              key: reference,
              receivedAt: receivedAt as Instant,
              email,
            }),
          ),
        )

      expect(await resultOf(store.ofEmail("aisyah.tan@EXAMPLE.com"))).toEqual([
        "00000000",
        "7KQ2MXW4",
      ])
      expect(await resultOf(store.ofEmail("nobody@example.com"))).toEqual([])
    })

    it("forget what nobody waits for any longer, and nothing else", async () => {
      const id = await withFile()
      await resultOf(store.receive(aKeptInquiry()))

      await resultOf(store.forget({ uploads: SENT_AT, inquiries: SENT_AT }))
      expect(await resultOf(store.uploadsOf("session-1", [id]))).toHaveLength(1)
      await resultOf(store.forget({ uploads: SENT_AT + 1, inquiries: SENT_AT + 3_600_000 }))

      expect(await resultOf(store.uploadsOf("session-1", [id]))).toEqual([])
      expect(await resultOf(store.find("7KQ2MXW4"))).toBeNull()
    })
  })
}
