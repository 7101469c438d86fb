import type { Translation } from "#ui/translations/use-translation.tsx"
import { describe, expect, it, vi } from "vitest"
import {
  acts,
  asked,
  done,
  factsWith,
  missing,
  router,
  settles,
  starts,
  type Asked,
} from "./support/started-page.ts"

describe("failures that a tester asks for", () => {
  it("are in place before the page is drawn, and show what they are", async () => {
    const again = vi.spyOn(router, "invalidate")
    await starts(factsWith({ sandbox: true }), "/?fault=slow")
    await settles()

    expect(done.map(([what]) => what).filter((what) => /hydrate|Faults/.test(what))).toEqual([
      "startFaults",
      "hydrate",
      "showFaults",
    ])
    expect(asked("startFaults")).toEqual([["slow"]])
    const [[retry] = []] = asked("showFaults")
    ;(retry as () => void)()
    expect(again.mock.calls).toEqual([[{ forcePending: true }]])
  })

  it.each([
    ["nobody asks", true, "/"],
    ["real money changes hands", false, "/?fault=slow"],
  ])("are not there where %s", async (_, sandbox, address) => {
    await starts(factsWith({ sandbox }), address)
    await settles()

    expect(asked("startFaults")).toEqual([])
    expect(asked("hydrate")).toHaveLength(1)
  })

  it("keep no page from being drawn where their code is missing", async () => {
    missing.add("faults")
    await starts(factsWith({ sandbox: true }), "/?fault=slow")
    await settles()

    expect(asked("hydrate")).toHaveLength(1)
  })
})

describe("what a page fetches once its guest has begun to use it", () => {
  const ahead = [
    "words.complete",
    "preferences.fetchAhead",
    "release.start",
    "keepForOffline",
    "sayUnforeseen",
  ]
  const isAhead = ([what]: readonly [string, ...Asked]) => ahead.includes(what)

  it("is nothing before", async () => {
    await starts()
    await settles()

    expect(done.filter(isAhead)).toEqual([])
  })

  it("is all that may be needed without a connection", async () => {
    const { preferences, session } = await starts()
    await acts()

    expect(done.filter(isAhead).map(([what]) => what)).toEqual(ahead)
    expect(asked("pagesWith")).toHaveLength(1)
    expect(asked("keepForOffline")).toEqual([
      [false, router, session, preferences, expect.any(Function)],
    ])
    const [[translation] = []] = asked("sayUnforeseen") as unknown as ReadonlyArray<
      [() => Translation]
    >
    expect(translation?.()).toMatchObject({ language: "bm" })
    expect(translation?.().t("action.close")).toBe("said action.close")
    expect(asked("shortlist")).toEqual([])
  })

  it("is what the account keeps, for who is signed in", async () => {
    const { facts, shortlist } = await starts(factsWith({ user: { name: "Aishah" } as never }))
    await acts()

    expect(asked("shortlist")).toEqual([[facts, shortlist]])
  })

  it("is left out where its code is missing", async () => {
    for (const code of ["words", "pages", "offline", "failures"]) missing.add(code)
    await starts()
    await acts()

    expect(done.filter(isAhead).map(([what]) => what)).toEqual(ahead.slice(0, 3))
  })
})
