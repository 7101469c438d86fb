import { stalePictures, type TakenPicture } from "#docs/generators/gallery/taken-pictures.ts"
import { keysShown, saidBy } from "#docs/generators/gallery/words-shown.ts"
import { chartOf } from "#docs/generators/state-charts/chart.ts"
import { chartedMachines } from "#docs/generators/state-charts/machines.ts"
import { seenStates } from "#docs/generators/state-charts/pictures.ts"
import { expect, it } from "vitest"

it.each([
  ["Confirm password", ["account.confirmPassword"]],
  ["Confirm password again", []],
  ["  See, change or cancel\nall your bookings in one place", ["account.gain.bookings"]],
  ["See, change or cancel all your book\u2060ings in one place", ["account.gain.bookings"]],
])("finds by which words a picture says “%s”", (text, keys) => {
  expect(keysShown([text])).toEqual(keys)
})

it("finds words with gaps by what is around them", () => {
  const found = keysShown(["3 nights"])

  expect(found.some((key) => key.includes("night"))).toBe(true)
  expect(found.length).toBeLessThan(5)
})

it("does not take words for every text that are hardly more than gaps", () => {
  expect(keysShown(["qwertz"])).toEqual([])
})

const [machine] = chartedMachines.map((charted) => ({ charted, chart: chartOf(charted) }))
const states = machine ? seenStates(machine) : []
const keys = ["account.confirmPassword", "account.email"]

const stale = (change: Partial<TakenPicture>) => {
  const now = { shows: keys.join(" "), said: saidBy(keys) }
  const taken = states.map(
    ({ picture, madeFrom }) => [picture, { from: madeFrom, ...now }] as const,
  )
  const [first] = states
  const changed = first && {
    [first.picture]: { from: first.madeFrom, ...now, ...change },
  }
  return stalePictures(machine ? [machine] : [], { ...Object.fromEntries(taken), ...changed })
}

it.each([
  ["nothing", {}, 0],
  ["the state", { from: "another" }, 1],
  ["a word in any language", { said: saidBy(keys.toReversed()) }, 1],
  ["which words there are", { shows: "account.noLonger" }, 1],
])("takes a picture again after a change of %s", (_, change, count) => {
  expect(states.length).toBeGreaterThan(1)
  expect(stale(change).map(({ picture }) => picture)).toEqual(
    states.slice(0, count).map(({ picture }) => picture),
  )
})
