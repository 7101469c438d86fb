import type { LetterFacts } from "#core/mail/letter-facts.ts"
import { AccountLetterKind } from "#core/mail/account-letter.ts"
import { writeLetter } from "#ui/mails/write-letter.tsx"
import { describe, expect, it } from "vitest"

const SITE = "https://singgah.example"

const aLetter = (
  changes: Partial<Extract<LetterFacts, { about: "account" }>["letter"]> = {},
): LetterFacts => ({
  about: "account",
  letter: {
    kind: "welcome",
    to: "aisyah@example.com",
    language: "en",
    name: "Aisyah",
    link: "abc",
    ...changes,
  },
})

describe("a letter", () => {
  it("leads to this site with its link, for both kinds of mail programs", async () => {
    const { html, text } = await writeLetter(aLetter({ kind: "resetPassword" }), SITE)

    expect(html).toContain(`href="${SITE}/reset-password?link=abc"`)
    expect(text).toContain(`${SITE}/reset-password?link=abc`)
  })

  it.each(["en", "bm", "cn"] as const)("of every kind has words in %s", async (language) => {
    for (const kind of AccountLetterKind.literals) {
      const { subject, html, text } = await writeLetter(aLetter({ kind, language }), SITE)

      expect(subject + html + text).not.toMatch(/mail\.\w|\{\{/)
      expect(html).toContain(`lang="${{ en: "en", bm: "ms", cn: "zh-Hans" }[language]}"`)
    }
  })

  it("shows what a guest typed as text", async () => {
    const { html, subject } = await writeLetter(aLetter({ name: "<img src=x onerror=1>" }), SITE)

    expect(html).toContain("&lt;img src=x onerror=1&gt;")
    expect(subject).not.toMatch(/[\r\n]/)
  })
})
