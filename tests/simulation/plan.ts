import { drawsOf, type Draws } from "./draws.ts"
import { everyFault, type Fault } from "./faults.table.ts"

/** Something that begins at a moment of the simulated day, in milliseconds; it draws from its own seed. */
type Begins = { readonly at: number; readonly seed: number }

/** What somebody does, or what happens to the server. */
export type Step = Begins &
  (
    | { readonly what: "visits"; readonly guest: number }
    | { readonly what: "imports" | "blocks" | "crashes" | "clockJumps" }
  )

/** All that is decided about a world before it begins. */
export type Plan = {
  readonly seed: number
  readonly menu: ReadonlyArray<Fault>
  readonly steps: ReadonlyArray<Step>
  /** The moment of the wall clock at which the world begins. */
  readonly begins: string
  /** Whether holds are limited as usual, or not at all. */
  readonly limited: boolean
  /** How many studios there are. */
  readonly units: number
}

const MINUTE_MS = 60_000

const BEGINNINGS = [
  "2026-11-21T02:30:00.000Z",
  "2026-11-21T02:30:00.000Z",
  "2026-12-01T09:00:00.000Z",
  // A quarter of an hour before guests may check in.
  "2026-12-04T06:45:00.000Z",
] as const

/** What seldom meets by chance, so that it is put on the menu together. */
const rareTogether: readonly [ReadonlyArray<Fault>, ...ReadonlyArray<ReadonlyArray<Fault>>] = [
  // Money that comes for a stay that was given up, and is taken before anybody asks for it.
  ["bankTakesTime", "capturedByItself", "noticeLost", "disputed"],
  ["lastMoment", "challenged", "challengeAbandoned", "capturedByItself", "disputed"],
  ["authorisationLost", "noticeLate", "disputed"],
  ["authorisationLost", "hangingProvider", "tooMany", "silentBefore"],
  ["declined", "disputed"],
]

const menuOf = (draws: Draws, isRare: boolean): ReadonlyArray<Fault> => {
  // A few worlds are perfect, most have some troubles, some have them all.
  const share = draws.one([0, 0.2, 0.4, 0.4, 0.6, 1])
  const together = isRare ? draws.one(rareTogether) : []
  return everyFault.filter((fault) => draws.chance(share) || together.includes(fault))
}

const whatHappens = (draws: Draws, menu: ReadonlyArray<Fault>): Step["what"] => {
  const drawn = draws.one(["visits", "visits", "imports", "blocks", "crashes", "clockJumps"])
  if (drawn === "crashes")
    return menu.includes("crash") || menu.includes("crashWithKey") ? drawn : "visits"
  if (drawn === "clockJumps")
    return menu.includes("clockForward") || menu.includes("clockBack") ? drawn : "visits"
  return drawn
}

/** The plan of a seed; some guests come together, and the last room is wanted by several. */
export const planOf = (seed: number): Plan => {
  const draws = drawsOf(seed, "plan")
  const isRare = draws.chance(0.4)
  const menu = menuOf(draws, isRare)
  const guests = isRare ? draws.between(3, 6) : draws.between(1, 4)
  const together = draws.between(0, 10) * MINUTE_MS
  const steps = Array.from({ length: draws.between(3, 7) }, (_, place): Step => {
    const at =
      isRare || draws.chance(0.5)
        ? together + draws.between(0, 20) * 100
        : draws.between(0, 25) * MINUTE_MS
    const begins = { at, seed: draws.between(0, 2 ** 30) }
    const what = place < 2 ? "visits" : whatHappens(draws, menu)
    return what === "visits"
      ? { ...begins, what, guest: draws.between(1, guests) }
      : { ...begins, what }
  })
  return {
    seed,
    menu,
    steps: steps.toSorted((one, other) => one.at - other.at),
    begins: draws.one(BEGINNINGS),
    limited: draws.chance(0.3),
    units: isRare ? 1 : draws.between(1, 3),
  }
}
