import { withTransitions } from "#ui/app/page-transitions.ts"
import type { AnyRouter } from "@tanstack/react-router"
import { afterEach, describe, expect, it, vi } from "vitest"

afterEach(() => void Reflect.deleteProperty(document, "startViewTransition"))

const aRouter = (from: string | undefined, to: string) =>
  withTransitions({
    latestLocation: { pathname: to },
    stores: { resolvedLocation: { get: () => from && { pathname: from } } },
  } as unknown as AnyRouter)

/** A browser with transitions, which makes the change and gives the transition up. */
const inBrowserWithTransitions = (updated: Promise<void> = Promise.resolve()) => {
  const startViewTransition = vi.fn<(change: () => void) => object>((change) => {
    change()
    return {
      ready: Promise.reject(new Error("given up")),
      finished: Promise.reject(new Error("given up")),
      updateCallbackDone: updated,
    }
  })
  Object.assign(document, { startViewTransition })
  return startViewTransition
}

const change = () => vi.fn<() => Promise<void>>(async () => {})

/** Whether somebody waits for the failure of a promise, so that it is not reported as nobody's. */
const isAwaited = (then: {
  readonly mock: { readonly calls: ReadonlyArray<ReadonlyArray<unknown>> }
}) => then.mock.calls.some(([, failed]) => typeof failed === "function")

describe("the transition to another page", () => {
  it("is made where the browser has them, and may be given up", async () => {
    const started = inBrowserWithTransitions()
    const changes = change()

    await aRouter("/", "/help").startViewTransition(changes)

    expect(started.mock.calls).toEqual([[changes]])
    expect(changes).toHaveBeenCalledTimes(1)
  })

  it("is no failure that nobody waits for, where the browser gives it up", async () => {
    const [ready, finished] = [Promise.resolve(), Promise.resolve()]
    const heard = [vi.spyOn(ready, "then"), vi.spyOn(finished, "then")]
    const startViewTransition = () => ({ ready, finished, updateCallbackDone: Promise.resolve() })
    Object.assign(document, { startViewTransition })

    await aRouter("/", "/help").startViewTransition(change())

    expect(heard.map(isAwaited)).toEqual([true, true])
  })

  it("is made from a page that is not known", async () => {
    const started = inBrowserWithTransitions()

    await aRouter(undefined, "/help").startViewTransition(change())

    expect(started).toHaveBeenCalledTimes(1)
  })

  it("is not made within a page", async () => {
    const started = inBrowserWithTransitions()
    const changes = change()

    await aRouter("/help", "/help").startViewTransition(changes)

    expect(started).not.toHaveBeenCalled()
    expect(changes).toHaveBeenCalledTimes(1)
  })

  it("is not made where the browser has none", async () => {
    const changes = change()

    await aRouter("/", "/help").startViewTransition(changes)

    expect(changes).toHaveBeenCalledTimes(1)
  })

  it("does not hide what goes wrong while the page changes", async () => {
    inBrowserWithTransitions(Promise.reject(new Error("no page")))

    await expect(
      aRouter("/", "/help").startViewTransition(change()) as unknown as Promise<void>,
    ).rejects.toThrow("no page")
  })
})
