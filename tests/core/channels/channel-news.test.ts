import { aboutClash, clashesOf } from "#core/channels/channel-news.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { expect, it } from "vitest"

const [first, second] = [day("2026-12-10"), day("2026-12-11")]
const event = { uid: "a", from: first, until: day("2026-12-13"), meaning: "stay" as const }

it("tells the nights of each event that may be sold twice together, and no closed ones", () => {
  const clashes = clashesOf([
    { date: first, event },
    { date: second, event },
    { date: second, event: { ...event, uid: "b", meaning: "either" } },
    { date: first, event: { ...event, uid: "c", meaning: "closed" } },
  ])

  expect(clashes).toEqual([
    { from: first, until: "2026-12-13", isSure: true, nights: [first, second] },
    { from: first, until: "2026-12-13", isSure: false, nights: [second] },
  ])
  expect(clashes.map(aboutClash)).toEqual([
    "clash 2026-12-10 2026-12-13",
    "doubt 2026-12-10 2026-12-13",
  ])
})
