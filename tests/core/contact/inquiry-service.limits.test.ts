import { AttachmentId, type Attachment } from "#core/contact/attachment.ts"
import { inquiryService, slowing, type InquiryServiceNeeds } from "#core/contact/inquiry-service.ts"
import { inquiryMailJob } from "#core/contact/inquiry-jobs.ts"
import { inquiryTerms, megabytesOf } from "#core/contact/inquiry.terms.ts"
import { InquiryReference } from "#core/contact/inquiry.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { aPdf, anInquiry } from "#fixtures/builders/an-inquiry.ts"
import { seededRandomness } from "#fixtures/doubles/randomness.seeded.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { inMemoryInquiryStore } from "#fixtures/doubles/inquiry-store.in-memory.ts"
import { inMemoryRateLimiter } from "#fixtures/doubles/rate-limiter.in-memory.ts"
import { refusal, resultOf } from "#tests/contracts/outcomes.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const pdf = { name: "bill.pdf", content: aPdf() }

const aGuestOf = (changes: Partial<InquiryServiceNeeds>, network?: string) =>
  inquiryService({
    store: inMemoryInquiryStore(),
    rateLimiter: inMemoryRateLimiter(),
    clock: movableClock("2026-11-21T02:31:00.500Z"),
    randomness: seededRandomness(),
    ...changes,
  })({ session: "session-1", member: false, network })

const counting = (counts: Readonly<Record<string, number>>) => {
  const subjects: Array<string> = []
  const rateLimiter: InquiryServiceNeeds["rateLimiter"] = {
    count: (subject, now, windowMs) => {
      subjects.push(`${subject} at ${new Date(now).toISOString()} in ${windowMs} ms`)
      return Effect.succeed(counts[subject] ?? 1)
    },
  }
  return { rateLimiter, subjects }
}

describe("who writes without end", () => {
  it("is counted by session, and by network where that is known", async () => {
    const { rateLimiter, subjects } = counting({})

    await resultOf(aGuestOf({ rateLimiter }).attach(pdf))
    await resultOf(aGuestOf({ rateLimiter }, "10.0.0.1").send(anInquiry(), "request-1"))

    const now = "at 2026-11-21T02:31:00.500Z in 3600000 ms"
    expect(subjects).toEqual([
      `uploads/session-1 ${now}`,
      `inquiries/session-1 ${now}`,
      `inquiries/from/10.0.0.1 ${now}`,
    ])
  })

  it.each([
    ["inquiries/session-1", 5],
    ["inquiries/from/10.0.0.1", 20],
  ])("is slowed down after so many %s: %i", async (subject, most) => {
    const { send } = aGuestOf(counting({ [subject]: most }), "10.0.0.1")
    await resultOf(send(anInquiry(), "request-1"))

    const slowed = aGuestOf(counting({ [subject]: most + 1 }), "10.0.0.1")

    expect(await refusal(slowed.send(anInquiry(), "request-2"))).toMatchObject({
      _tag: "TooManyAttempts",
      retryAfterSeconds: 29 * 60,
    })
  })

  it.each([
    ["uploads/session-1", slowing.uploads.perSession],
    ["uploads/from/10.0.0.1", slowing.uploads.perNetwork],
  ])("is slowed down after so many %s: %i", async (subject, most) => {
    await resultOf(aGuestOf(counting({ [subject]: most }), "10.0.0.1").attach(pdf))

    const slowed = aGuestOf(counting({ [subject]: most + 1 }), "10.0.0.1")

    expect((await refusal(slowed.attach(pdf)))._tag).toBe("TooManyAttempts")
  })

  it("is anybody who sends more than thirty files or a hundred from one network", () => {
    expect(slowing).toEqual({
      inquiries: { perSession: 5, perNetwork: 20, windowMs: 3_600_000 },
      uploads: { perSession: 30, perNetwork: 100, windowMs: 3_600_000 },
      leastOpenMs: 3000,
    })
  })
})

describe("the files of an inquiry", () => {
  const { bytesEach, bytesTogether } = inquiryTerms.attachments
  const ids = ["A", "B", "C"].map((letter) => AttachmentId.make(letter.repeat(26)))
  const withFiles = (...sizes: ReadonlyArray<number>) => {
    const files = sizes.map((bytes, at): Attachment => ({
      id: ids[at]!,
      name: "a.pdf",
      kind: "pdf",
      bytes,
    }))
    const store = { ...inMemoryInquiryStore(), uploadsOf: () => Effect.succeed(files) }
    const inquiry = anInquiry({ attachments: files.map(({ id }) => id) })
    return aGuestOf({ store }).send(inquiry, "request-1")
  }

  it("are not larger together than may be", async () => {
    const rest = bytesTogether - 2 * bytesEach

    await resultOf(withFiles(bytesEach, bytesEach, rest))

    expect(await refusal(withFiles(bytesEach, bytesEach, rest + 1))).toMatchObject({
      issues: [{ path: "attachments", code: "FilesTooLarge" }],
    })
  })

  it("are told in megabytes", () => {
    expect([megabytesOf(bytesEach), megabytesOf(bytesTogether)]).toEqual([10, 25])
  })
})

describe("nobody who keeps inquiries", () => {
  const store = {
    ...inMemoryInquiryStore(),
    keepUpload: () => Effect.fail(new StoreUnreachable()),
    receive: () => Effect.fail(new StoreUnreachable()),
  }

  it("answering is said so", async () => {
    const { attach, send } = aGuestOf({ store })

    expect((await refusal(attach(pdf)))._tag).toBe("InquiriesUnreachable")
    expect((await refusal(send(anInquiry(), "request-1")))._tag).toBe("InquiriesUnreachable")
  })
})

it("writes one letter for one inquiry", () => {
  const reference = InquiryReference.make("7KQ2MXW4")

  expect(inquiryMailJob({ reference }).key).toBe("inquiry/7KQ2MXW4")
})

it("draws 16 random bytes for the id of a file, and 5 for the reference of an inquiry", async () => {
  const drawn: Array<number> = []
  const bytes = (count: number) => {
    drawn.push(count)
    return new Uint8Array(count)
  }
  const guest = aGuestOf({ randomness: { ...seededRandomness(), bytes } })

  await resultOf(guest.attach(pdf))
  await resultOf(guest.send(anInquiry(), "request-1"))

  expect(drawn).toEqual([16, 5])
})
