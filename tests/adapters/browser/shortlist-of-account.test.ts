// @vitest-environment happy-dom
import { Effect } from "effect"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { AccountsUnreachable } from "#core/account/account.errors.ts"
import { Slug } from "#core/property/property.ts"
import type { Shortlist } from "#core/shortlist/shortlist.ts"
import { NotSignedIn } from "#core/people/visitor.errors.ts"
import { browserSession } from "#adapters/browser/session.browser.ts"
import { keepInAccount } from "#adapters/browser/shortlist-of-account.ts"
import { startShortlist } from "#adapters/browser/shortlist.actor.ts"
import { browserShortlist } from "#adapters/browser/shortlist.browser.ts"

const mark = (name: string, at: number, saved = true) => ({ slug: Slug.make(name), saved, at })

const soon = () => new Promise((resolve) => setTimeout(resolve, 5))

/** A tab whose guest's account already keeps one stay. */
const aTab = (user: string | null) => {
  const session = browserSession<string>(user)
  const device = browserShortlist(() => 10)
  const asked: Array<Shortlist> = []
  const join = (marks: Shortlist) =>
    Effect.sync(() => {
      asked.push(marks)
      return [mark("kept-before", 2), ...marks.filter(({ slug }) => slug !== "kept-before")]
    })
  keepInAccount(session, async () => startShortlist({ join }, device))
  return { session, device, asked, names: () => device.read().map(({ slug }) => slug) }
}

beforeEach(() => localStorage.clear())

describe("saved stays and the account", () => {
  it("ask nobody while nobody is signed in", async () => {
    const { device, asked } = aTab(null)

    device.mark(Slug.make("the-springwater"), true)
    await soon()

    expect(asked).toEqual([])
  })

  it("become one list once a guest signs in, and at every mark after", async () => {
    const { session, device, asked, names } = aTab(null)
    device.mark(Slug.make("the-springwater"), true)

    session.becomes("aisyah")
    await soon()
    expect(names()).toEqual(["the-springwater", "kept-before"])

    device.mark(Slug.make("the-long-house"), true)
    await soon()
    expect(asked).toHaveLength(2)
    expect(asked[1]?.map(({ slug }) => slug)).toContain("the-long-house")
  })

  it("are joined on the next page of a guest who is signed in", async () => {
    const { names } = aTab("aisyah")
    await soon()

    expect(names()).toEqual(["kept-before"])
  })

  it("leave a shared computer with the guest, and begin again with the next one", async () => {
    const { session, device, asked, names } = aTab("aisyah")
    await soon()

    session.becomes(null)
    await soon()
    expect(names()).toEqual([])
    device.mark(Slug.make("the-springwater"), true)
    await soon()
    expect(asked).toHaveLength(1)

    session.becomes("siti")
    await soon()
    expect(asked[1]?.map(({ slug }) => slug)).toEqual(["the-springwater"])
  })

  it("stay on the device when the code cannot be fetched", async () => {
    const session = browserSession<string>("aisyah")
    const start = vi.fn<() => Promise<never>>(() => Promise.reject(new Error("offline")))

    keepInAccount(session, start)
    await soon()
    session.becomes(null)
    await soon()

    expect(start).toHaveBeenCalledOnce()
  })

  it.each([
    ["the session is over", new NotSignedIn()],
    ["nobody answers", new AccountsUnreachable()],
  ])("stay on the device when %s", async (_, failure) => {
    const device = browserShortlist(() => 10)
    device.mark(Slug.make("the-springwater"), true)

    startShortlist({ join: () => Effect.fail(failure) }, device)
    await soon()

    expect(device.read()).toHaveLength(1)
  })
})
