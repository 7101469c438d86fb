import { Effect } from "effect"
import { describe, expect, test, vi } from "vitest"
import { createActor, waitFor } from "xstate"
import { answering } from "#core/kernel/actors.ts"
import type { Language } from "#core/kernel/localised.ts"
import { preferencesMachine, type WordsAnswer } from "#core/preferences/preferences.machine.ts"
import type { Preferences } from "#core/preferences/preferences.ts"
import { PATIENCE_MS } from "#tests/support/patience.ts"

const started = (answerFor: (language: Language) => WordsAnswer) => {
  const kept = vi.fn<(preferences: Preferences) => void>()
  const machine = preferencesMachine.provide({
    actors: {
      fetchWords: answering((language: Language) => Effect.sync(() => answerFor(language))),
    },
    actions: { keepPreferences: (_, { language, theme }) => kept({ language, theme }) },
  })
  const actor = createActor(machine, { input: { language: "en", theme: null } }).start()
  const settled = () => waitFor(actor, (now) => now.matches("settled"), { timeout: PATIENCE_MS })
  return { actor, kept, settled }
}

describe("preferences", () => {
  test("keep a theme as soon as it is chosen", { tags: "§4.4" }, () => {
    const { actor, kept } = started(() => ({ type: "words.missing" }))

    actor.send({ type: "guest.choseTheme", theme: "dark" })

    expect(actor.getSnapshot().context.theme).toBe("dark")
    expect(kept).toHaveBeenCalledExactlyOnceWith({ language: "en", theme: "dark" })
  })

  test("change the language only once its words are there", { tags: "§4.5" }, async () => {
    const { actor, kept, settled } = started((language) => ({ type: "words.fetched", language }))

    actor.send({ type: "guest.choseLanguage", language: "bm" })
    const before = actor.getSnapshot().context.language
    const { context } = await settled()

    expect([before, context.language]).toEqual(["en", "bm"])
    expect(kept).toHaveBeenCalledExactlyOnceWith({ language: "bm", theme: null })
  })

  test("stay as they are when the words cannot be had", async () => {
    const { actor, kept, settled } = started(() => ({ type: "words.missing" }))

    actor.send({ type: "guest.choseLanguage", language: "cn" })
    const { context } = await settled()

    expect(context).toMatchObject({ language: "en", wanted: null })
    expect(kept).not.toHaveBeenCalled()
  })

  test("follow the last of several choices", async () => {
    const { actor, kept, settled } = started((language) => ({ type: "words.fetched", language }))

    actor.send({ type: "guest.choseLanguage", language: "bm" })
    actor.send({ type: "guest.choseLanguage", language: "cn" })
    const { context } = await settled()

    expect(context.language).toBe("cn")
    expect(kept).toHaveBeenCalledExactlyOnceWith({ language: "cn", theme: null })
  })

  test("ask for no words of the language they already speak", () => {
    const { actor } = started(() => ({ type: "words.missing" }))

    actor.send({ type: "guest.choseLanguage", language: "en" })

    expect(actor.getSnapshot().value).toBe("settled")
  })
})
