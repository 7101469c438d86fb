import { inquiriesOf, MOST_COPIED, MOST_COPIED_BYTES } from "#core/account-service/inquiries-of.ts"
import { AttachmentId } from "#core/contact/attachment.ts"
import type { KeptInquiry, Upload } from "#core/contact/inquiry-store.port.ts"
import { inquiryTerms } from "#core/contact/inquiry.terms.ts"
import { InquiryReference } from "#core/contact/inquiry.ts"
import type { Instant } from "#core/kernel/instant.ts"
import { inquiryFields } from "#fixtures/builders/an-inquiry.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const aFile = (bytes: number): Upload => ({
  id: AttachmentId.make("0123456789ABCDEFGHJKMNPQRS"),
  session: "session-1",
  name: "bill.pdf",
  kind: "pdf",
  bytes,
  content: new TextEncoder().encode("bill"),
  at: 0,
})

const anInquiry = (reference: string): KeptInquiry => ({
  ...inquiryFields(),
  session: "session-1",
  key: "request-1",
  reference: InquiryReference.make(reference),
  receivedAt: "2026-11-21T04:05:00.000Z" as Instant,
  language: "en",
  attachments: [],
  suspect: false,
})

const copiesOf = (kept: Readonly<Record<string, ReadonlyArray<Upload>>>) =>
  Effect.runPromise(
    inquiriesOf({
      ofEmail: () => Effect.succeed(Object.keys(kept)),
      find: (reference) =>
        Effect.succeed(
          kept[reference] === undefined
            ? null
            : { inquiry: anInquiry(reference), files: kept[reference] },
        ),
    })("aisyah@example.com"),
  )

const contentsIn = (copies: Awaited<ReturnType<typeof copiesOf>>) =>
  copies.flatMap(({ files }) => files.map(({ content }) => content))

describe("the inquiries that somebody takes along", () => {
  it("have what was written and the files, and nothing that is ours alone", async () => {
    expect(await copiesOf({ "7KQ2MXW4": [aFile(4)] })).toEqual([
      {
        ...inquiryFields(),
        reference: "7KQ2MXW4",
        receivedAt: "2026-11-21T04:05:00.000Z",
        files: [{ name: "bill.pdf", kind: "pdf", bytes: 4, content: "YmlsbA==" }],
      },
    ])
  })

  it("have the files that fit, from the newest on, over all inquiries together", async () => {
    const full = { AAAAAAAA: [aFile(MOST_COPIED_BYTES - 1)], BBBBBBBB: [aFile(1), aFile(1)] }

    expect(contentsIn(await copiesOf(full))).toEqual(["YmlsbA==", "YmlsbA==", null])
  })

  it("have as many bytes of files as one inquiry may have", () => {
    expect(MOST_COPIED_BYTES).toBe(inquiryTerms.attachments.bytesTogether)
  })

  it("are the newest, and none that was deleted meanwhile", async () => {
    const many = Object.fromEntries(
      Array.from({ length: MOST_COPIED + 1 }, (_, at) => [`${at}`.padStart(8, "A"), []]),
    )

    expect(await copiesOf(many)).toHaveLength(MOST_COPIED)
    const gone = inquiriesOf({
      ofEmail: () => Effect.succeed(["00000000"]),
      find: () => Effect.succeed(null),
    })
    expect(await Effect.runPromise(gone("aisyah@example.com"))).toEqual([])
  })
})
