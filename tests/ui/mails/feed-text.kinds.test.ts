import type { FeedTrouble } from "#core/channels/feed-memory.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { aClash, someChannelNews } from "#fixtures/builders/some-channel-news.ts"
import { writeLetter } from "#ui/mails/write-letter.tsx"
import { describe, expect, it } from "vitest"

const names = { stay: "The Springwater", room: "Studio" }

const feed = async (changes: Parameters<typeof someChannelNews>[0]) => {
  const facts = { about: "feed", news: someChannelNews(changes), names, language: "en" } as const
  const { subject, text } = await writeLetter(facts, "https://singgah.example")
  return { subject, parts: text.replaceAll("\u00A0", " ").trimEnd().split("\n\n") }
}

describe("a letter about another site's calendar", () => {
  const unusable = "We cannot use what Airbnb sends us as a calendar."
  const refused = "Airbnb does not let us read its calendar. Its address may have changed."

  it.each([
    ["NoAnswer", "Airbnb does not respond when we read its calendar."],
    ["Refused", refused],
    ["NotAllowed", refused],
    ["TooLarge", unusable],
    ["NotACalendar", unusable],
    ["EventUnreadable", unusable],
    ["TooManyEvents", unusable],
  ] as const)("says why it cannot be read: %s", async (trouble: FeedTrouble, words) => {
    const { subject, parts } = await feed({ trouble })

    expect(subject).toBe("Airbnb: calendar cannot be read (Studio)")
    expect(parts).toHaveLength(6)
    expect(parts[1]).toBe(words)
  })

  it("has the facts of the room and site alone where nothing is sold twice", async () => {
    const { subject, parts } = await feed({ isEmptied: true })

    expect(subject).toBe("Airbnb: calendar is suddenly empty (Studio)")
    expect(parts[0]).toBe("Hello The Springwater,")
    expect(parts.at(-2)).toBe("Room type: Studio\nOther site: Airbnb")
    expect(parts.at(-1)).toBe(
      "You are receiving this email because this is the contact email of The Springwater on Singgah.",
    )
  })

  it("has a clash in doubt after one that is sure, each with its nights", async () => {
    const doubtful = aClash({ isSure: false, code: null, nights: [day("2026-12-20")] })
    const { parts } = await feed({ clashes: [doubtful, aClash()] })

    expect(parts.at(-2)!.split("\n").slice(2)).toEqual([
      "Booking ABCDE-12345: 5 Dec 2026 to 7 Dec 2026 (guest of Airbnb: 4 Dec 2026 to 7 Dec 2026)",
      "Closed here without a booking: 20 Dec 2026 to 21 Dec 2026 (taken at Airbnb: 4 Dec 2026 to 7 Dec 2026)",
    ])
  })

  it.each([
    ["readAgain", "Airbnb: calendar can be read again (Studio)"],
    ["filledAgain", "Airbnb: calendar has bookings again (Studio)"],
    ["believedEmpty", "Airbnb: calendar has stayed empty (Studio)"],
  ] as const)("names what is over in its subject: %s", async (over, subject) => {
    expect((await feed({ over: [over] })).subject).toBe(subject)
  })
})
