import { calendarFile } from "#core/documents/calendar-file.ts"
import { Instant } from "#core/kernel/instant.ts"
import { aConfirmedBooking } from "#fixtures/builders/a-booking-view.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const facts = {
  language: "en",
  url: "https://stays.test/booking/0123",
  changes: 0,
  now: Instant.make("2026-11-21T12:00:00.123Z"),
} as const

const property = (changes: object) => ({ ...aConfirmedBooking().property, ...changes })

/** Reads a file as a calendar does: unfolded first. */
const linesOf = (file: string) => file.replaceAll("\r\n ", "").split("\r\n")

const valueOf = (file: string, name: string): string =>
  linesOf(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1) ?? ""

const unescaped = (text: string): string =>
  text.replace(/\\([\\;,nN])/g, (_, mark: string) => (mark === "n" ? "\n" : mark))

describe("a stay in a calendar", () => {
  it("is the whole days from check-in to the day before check-out", () => {
    const lines = linesOf(calendarFile(aConfirmedBooking(), facts))

    expect(lines).toContain("DTSTART;VALUE=DATE:20261204")
    expect(lines).toContain("DTEND;VALUE=DATE:20261206")
    expect(lines.at(-1)).toBe("")
    expect(lines[0]).toBe("BEGIN:VCALENDAR")
  })

  it("keeps its name when it changes, and counts its changes", () => {
    const before = calendarFile(aConfirmedBooking(), facts)
    const after = calendarFile(aConfirmedBooking(), { ...facts, changes: 2 })
    const off = calendarFile(aConfirmedBooking({ status: "refunded" }), { ...facts, changes: 2 })

    expect(valueOf(after, "UID")).toBe(valueOf(before, "UID"))
    expect([before, after, off].map((file) => valueOf(file, "SEQUENCE"))).toEqual(["0", "2", "3"])
    expect(valueOf(before, "DTSTAMP")).toBe("20261121T120000Z")
  })

  it("says where, in the guest's language, and by which number", () => {
    const file = calendarFile(aConfirmedBooking(), { ...facts, language: "cn" })

    expect(valueOf(file, "SUMMARY")).toBe("清泉居")
    expect(valueOf(file, "LOCATION")).toBe("12 Jalan Ampang\\, 50450 Kuala Lumpur")
    expect(valueOf(file, "DESCRIPTION")).toBe("7KQ2M-XW4ZT\\nhttps://stays.test/booking/0123")
    expect(valueOf(calendarFile(aConfirmedBooking({ code: null }), facts), "DESCRIPTION")).toBe(
      facts.url,
    )
  })

  it("has another name in the calendar of its property", () => {
    const file = calendarFile(aConfirmedBooking(), { ...facts, summary: "Tan, Aisyah" })

    expect(valueOf(file, "SUMMARY")).toBe("Tan\\, Aisyah")
  })

  it.each([
    ["confirmed", "CONFIRMED"],
    ["staying", "CONFIRMED"],
    ["cancelled", "CANCELLED"],
    ["refunding", "CANCELLED"],
    ["refunded", "CANCELLED"],
  ] as const)("that is %s is %s", (status, said) => {
    expect(valueOf(calendarFile(aConfirmedBooking({ status }), facts), "STATUS")).toBe(said)
  })

  it("is written whole as calendars want it", () => {
    const { id } = aConfirmedBooking()

    expect(linesOf(calendarFile(aConfirmedBooking(), facts))).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Singgah//Stays//EN",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "BEGIN:VEVENT",
      `UID:${id}@singgah`,
      "DTSTAMP:20261121T120000Z",
      "SEQUENCE:0",
      "DTSTART;VALUE=DATE:20261204",
      "DTEND;VALUE=DATE:20261206",
      `SUMMARY:${aConfirmedBooking().property.name.en}`,
      "LOCATION:12 Jalan Ampang\\, 50450 Kuala Lumpur",
      `GEO:${aConfirmedBooking().property.point.lat};${aConfirmedBooking().property.point.lng}`,
      "DESCRIPTION:7KQ2M-XW4ZT\\nhttps://stays.test/booking/0123",
      "URL:https://stays.test/booking/0123",
      "STATUS:CONFIRMED",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ])
  })

  it.each([
    ["a".repeat(66), ["a".repeat(66)]],
    ["a".repeat(67), ["a".repeat(66), "a"]],
    ["清".repeat(22), ["清".repeat(22)]],
    ["a" + "清".repeat(22), ["a" + "清".repeat(21), "清"]],
    ["a".repeat(66 + 74 + 1), ["a".repeat(66), "a".repeat(74), "a"]],
  ])("folds %s into lines that are as long as they may be", (address, parts) => {
    const file = calendarFile(aConfirmedBooking({ property: property({ address }) }), facts)

    expect(file).toContain(`\r\nLOCATION:${parts.join("\r\n ")}\r\n`)
  })

  it("says every address exactly, in lines of at most 75 octets", () => {
    const anyLine = fc.stringMatching(/^[a-z ,;\\\n清泉居🏝]{0,200}$/u)
    fc.assert(
      fc.property(anyLine, (address) => {
        const file = calendarFile(aConfirmedBooking({ property: property({ address }) }), facts)

        expect(unescaped(valueOf(file, "LOCATION"))).toBe(address)
        for (const line of file.split("\r\n"))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      }),
    )
  })
})
