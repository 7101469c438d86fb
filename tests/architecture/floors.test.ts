import { expect, it } from "vitest"
import { looksBetweenScreensIn, upwardLooksIn } from "./floors.ts"
import { productSources, sourceOf, type Source } from "./source.ts"

const planted = (files: Record<string, string>): ReadonlyArray<Source> =>
  Object.entries(files).map(([file, imports]) => sourceOf(file, `import "${imports}"`))

it("lets no room of core or ui look up", () => {
  expect(upwardLooksIn(productSources())).toEqual([])
})

it("lets no screen look into another", () => {
  expect(looksBetweenScreensIn(productSources())).toEqual([])
})

it("sees a look up", () => {
  expect(upwardLooksIn(planted({ "core/pricing/quote.ts": "../booking/booking.ts" }))).toEqual([
    "core/pricing/quote.ts looks up to core/booking/booking.ts",
  ])
})

it("sees a look up from a screen to its route", () => {
  const files = { "ui/screens/home/HomeScreen.tsx": "../../routes/home.route.tsx" }

  expect(upwardLooksIn(planted(files))).toEqual([
    "ui/screens/home/HomeScreen.tsx looks up to ui/routes/home.route.tsx",
  ])
})

it("sees a look from a screen into another, and none into itself or from a route", () => {
  const files = {
    "ui/screens/home/HomeScreen.tsx": "../results/Card.tsx",
    "ui/screens/home/Hero.tsx": "./Tiles.tsx",
    "ui/screens/home/home-look.ts": "../results/results.module.css",
    "ui/routes/home.route.tsx": "../screens/home/HomeScreen.tsx",
  }

  expect(looksBetweenScreensIn(planted(files))).toEqual([
    "ui/screens/home/HomeScreen.tsx looks into ui/screens/results/Card.tsx",
    "ui/screens/home/home-look.ts looks into ui/screens/results/results.module.css",
  ])
})

it("asks every subject of core for its floor", () => {
  expect(upwardLooksIn(planted({ "core/weather/rain.ts": "effect" }))).toEqual([
    "core/weather/rain.ts stands on no floor",
  ])
})
