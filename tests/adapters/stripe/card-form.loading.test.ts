// @vitest-environment happy-dom
import { stripeCardForm } from "#adapters/stripe/card-form.stripe.ts"
import { cardAtProvider } from "#core/payment/card-payments.port.ts"
import type { FormLook } from "#core/payment/provider-form.ts"
import { Effect } from "effect"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"

const SCRIPT = "https://cards.test/stripe.js"
const look = { language: "en", dark: false } as FormLook

/** What becomes of the script that a page asks for. */
type Fate = "arrives" | "is not there" | "stays away"
type Says = "ready" | "loaderror" | "nothing"

// Stripe's loader keeps the first `Stripe` that it finds for as long as the page lives.
let says: Says
let missing: ReadonlyArray<string>
const made: Array<unknown> = []
const confirmed: Array<object> = []
const element = {
  on: (event: string, heard: () => void) => void (event === says && queueMicrotask(heard)),
  mount: () => {},
  destroy: () => {},
}
const elements = (options: object) => ({
  options,
  create: (...asked: ReadonlyArray<unknown>) => {
    made.push(...asked)
    return element
  },
  submit: async () => (missing.length > 0 ? { error: { missing } } : {}),
})
const confirmPayment = async (asked: { readonly elements: { readonly options: object } }) => {
  confirmed.push(asked.elements.options)
  return { paymentIntent: { status: "requires_capture" } }
}
const Stripe = Object.assign((key: string) => ({ key, elements, confirmPayment }), {
  version: "endive",
})

let asked: Array<string>
beforeAll(() => import("@stripe/stripe-js/dist/pure.mjs"))
beforeEach(() => {
  asked = []
  missing = []
  made.length = 0
  confirmed.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const onAPage = (
  fates: ReadonlyArray<Fate>,
  formSays: Says = "ready",
  script: string | null = SCRIPT,
) => {
  says = formSays
  const loadScript = (address: string): Promise<void> => {
    const fate = fates[asked.push(address) - 1]
    if (fate === "stays away") return new Promise(() => {})
    if (fate === "is not there") return Promise.reject(new Error("The script cannot be loaded"))
    vi.stubGlobal("Stripe", Stripe)
    return Promise.resolve()
  }
  return stripeCardForm({ publishableKey: "pk_test_1", script }, loadScript)
}

const shown = (form: ReturnType<typeof onAPage>, amount = 64496) =>
  form.show(document.createElement("div"), amount, look)

const order = { clientSecret: "pi_1_secret_1", publishableKey: "pk_test_1", sandbox: null }
const confirm = (form: ReturnType<typeof onAPage>) =>
  Effect.runPromise(Effect.result(form.cards.confirm(order, cardAtProvider)))

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

describe("the script of Stripe's form that is there", () => {
  it("is not asked for, and neither a second time", async () => {
    const form = onAPage(["arrives"])
    await shown(form)
    await shown(form)
    await shown(onAPage(["arrives"]))

    expect(asked).toEqual([SCRIPT])
  })

  it("is left to Stripe's own loader where it comes from Stripe", async () => {
    vi.stubGlobal("Stripe", undefined)
    await shown(onAPage([], "ready", null))

    expect(asked).toEqual([])
  })
})

describe("Stripe's form", () => {
  it("takes cards alone, under tabs, and nobody waits for it any more", async () => {
    vi.useFakeTimers()

    await shown(onAPage(["arrives"]))

    expect(made).toEqual(["payment", { layout: "tabs" }])
    expect(vi.getTimerCount()).toBe(0)
  })

  it("confirms nothing before it is shown", async () => {
    const form = onAPage(["arrives"])

    expect(await form.isComplete()).toBe(false)
    expect(await confirm(form)).toMatchObject({ failure: { _tag: "PaymentsUnreachable" } })
  })

  it("is complete where nothing is missing", async () => {
    const form = onAPage(["arrives"])
    await shown(form)
    expect(await form.isComplete()).toBe(true)

    missing = ["number"]

    expect(await form.isComplete()).toBe(false)
  })

  it("that was shown last confirms, also when an older one is hidden after it came", async () => {
    const form = onAPage(["arrives"])
    const older = await shown(form, 100)
    const newer = await shown(form, 200)

    older.hide()
    expect(await confirm(form)).toMatchObject({ success: { kind: "authorised" } })
    newer.hide()

    expect(await confirm(form)).toMatchObject({ failure: { _tag: "PaymentsUnreachable" } })
    expect(confirmed).toMatchObject([{ amount: 200, allowedPaymentMethodTypes: ["card"] }])
  })

  it("that cannot be loaded is none", async () => {
    await expect(shown(onAPage(["arrives"], "loaderror"))).rejects.toThrow("cannot be loaded")
  })

  it("that never stands is given up", async () => {
    expect(await afterPatience(onAPage(["arrives"], "nothing"))).toEqual(noAnswer)
  })
})
