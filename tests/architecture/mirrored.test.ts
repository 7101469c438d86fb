import { expect, it } from "vitest"
import { strayTestsAmong } from "./mirrored.ts"
import { filesIn } from "./source.ts"

const sources = filesIn(["core", "adapters", "ui"], ["ts", "tsx", "js"])

it("calls each test after a source of the folder that it mirrors, or puts it among stories", () => {
  const tests = filesIn(["tests/core", "tests/adapters", "tests/ui"], ["test.ts", "test.tsx"])

  expect(tests.length).toBeGreaterThan(500)
  expect(strayTestsAmong(tests, sources)).toEqual([])
})

it("sees a test that is called after no source, or stands in another folder than it", () => {
  const own = ["core/stay/nights.ts", "core/stay/month.rules.ts", "ui/parts/map/StayMap.tsx"]
  const found = [
    "tests/core/stay/nights.test.ts",
    "tests/core/stay/nights.in-leap-years.property.test.ts",
    "tests/core/stay/month.test.ts",
    "tests/core/stay/stories/time-zones.test.ts",
    "tests/ui/parts/map/StayMap.test.tsx",
  ]
  const stray = [
    "tests/core/stay/choosing-nights.test.ts",
    "tests/core/nights.test.ts",
    "tests/core/stays/stories/time-zones.test.ts",
    "tests/ui/parts/StayMap.test.tsx",
    "tests/ui/parts/map/stay-map.test.tsx",
  ]

  expect(strayTestsAmong([...found, ...stray], own)).toEqual(stray)
})

it("takes no style sheet for a source", () => {
  const styles = ["ui/parts/card.module.d.css.ts"]

  expect(strayTestsAmong(["tests/ui/parts/card.test.ts"], styles)).toEqual([
    "tests/ui/parts/card.test.ts",
  ])
})
