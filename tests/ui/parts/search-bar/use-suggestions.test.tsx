import type { Suggestion } from "#core/search/home-page.ts"
import type { Pages } from "#ui/app/pages.ts"
import { draw, pagesWith } from "#tests/ui/support/stage.tsx"
import { useSuggestions } from "#ui/parts/search-bar/use-suggestions.ts"
import { act, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"

const place = (en: string): Suggestion => ({
  kind: "destination",
  slug: en.toLowerCase(),
  name: { en, bm: en, cn: en },
  within: null,
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
})
afterEach(() => {
  vi.useRealTimers()
})

type Answer = Awaited<ReturnType<Pages["suggest"]>>

/** What is suggested for a text; each question is answered when the test says so. */
const drawn = async (begin: string, isWanted = true) => {
  const asked: Array<{ text: string; answer: (reply: Answer) => void }> = []
  const suggest: Pages["suggest"] = (text) => new Promise((answer) => asked.push({ text, answer }))
  const hand: { type: (text: string) => void; want: (isWanted: boolean) => void } = {
    type: () => {},
    want: () => {},
  }
  const Suggested = () => {
    const [text, type] = useState(begin)
    const [wanted, want] = useState(isWanted)
    Object.assign(hand, { type, want })
    const suggestions = useSuggestions(text, wanted)
    return <output>{wordsOf(suggestions)}</output>
  }
  await draw(<Suggested />, { pages: pagesWith({ suggest }) })
  return {
    asked: () => asked.map(({ text }) => text),
    answers: (which: number, reply: Answer) => act(async () => asked[which]?.answer(reply)),
    types: (text: string) => act(async () => hand.type(text)),
    wants: (wanted: boolean) => act(async () => hand.want(wanted)),
  }
}

const wordsOf = (suggestions: ReturnType<typeof useSuggestions>) =>
  suggestions === null
    ? "nothing"
    : suggestions.kind === "found"
      ? suggestions.places.map(({ slug }) => slug).join()
      : suggestions.kind
const said = () => screen.getByRole("status").textContent
const passes = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))

test("popular places are asked for at once, before anything is typed", async () => {
  const { asked, answers } = await drawn("  ")
  await passes(0)
  expect(asked()).toEqual([""])
  expect(said()).toBe("nothing")

  await answers(0, { ok: [place("Langkawi"), place("Ipoh")] })

  expect(said()).toBe("langkawi,ipoh")
})

test("a guest who types on is asked about once there is a pause", async () => {
  const { asked, types } = await drawn("l")
  await passes(119)
  expect(asked()).toEqual([])

  await types("la")
  await passes(119)
  expect(asked()).toEqual([])

  await passes(1)
  expect(asked()).toEqual(["la"])
})

test("spaces around a text are no other text", async () => {
  const { asked, types } = await drawn("la")
  await passes(120)

  await types(" la ")
  await passes(120)

  expect(asked()).toEqual(["la"])
})

test("places stay while more is typed, until the next ones come", async () => {
  const { answers, types } = await drawn("la")
  await passes(120)
  await answers(0, { ok: [place("Langkawi")] })

  await types("lab")
  expect(said()).toBe("langkawi")

  await passes(120)
  await answers(1, { ok: [place("Labuan")] })
  expect(said()).toBe("labuan")
})

test("a late answer to an old text is dropped", async () => {
  const { answers, types } = await drawn("la")
  await passes(120)
  await types("lab")
  await passes(120)
  await answers(1, { ok: [place("Labuan")] })

  await answers(0, { ok: [place("Langkawi")] })

  expect(said()).toBe("labuan")
})

test("popular places are no answer to a text, nor places found for one to no text", async () => {
  const { answers, types } = await drawn("")
  await passes(0)
  await answers(0, { ok: [place("Ipoh")] })
  await types("la")
  expect(said()).toBe("nothing")

  await passes(120)
  await answers(1, { ok: [place("Langkawi")] })
  expect(said()).toBe("langkawi")

  await types("")
  expect(said()).toBe("nothing")
})

test("places that cannot be had are said to be so", async () => {
  const { answers } = await drawn("la")
  await passes(120)

  await answers(0, { failed: "unreachable" })

  expect(said()).toBe("unreachable")
})

test("nothing is asked for while nobody wants it", async () => {
  const { asked, wants } = await drawn("la", false)
  await passes(1000)
  expect(asked()).toEqual([])

  await wants(true)
  await passes(120)
  expect(asked()).toEqual(["la"])
})
