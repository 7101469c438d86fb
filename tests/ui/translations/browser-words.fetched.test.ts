import { browserWords } from "#ui/translations/browser-words.ts"
import { fetchWords } from "#ui/translations/fetch-words.ts"
import { afterEach, describe, expect, it, vi } from "vitest"

afterEach(() => void vi.restoreAllMocks())

const own = { "page.loading": "First words" }
const whole = { "page.loading": "All words" }

describe("the words of a tab that have to be fetched", () => {
  it("are not those of a language that the guest has left meanwhile", async () => {
    const slow = Promise.withResolvers<typeof whole>()
    vi.spyOn(fetchWords, "en").mockReturnValue(slow.promise)
    const words = browserWords("en", own)
    const completing = words.complete()
    await words.change("bm")

    slow.resolve(whole)
    await completing

    expect(words.say("profile.title")).toBe("Profil")
    expect(words.say("page.loading")).not.toBe("All words")
  })

  it("are asked for again where they did not come, and not once they are there", async () => {
    const fetched = vi
      .spyOn(fetchWords, "en")
      .mockRejectedValueOnce(new Error("no connection"))
      .mockResolvedValue(whole)
    const words = browserWords("en", own)

    await expect(words.complete()).rejects.toThrow("no connection")
    expect(words.say("page.loading")).toBe("First words")
    await words.complete()
    expect(words.say("page.loading")).toBe("All words")
    await words.complete()

    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it("are whole after a change of the language", async () => {
    const words = browserWords("en", own)
    await words.change("cn")
    const fetched = vi.spyOn(fetchWords, "cn")

    await words.complete()

    expect(fetched).not.toHaveBeenCalled()
  })
})
