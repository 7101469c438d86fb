import { recentlyUsed } from "#core/kernel/recently-used.ts"
import { expect, it } from "vitest"

const counting = (most: number) => {
  const made: Array<string> = []
  const things = recentlyUsed(most, (name) => {
    made.push(name)
    return { name }
  })
  return { made, things, kept: () => [...things.values()].map(({ name }) => name) }
}

it("makes a thing once and gives it again while it is kept", () => {
  const { made, things } = counting(2)

  expect(things.get("one")).toBe(things.get("one"))
  expect(things.get("one").name).toBe("one")
  expect(made).toEqual(["one"])
})

it("lets go of what was used longest ago, and makes it again when it is asked for", () => {
  const { made, things, kept } = counting(2)
  for (const name of ["one", "two", "one", "three"]) things.get(name)

  expect(kept()).toEqual(["one", "three"])
  things.get("two")
  expect(kept()).toEqual(["three", "two"])
  expect(made).toEqual(["one", "two", "three", "two"])
})
