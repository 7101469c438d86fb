import { Effect } from "effect"
import type { Properties } from "#core/search/properties.port.ts"

type Failure = { readonly _tag: "PropertyNotFound" | "PropertiesUnreachable" }
type Failed = { readonly failed: "notFound" | "unreachable" }

const failed = ({ _tag }: Failure): Failed => ({
  failed: _tag === "PropertyNotFound" ? "notFound" : "unreachable",
})

type Answering = <A>(effect: Effect.Effect<A, Failure>) => Promise<{ readonly ok: A } | Failed>

const answering =
  (told: (defect: unknown) => unknown): Answering =>
  (effect) =>
    Effect.runPromise(
      effect.pipe(
        Effect.map((ok) => ({ ok })),
        Effect.catch((failure) => Effect.succeed(failed(failure))),
      ),
    ).catch((defect: unknown) => {
      throw told(defect)
    })

/**
 * The Properties port as promises of answers, which pages use; expected failures are answers. The
 * caller decides how defects are reported.
 */
export const pagesOf = (
  properties: Properties,
  told: (defect: unknown) => unknown = (defect) => defect,
) => {
  const answer = answering(told)
  return {
    home: () => answer(properties.home()),
    suggest: (text: string) => answer(properties.suggest(text)),
    search: (search: Parameters<Properties["search"]>[0]) => answer(properties.search(search)),
    open: (...asked: Parameters<Properties["open"]>) => answer(properties.open(...asked)),
    listed: (...asked: Parameters<Properties["listed"]>) => answer(properties.listed(...asked)),
    calendar: (...asked: Parameters<Properties["calendar"]>) =>
      answer(properties.calendar(...asked)),
    placeNights: (...asked: Parameters<Properties["placeNights"]>) =>
      answer(properties.placeNights(...asked)),
  }
}
