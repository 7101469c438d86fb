import { perNightOf } from "#ui/formats/per-night.ts"
import { expect, it } from "vitest"

const mixOf = (...counts: ReadonlyArray<number>) => counts.map((count) => ({ count })) as never

it.each([
  [{ kind: "stay", rooms: 1 }, [1, 1], "price.perNight"],
  [{ kind: "stay", rooms: 2 }, [2], "price.perRoomNight"],
  [{ kind: "lowestNight" }, [1], "price.fromPerNight"],
  [{ kind: "lowestNight" }, [], "price.fromPerNight"],
  [{ kind: "lowestNight" }, [2], "price.fromPerRoomNight"],
  [{ kind: "lowestNight" }, [1, 1], "price.fromPerRoomNight"],
])("a night that costs %o, of rooms %o, is called %s", (price, counts, name) => {
  expect(perNightOf(price as never, mixOf(...counts))).toBe(name)
})
