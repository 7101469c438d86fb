import { closed } from "#core/kernel/state-targets.ts"
import { expect, it } from "vitest"

it("gives back the states of which every target is one", () => {
  const states = { filling: { on: { "guest.left": "left" } }, left: {} } as const

  expect(closed(states)).toBe(states)
})
