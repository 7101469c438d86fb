// @vitest-environment happy-dom
import { stripeCardForm } from "#adapters/stripe/card-form.stripe.ts"
import type { FormLook } from "#core/payment/provider-form.ts"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"

const SCRIPT = "https://cards.test/stripe.js"
const look = { language: "en", dark: false } as FormLook

/** What becomes of the script that a page asks for. */
type Fate = "arrives" | "is not there" | "stays away"
type Says = "ready" | "loaderror" | "nothing"

// Stripe's loader keeps the first `Stripe` that it finds for as long as the page lives.
let says: Says
const element = {
  on: (event: string, heard: () => void) => void (event === says && queueMicrotask(heard)),
  mount: () => {},
  destroy: () => {},
}
const Stripe = Object.assign(() => ({ elements: () => ({ create: () => element }) }), {
  version: "endive",
})

let asked: Array<string>
beforeAll(() => import("@stripe/stripe-js/dist/pure.mjs"))
beforeEach(() => {
  asked = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const onAPage = (fates: ReadonlyArray<Fate>, formSays: Says = "ready") => {
  says = formSays
  const loadScript = (address: string): Promise<void> => {
    const fate = fates[asked.push(address) - 1]
    if (fate === "stays away") return new Promise(() => {})
    if (fate === "is not there") return Promise.reject(new Error("The script cannot be loaded"))
    vi.stubGlobal("Stripe", Stripe)
    return Promise.resolve()
  }
  return stripeCardForm({ publishableKey: "pk_test_1", script: SCRIPT }, loadScript)
}

const shown = (form: ReturnType<typeof onAPage>) =>
  form.show(document.createElement("div"), 64496, look)

/** What a guest is told after waiting as long as anybody would. */
const afterPatience = async (form: ReturnType<typeof onAPage>): Promise<unknown> => {
  vi.useFakeTimers()
  const failure = shown(form).then(
    () => null,
    (error: unknown) => error,
  )
  await vi.advanceTimersByTimeAsync(20_000)
  return failure
}

const noAnswer = expect.objectContaining({ message: "Stripe does not answer" })

describe("the script of Stripe's form", () => {
  it("is asked for when the form is to be shown, and not before", () => {
    onAPage(["arrives"])

    expect(asked).toEqual([])
  })

  it("is given up when it stays away", async () => {
    expect(await afterPatience(onAPage(["stays away"]))).toEqual(noAnswer)
  })

  it("is asked for again after it was not there", async () => {
    const form = onAPage(["is not there", "arrives"])

    await expect(shown(form)).rejects.toThrow("cannot be loaded")
    await shown(form)

    expect(asked).toEqual([SCRIPT, SCRIPT])
  })
})

describe("Stripe's form", () => {
  it("that cannot be loaded is none", async () => {
    await expect(shown(onAPage(["arrives"], "loaderror"))).rejects.toThrow("cannot be loaded")
  })

  it("that never stands is given up", async () => {
    expect(await afterPatience(onAPage(["arrives"], "nothing"))).toEqual(noAnswer)
  })
})
