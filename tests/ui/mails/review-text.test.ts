import { languages } from "#core/preferences/preferences.ts"
import { ReviewNews } from "#core/workload/review-letter-job.ts"
import type { Language } from "#core/kernel/localised.ts"
import { aReviewLetter } from "#fixtures/builders/a-review-letter.ts"
import { writeLetter } from "#ui/mails/write-letter.tsx"
import { describe, expect, it } from "vitest"

const written = (news: ReviewNews, language: Language = "en") =>
  writeLetter(
    { about: "review", letter: aReviewLetter({ news, language }) },
    "https://singgah.example",
  )

describe("a letter about a review", () => {
  it.each(languages)("has words for all that may be told in %s", async (language) => {
    const texts = await Promise.all(
      ReviewNews.literals.map(async (news) => {
        const { subject, html, text } = await written(news, language)
        expect(html).toContain(`lang="${{ en: "en", bm: "ms", cn: "zh-Hans" }[language]}"`)
        expect(subject + html + text).not.toMatch(/mail\.\w|review\.|\{\{|undefined/)
        return text
      }),
    )

    expect(new Set(texts).size).toBe(ReviewNews.literals.length)
  })

  it("invites, and leads to the form", async () => {
    const { subject, text } = await written("invited")
    const { booking, link } = aReviewLetter()

    expect(subject).toBe("How was The Springwater?")
    expect(text).toContain("until Thursday, 4 February 2027")
    expect(text).toContain(`https://singgah.example/booking/review?booking=${booking}&link=${link}`)
  })

  it("tells why a review is hidden, and that its marks are no reason", async () => {
    const { subject, text } = await written("advertising")

    expect(subject).toBe("Your review of The Springwater is hidden")
    expect(text).toContain("Reason: advertising.")
    expect(text).toContain("never hide a review for its score")
  })
})
