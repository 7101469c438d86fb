import type { ReactElement } from "react"
import { describe, expect, it, vi } from "vitest"
import {
  answers,
  asked,
  factsWith,
  missing,
  router,
  settles,
  starts,
  type Asked,
} from "./support/started-page.ts"

describe("the code of a page", () => {
  it("takes over the document that the server drew", async () => {
    const context = await starts(factsWith({ language: "bm" }))

    const [[where, drawn] = []] = asked("hydrate")
    expect(where).toBe(document)
    expect((drawn as ReactElement<{ router: unknown }>).props.router).toBe(router)
    expect(context.facts).toEqual(factsWith({ language: "bm" }))
    expect(asked("words")).toEqual([["bm", {}]])
    expect(asked("preferences")).toEqual([[context.facts, "change"]])
    expect([context.head, context.patienceMs]).toEqual([null, null])
  })

  it("writes down why a page could not start", async () => {
    const error = vi.spyOn(console, "error").mockReturnValue()
    await starts()
    const [[, , how] = []] = asked("hydrate")

    ;(how as { onUncaughtError: (failure: unknown) => void }).onUncaughtError("broken")

    expect(error.mock.calls).toEqual([["The page could not start", "broken"]])
  })

  it("starts where the page brings no facts", async () => {
    const { facts } = await starts(null)

    expect(facts).toEqual({})
  })

  it("moves the focus to headings before a guest does anything", async () => {
    await starts()
    await settles()

    expect(asked("focusHeadings")).toEqual([[router]])
  })

  it("goes on where the code that moves the focus is missing", async () => {
    missing.add("headings")
    await starts()
    await settles()

    expect(asked("focusHeadings")).toEqual([])
  })
})

describe("what a page may ask for", () => {
  it.each([
    ["checkout", ["wanted", true]],
    ["inquiry", []],
    ["lookup", []],
    ["conversation", ["door"]],
    ["reviews", []],
    ["booking", ["id"]],
    ["quote", ["stay", "held"]],
  ] as const)("the journey that it names: %s", async (name, given) => {
    const { journeys } = await starts()
    const begin = journeys?.[name] as (...asked: Asked) => Promise<unknown>

    expect(await begin(...given)).toBe(`journeys.${name}`)
    expect(asked(`journeys.${name}`)).toEqual([given])
  })

  it("what belongs to an account, and the data of pages", async () => {
    const { account, pages } = await starts()

    expect(await account?.sessions()).toBe("account.sessions")
    expect(await pages.suggest("Pen" as never)).toBe("pages.suggest")
    expect(asked("pages.suggest")).toEqual([["Pen"]])
  })

  it("says that nobody can be reached where the code of a call is missing", async () => {
    for (const code of ["journeys", "account", "pages"]) missing.add(code)
    const { journeys, account, pages } = await starts()

    const failed = { failed: "unreachable" }
    expect(await journeys?.inquiry()).toEqual(failed)
    expect(await account?.sessions()).toEqual(failed)
    expect(await pages.suggest("Pen" as never)).toEqual(failed)
  })

  it("the country of a phone number, unless nobody knows it", async () => {
    answers.set("journeys.phoneCountry", "SG")
    const { journeys } = await starts()
    expect(await journeys?.phoneCountry?.()).toBe("SG")

    answers.set("journeys.phoneCountry", { failed: "unreachable" })
    expect(await journeys?.phoneCountry?.()).toBe(null)
  })

  it("no card form of a provider where there is none", async () => {
    const { journeys } = await starts()

    expect(journeys).not.toHaveProperty("cardForm")
  })

  it("the card form of the provider, complete only where it says so", async () => {
    const { journeys } = await starts(
      factsWith({ cardForm: { publishableKey: "pk", script: null } }),
    )
    await journeys?.cardForm?.show("where" as never, "how" as never, "failed" as never)
    expect(asked("journeys.showCardForm")).toEqual([["where", "how", "failed"]])

    answers.set("journeys.isCardComplete", true)
    expect(await journeys?.cardForm?.isComplete()).toBe(true)
    answers.set("journeys.isCardComplete", { failed: "unreachable" })
    expect(await journeys?.cardForm?.isComplete()).toBe(false)
  })

  it("no statistics where nothing is counted", async () => {
    expect(await starts()).not.toHaveProperty("analytics")
  })

  it("statistics, begun once", async () => {
    const tag = { id: "G-1", script: "https://a.test/tag.js" }
    const { analytics } = await starts(factsWith({ analytics: tag }))

    expect(await Promise.all([analytics?.(), analytics?.()])).toEqual(["analytics", "analytics"])
    expect(asked("analytics")).toEqual([[tag, { storage: localStorage, page: window }]])
  })
})

describe("the stays that were opened on this device", () => {
  const stay = { slug: "a" } as never

  it("are asked for only where there are some", async () => {
    const { viewed } = await starts()
    expect(await viewed.read()).toEqual([])

    localStorage.setItem("viewed-stays", "[]")
    expect(await viewed.read()).toEqual(["seen"])
    viewed.keep(stay)
    await settles()
    expect(asked("keepViewed")).toEqual([[stay]])
  })

  it("are none where their code is missing", async () => {
    localStorage.setItem("viewed-stays", "[]")
    missing.add("viewed")
    const { viewed } = await starts()

    expect(await viewed.read()).toEqual([])
    viewed.keep(stay)
    await settles()
    expect(asked("keepViewed")).toEqual([])
  })
})
