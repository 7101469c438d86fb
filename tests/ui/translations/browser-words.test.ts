import { browserWords } from "#ui/translations/browser-words.ts"
import { speaker } from "#ui/translations/speaker.ts"
import { describe, expect, it } from "vitest"

const own = { "page.loading": "First words" }

describe("the words of a tab", () => {
  it("are those of its first page until all are there", async () => {
    const words = browserWords("en", own)
    expect(words.say("page.loading")).toBe("First words")
    expect(words.say("profile.title")).toBe("profile.title")

    await words.complete()

    expect(words.say("page.loading")).toBe("Loading…")
    expect(words.say("profile.title")).toBe("Profile")
  })

  it("are fetched once, however often they are asked for", () => {
    const words = browserWords("en", own)

    expect(words.complete()).toBe(words.complete())
  })

  it.each([
    ["bm", "Profil"],
    ["cn", "个人资料"],
    ["en", "Profile"],
  ] as const)("change to %s as a whole", async (language, said) => {
    const words = browserWords("en", own)

    await words.change(language)

    expect(words.say("profile.title")).toBe(said)
    await words.complete()
    expect(words.say("profile.title")).toBe(said)
  })

  it("stay in the language that was chosen while they were fetched", async () => {
    const words = browserWords("en", own)
    const completing = words.complete()
    await words.change("bm")
    await completing

    expect(words.say("profile.title")).toBe("Profil")
  })
})

describe("what is said", () => {
  const { say, speak } = speaker("en", {
    nights_one: "{{count}} night",
    nights_other: "{{count}} nights",
    plain: "Plain",
    gap: "Hello {{name}}, at most {{maxRooms}}{{unknown}}",
  })

  it.each([
    ["nights", { count: 1 }, "1 night"],
    ["nights", { count: 2 }, "2 nights"],
    ["plain", { count: 1 }, "Plain"],
    ["plain", {}, "Plain"],
    ["missing", {}, "missing"],
  ])("of %s with %o is “%s”", (key, gaps, said) => {
    expect(say(key, gaps)).toBe(said)
  })

  it("has its gaps filled, with a figure of the product where none is given", () => {
    expect(say("gap", { name: "Aisyah" })).toMatch(/^Hello Aisyah, at most \d+$/)
    expect(say("gap", { name: "Aisyah", maxRooms: 3 })).toBe("Hello Aisyah, at most 3")
  })

  it("is said in another language from then on", () => {
    speak("bm", { nights_other: "{{count}} malam" })

    expect(say("nights", { count: 1 })).toBe("1 malam")
    expect(say("plain")).toBe("plain")
  })
})
