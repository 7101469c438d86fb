import { inMemoryPayments } from "#fixtures/doubles/payments.in-memory.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { fetchInto, sandboxKeys } from "#fixtures/sandbox/stripe/in-process.ts"
import type { Break } from "#fixtures/sandbox/stripe/kept-answers.ts"
import { stripeKeptCards } from "#adapters/stripe/kept-cards.stripe.ts"
import { stripePayments } from "#adapters/stripe/payments.stripe.ts"
import { Effect } from "effect"
import { aSandbox } from "./a-sandbox.ts"

/** Where a process dies: before its call reaches the provider, or before the answer comes back. */
export type Death = { readonly call: number; readonly moment: "beforeCall" | "afterCall" }

/**
 * A front desk whose payments go through Stripe's adapter to its sandbox. The provider breaks at
 * calls as told, and the process dies at one of them as told; both share one clock.
 */
export const aDeskWithStripe = () => {
  const clock = movableClock()
  const breaks: Array<Break> = []
  const started = new Set<string>()
  let death: Death | null = null
  let die: () => void = () => {}

  const noteStarted = ({ object, id }: Record<string, unknown>): void => {
    if (object === "payment_intent") started.add(String(id))
  }
  const { sandbox, cards, call } = aSandbox(noteStarted, {
    now: () => new Date(clock.now()),
    breaks: () => breaks.shift() ?? null,
  })
  const into = fetchInto(sandbox, sandboxKeys.publicPath)

  const never = (): Promise<Response> => {
    death = null
    die()
    return new Promise<Response>(() => {})
  }
  const wire: typeof fetch = async (...asked) => {
    if (asked[1]?.method !== "POST" || death === null) return call(...asked)
    if (death.call > 0) {
      death = { ...death, call: death.call - 1 }
      return call(...asked)
    }
    if (death.moment === "afterCall") await into(...asked).then(noteAnswer)
    return never()
  }
  const noteAnswer = async (answer: Response): Promise<void> =>
    noteStarted((await answer.json()) as Record<string, unknown>)

  const settings = {
    ...sandboxKeys,
    apiBase: `http://sandbox.test${sandboxKeys.publicPath}`,
    fetch: wire,
  }
  const payments = stripePayments(settings)
  const scripted = { ...inMemoryPayments(), ...payments }
  const desk: AFrontDesk = {
    ...aFrontDesk(undefined, { clock, payments, keptCards: stripeKeptCards(settings) }),
    clock,
    payments: scripted,
  }

  /** Runs something in a process that may die on the way. */
  const inProcess = <A, E>(work: Effect.Effect<A, E>, dies: Death | null): Promise<unknown> => {
    death = dies
    const died = new Promise<void>((resolve) => {
      die = resolve
    })
    return Effect.runPromise(
      Effect.raceFirst(
        Effect.result(work),
        Effect.promise(() => died),
      ),
    )
  }
  /** The provider is well again, and the process lives. */
  const recover = (): void => {
    breaks.length = 0
    death = null
  }
  /** The desk beside what the provider knows of every payment that was ever started. */
  const withTruths = async (): Promise<AFrontDesk> => {
    const truths = await Promise.all(
      [...started].map((payment) => Effect.runPromise(payments.find(payment))),
    )
    return { ...desk, payments: { ...scripted, truths: () => truths } }
  }
  return { desk, clock, breaks, cards, inProcess, recover, withTruths }
}

export type ADeskWithStripe = ReturnType<typeof aDeskWithStripe>
