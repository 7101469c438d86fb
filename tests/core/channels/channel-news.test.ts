import { ConfirmationCode } from "#core/booking/confirmation-code.ts"
import { aboutClash, ChannelNews, clashesOf } from "#core/channels/channel-news.ts"
import type { NightTakers } from "#core/channels/night-takers.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { aClash, someChannelNews } from "#fixtures/builders/some-channel-news.ts"
import { Schema } from "effect"
import { expect, it } from "vitest"
import { withoutEachField } from "../kernel/without-each-field.ts"

const [first, second, third] = [day("2026-12-10"), day("2026-12-11"), day("2026-12-12")]
const event = { uid: "a", from: first, until: day("2026-12-13"), meaning: "stay" as const }
const [one, other] = [ConfirmationCode.make("ABCDE12345"), ConfirmationCode.make("FGHJK67890")]

const takersOn =
  (takers: Readonly<Record<string, Partial<NightTakers>>> = {}) =>
  (date: string): NightTakers => ({ codes: [], isHeld: false, ...takers[date] })

it("tells the nights of each event that may be sold twice together, and no closed ones", () => {
  const clashes = clashesOf(
    [
      { date: first, event },
      { date: second, event },
      { date: second, event: { ...event, uid: "b", meaning: "either" } },
      { date: first, event: { ...event, uid: "c", meaning: "closed" } },
    ],
    takersOn(),
  )

  expect(clashes).toEqual([
    { from: first, until: "2026-12-13", isSure: true, code: null, nights: [first, second] },
    { from: first, until: "2026-12-13", isSure: false, code: null, nights: [second] },
  ])
  expect(clashes.map(aboutClash)).toEqual([
    "clash 2026-12-10 2026-12-13",
    "doubt 2026-12-10 2026-12-13",
  ])
})

it("tells each booking with its nights, whoever else is booking then", () => {
  const nights = [first, second, third].map((date) => ({ date, event }))
  const clashes = clashesOf(
    nights,
    takersOn({
      [first]: { codes: [one] },
      [second]: { codes: [one, other], isHeld: true },
      [third]: { codes: [], isHeld: true },
    }),
  )

  expect(clashes.map(({ code, nights: taken }) => [code, taken])).toEqual([
    [one, [first, second]],
    [other, [second]],
  ])
  expect(clashes.map(aboutClash)).toEqual([
    `clash 2026-12-10 2026-12-13 ${one}`,
    `clash 2026-12-10 2026-12-13 ${other}`,
  ])
})

it("is whole, or no news at all", () => {
  const isNews = Schema.is(ChannelNews)
  const news = someChannelNews({
    clashes: [aClash()],
    trouble: "NoAnswer",
    over: ["readAgain", "filledAgain", "believedEmpty"],
  })

  expect(isNews(news)).toBe(true)
  expect(withoutEachField({ ...news }).filter(([, rest]) => isNews(rest))).toEqual([])
  const clashless = withoutEachField({ ...aClash() })
  expect(clashless.filter(([, clash]) => isNews({ ...news, clashes: [clash] }))).toEqual([])
  expect(isNews({ ...news, over: [""] })).toBe(false)
})
