import { expect } from "vitest"
import { faultsOnAny, walks } from "./steps/judging-pages.ts"
import { story } from "./steps/story.ts"

// Every page in Chinese on a narrow phone is looked at in `for-everybody.test.ts`, by more rules.
story.for([
  ["en", "open", 124],
  ["en", "account", 154],
  ["en", "support", 0],
  ["bm", "open", 126],
  ["bm", "account", 156],
  ["bm", "support", 0],
] as const)(
  "reads every page in %s of the %s ones on a narrow phone: valid, under one heading, in no other language, no wider than the screen",
  async ([language, which, daysAhead], { aGuest, site }) => {
    const guest = await aGuest({ width: 320, language, expectsRefusals: true })

    expect(await faultsOnAny(guest, await walks[which](site, daysAhead))).toEqual([])
  },
)
