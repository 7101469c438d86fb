import type { CardPayments } from "#core/payment/card-payments.port.ts"
import type { FormLook, ShownForm } from "#core/payment/provider-form.ts"
import type { Stripe, StripePaymentElement } from "@stripe/stripe-js"
import { stripeCardPayments } from "./card-payments.stripe.ts"
import { appearanceOf, stripeLocales, type OpenForm } from "./open-form.ts"

/** Whose account is paid, and where the form's script comes from; null is Stripe's own host. */
export type StripeFormSettings = {
  readonly publishableKey: string
  readonly script: string | null
}

/** Stripe's own card form, and the payments that it confirms. */
export type StripeCardForm = {
  readonly cards: CardPayments
  /** Rejects where Stripe cannot be reached; showing it again tries again. */
  readonly show: (place: HTMLElement, amount: number, look: FormLook) => Promise<ShownForm>
  /** True when nothing is missing; the form itself says what is. */
  readonly isComplete: () => Promise<boolean>
}

const PATIENCE_MS = 20_000

const inTime = async <A>(work: Promise<A>): Promise<A> => {
  let waited: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_, reject) => {
    waited = setTimeout(() => reject(new Error("Stripe does not answer")), PATIENCE_MS)
  })
  return Promise.race([work, over]).finally(() => clearTimeout(waited))
}

type LoadScript = (address: string) => Promise<void>

const loaded = async (
  { publishableKey, script }: StripeFormSettings,
  loadScript: LoadScript,
): Promise<Stripe> => {
  const { loadStripe } = await import("@stripe/stripe-js/dist/pure.mjs")
  // Another script that defines `Stripe`: the package then finds it in its place.
  if (script !== null && window.Stripe === undefined) await loadScript(script)
  const stripe = await loadStripe(publishableKey)
  if (stripe === null) throw new Error("The card form runs in a browser alone")
  return stripe
}

const ready = (element: StripePaymentElement): Promise<void> =>
  new Promise((resolve, reject) => {
    element.on("ready", () => resolve())
    element.on("loaderror", () => reject(new Error("The card form cannot be loaded")))
  })

/** Asks Stripe for its form only when the form is to be shown. */
export const stripeCardForm = (
  settings: StripeFormSettings,
  loadScript: LoadScript,
): StripeCardForm => {
  let stripe: Promise<Stripe> | undefined
  let open: OpenForm | null = null
  const stripeNow = (): Promise<Stripe> => {
    stripe ??= loaded(settings, loadScript).catch((cause: unknown) => {
      stripe = undefined
      throw cause
    })
    return stripe
  }

  const show: StripeCardForm["show"] = async (place, amount, look) => {
    const own = await inTime(stripeNow())
    const elements = own.elements({
      mode: "payment",
      amount,
      currency: "myr",
      captureMethod: "manual",
      allowedPaymentMethodTypes: ["card"],
      locale: stripeLocales[look.language],
      appearance: appearanceOf(look),
    })
    const element = elements.create("payment", { layout: "tabs" })
    const stands = ready(element)
    element.mount(place)
    await inTime(stands)
    open = { stripe: own, elements }
    return {
      change: (newAmount, newLook, isToBeKept) =>
        elements.update({
          amount: newAmount,
          appearance: appearanceOf(newLook),
          // The form and the payment that it confirms have to say the same.
          setupFutureUsage: isToBeKept ? "on_session" : null,
        }),
      hide: () => {
        if (open?.elements === elements) open = null
        element.destroy()
      },
    }
  }

  return {
    cards: stripeCardPayments({
      formNow: () => open,
      stripeNow: () => inTime(stripeNow()),
      here: () => location.href,
    }),
    show,
    isComplete: async () => {
      const asked = await open?.elements.submit()
      return asked !== undefined && asked.error === undefined
    },
  }
}
