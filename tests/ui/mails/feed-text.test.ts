import { Recovery, type ChannelNews } from "#core/channels/channel-news.ts"
import { EMPTY_AFTER_MS } from "#core/channels/channel.terms.ts"
import { FeedTrouble } from "#core/channels/feed-memory.ts"
import type { Language } from "#core/kernel/localised.ts"
import { languages } from "#core/preferences/preferences.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { aClash, someChannelNews } from "#fixtures/builders/some-channel-news.ts"
import { writeLetter } from "#ui/mails/write-letter.tsx"
import { millisecondsInHour } from "date-fns/constants"
import { describe, expect, it } from "vitest"

const names = { stay: "The Springwater", room: "Studio" }

const written = async (changes: Partial<ChannelNews> = {}, language: Language = "en") => {
  const facts = { about: "feed", news: someChannelNews(changes), names, language } as const
  const { subject, html, text } = await writeLetter(facts, "https://singgah.example")
  return { subject, html, text: text.replaceAll("\u00A0", " ") }
}

const doubtful = aClash({ isSure: false, code: null, nights: [day("2026-12-20")] })

const event = "2000-01-01 (FREQ=DAILY;COUNT=50000)"

/** One letter of each kind. */
const all: ReadonlyArray<Partial<ChannelNews>> = [
  { clashes: [aClash()] },
  { clashes: [doubtful] },
  { isEmptied: true },
  ...FeedTrouble.members
    .flatMap(({ literals }) => literals)
    .flatMap((trouble) => [{ trouble }, { trouble, goodAt: null }]),
  { trouble: "TooManyEvents", event },
  ...Recovery.literals.map((recovery) => ({ over: [recovery] })),
]

describe("a letter about another site's calendar", () => {
  it.each(languages)("of every kind has words in %s", async (language) => {
    for (const news of all) {
      const { subject, html, text } = await written(news, language)

      expect(subject).not.toBe("")
      expect(subject + html + text).not.toMatch(/mail\.\w|\{\{|undefined/)
      expect(html).toContain(`lang="${{ en: "en", bm: "ms", cn: "zh-Hans" }[language]}"`)
      expect(text).toContain("Airbnb")
      expect(text).toContain("The Springwater")
      expect(text).toContain("Studio")
    }
  })

  it("says which booking has which nights, and which stay of the other site wants them", async () => {
    const { subject, text, html } = await written({ clashes: [aClash()] })

    expect(subject).toBe("Sold twice: Studio, 5 Dec 2026")
    expect(text).toContain(
      `Booking ABCDE-12345: 5 Dec 2026 to 7 Dec 2026 (guest of Airbnb: 4 Dec 2026 to 7 Dec 2026)`,
    )
    expect(text).toContain("cancel or move one of the two bookings as soon as you can")
    expect(html).toContain("ABCDE-12345")
  })

  it("says which event is to blame where it is one, and what to do about it", async () => {
    const { text } = await written({ trouble: "TooManyEvents", event })
    const whole = await written({ trouble: "TooManyEvents" })

    expect(text).toContain(`Event: ${event}`)
    expect(text).toContain("correct it there, let it repeat less often, or delete it")
    expect(text).toContain("Until the event is corrected, compare new bookings")
    expect(text).not.toContain("copy the calendar address")
    expect(whole.text).not.toContain("Event:")
    expect((await written({ trouble: "EventUnreadable", event: "" })).text).not.toContain("Event:")
    expect(whole.text).toContain("We cannot use what Airbnb sends us as a calendar")
  })

  it("tells nights apart that are not in a row, and those without a booking", async () => {
    const nights = [day("2026-12-04"), day("2026-12-06")]
    const { text } = await written({ clashes: [aClash({ nights, code: null })] })

    expect(text).toContain(
      "Closed here without a booking: 4 Dec 2026 to 5 Dec 2026; 6 Dec 2026 to 7 Dec 2026 (",
    )
  })

  it("puts what is surely sold twice before what may be, and both before all else", async () => {
    const { subject, text } = await written({
      clashes: [doubtful, aClash()],
      over: ["readAgain"],
    })

    expect(subject).toBe("Sold twice: Studio, 5 Dec 2026")
    expect(text.indexOf("guest of Airbnb")).toBeLessThan(text.indexOf("taken at Airbnb"))
    expect(text).toMatch(/has a guest on nights[^]*shows nights as taken[^]*We can read the/)
    expect((await written({ clashes: [doubtful] })).subject).toBe(
      "Possibly sold twice: Studio, 20 Dec 2026",
    )
  })

  it("says since when a calendar cannot be read, why, and what to do", async () => {
    const refused = await written({ trouble: "Refused" })
    const never = await written({ trouble: "NotACalendar", goodAt: null })

    expect(refused.text).toContain("Airbnb does not let us read its calendar.")
    expect(refused.text).toMatch(/We last read it on Tue.* 1 Dec 2026.* 12:00\./)
    expect(refused.text).toContain("Please copy the calendar address at Airbnb again")
    expect(never.text).toContain("We cannot use what Airbnb sends us as a calendar.")
    expect(never.text).toContain("We have not been able to read it yet.")
    expect(never.text).not.toContain("We last read it")
    expect((await written({ trouble: "NoAnswer" })).text).toContain("Airbnb does not respond")
  })

  it("says for how long an empty calendar keeps its nights closed", async () => {
    const hours = EMPTY_AFTER_MS / millisecondsInHour

    const { text } = await written({ isEmptied: true })

    expect(text).toContain(`stay closed here for up to ${hours} hours.`)
  })

  it("shows the other site's name as text", async () => {
    const { html } = await written({ source: "<img src=x>", isEmptied: true })

    expect(html).not.toContain("<img src=x>")
    expect(html).toContain("&lt;img src=x&gt;")
  })
})
