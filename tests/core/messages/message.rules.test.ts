import { isOpenAt, messageIssues, withoutQuote } from "#core/messages/message.rules.ts"
import { messageTerms } from "#core/messages/message.terms.ts"
import { otherThan } from "#core/messages/message.ts"
import { replyAddressOf, replyTokenIn, ReplyToken } from "#core/messages/reply-token.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const codes = (text: string) => messageIssues(text).map(({ path, code }) => `${path} ${code}`)

describe("a message", () => {
  it("says something, and not too much, as characters are counted", () => {
    expect(codes("Is there a kettle?\n\tAnd tea?")).toEqual([])
    expect(codes(" \n ")).toEqual(["text NothingWritten"])
    expect(codes("☕".repeat(messageTerms.most))).toEqual([])
    expect(codes("😀".repeat(messageTerms.most))).toEqual([])
    expect(codes(`${"x".repeat(messageTerms.most)}   `)).toEqual([])
    expect(codes("x".repeat(messageTerms.most + 1))).toEqual(["text WrittenTooLong"])
    expect(codes("a\u0000b")).toEqual(["text TextUnreadable"])
  })

  it("goes to the other side", () => {
    expect([otherThan.guest, otherThan.property]).toEqual(["property", "guest"])
  })
})

describe("writing about a booking", () => {
  const dates = stayDates("2026-12-04", "2026-12-06")
  const sold = aBookingRecord({ dates, status: "confirmed" })
  const lastMoment = Date.parse("2027-01-05T15:59:59.999Z")

  it("is open from the moment it is sold, to the end of the last day in Malaysia", () => {
    expect(isOpenAt(sold, 0)).toBe(true)
    expect(isOpenAt(sold, lastMoment)).toBe(true)
    expect(isOpenAt(sold, lastMoment + 1)).toBe(false)
  })

  it("is closed while it is only held", () => {
    expect(isOpenAt(aBookingRecord({ dates, status: "held" }), 0)).toBe(false)
  })
})

describe("what is new in a mailed answer", () => {
  it.each([
    ["There is.", "There is."],
    ["There is.\r\n\r\nAisyah", "There is.\n\nAisyah"],
    ["There is.\n\nOn 21 Nov, Singgah wrote:\n> Is there?\n> Thanks", "There is."],
    ["There is.\nOn 21 Nov wrote:  \n\n  > Is there?", "There is."],
    ["Times:\nat 3\n> quoted", "Times:\nat 3"],
    ["> quoted\nbelow", ""],
    ["There is.\nOn 21 Nov wrote: \t\n \t\n> Is there?", "There is."],
    ["It opens at 9: ask at the desk.\n> When?", "It opens at 9: ask at the desk."],
    ["One\nTwo\nThree:\n> quoted", "One\nTwo"],
    ["wrote:\n> quoted", ""],
    ["a > b is 2", "a > b is 2"],
    ["  \nHello\n ", "Hello"],
  ])("%j is %j", (mail, text) => {
    expect(withoutQuote(mail)).toBe(text)
  })

  it("is the whole of any text without a mark", () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/>/.test(text)),
        (text) => {
          expect(withoutQuote(text)).toBe(text.replaceAll(/\r\n|\r/g, "\n").trim())
        },
      ),
    )
  })
})

describe("an address that stands for a side", () => {
  const token = ReplyToken.make(`${"0a".repeat(13)}-${"9z".repeat(13)}`)

  it("fits before the sign of an address, and is read in any case and company", () => {
    const address = replyAddressOf(token, "reply.example")

    expect(address.split("@")[0]?.length).toBeLessThanOrEqual(64)
    expect(address).toBe(`reply+${token}@reply.example`)
    for (const written of [
      address,
      address.toUpperCase(),
      `"Guest" <${address}>, other@example.com`,
    ])
      expect(replyTokenIn(written)).toBe(token)
  })

  it.each(["", "support@reply.example", `reply+${token.slice(1)}@x.example`, `reply+${token}`])(
    "is not in %j",
    (written) => {
      expect(replyTokenIn(written)).toBeNull()
    },
  )
})
