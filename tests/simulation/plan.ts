import { drawsOf, type Draws } from "./draws.ts"
import { everyFault, type Fault } from "./faults.table.ts"

/** A course that the first guest of a day follows alone. */
type OwnCourse = Exclude<Course, "books" | "checksOut">

/** Something that begins at a moment of the simulated day, in milliseconds; it draws from its own seed. */
type Begins = { readonly at: number; readonly seed: number }

/**
 * How a guest goes about it: as most do, by calls of their own or on the page of the checkout; paying at last on the form of a card that was declined;
 * paying on that form while another try is open; without a hold, since their network holds too much
 * already; cancelling what was just booked; or leaving the form open on which a change is paid.
 */
export type Course =
  | "books"
  | "checksOut"
  | "paysLate"
  | "paysTwice"
  | "hasNoHold"
  | "regrets"
  | "leavesChange"

/** What somebody does, or what happens to the server. */
export type Step = Begins &
  (
    | { readonly what: "visits"; readonly guest: number; readonly course: Course }
    | { readonly what: "imports" | "blocks" | "crashes" | "clockJumps" | "restores" }
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
  /** Whether all guests want the same stay. */
  readonly isOneStay: boolean
  /** How many studios there are. */
  readonly units: number
}

const MINUTE_MS = 60_000

/** A quarter of an hour before guests may check in. */
const AT_CHECK_IN = "2026-12-04T06:45:00.000Z"

const BEGINNINGS = [
  "2026-11-21T02:30:00.000Z",
  "2026-11-21T02:30:00.000Z",
  "2026-12-01T09:00:00.000Z",
  AT_CHECK_IN,
] as const

/** What seldom meets by chance, so that it is put on the menu together. */
type Meeting = {
  readonly menu: ReadonlyArray<Fault>
  readonly begins?: string
  /** What the first guest does; all guests want the same stay, and come once it has begun. */
  readonly course?: OwnCourse
}

/** Money that is taken for a stay that is over, before its payment is called off. */
const lateMoney = ["workStops", "capturedByItself", "disputed"] as const

const times = (many: number, meeting: Meeting): ReadonlyArray<Meeting> =>
  Array.from({ length: many }, () => meeting)

const rareMeetings: readonly [Meeting, ...ReadonlyArray<Meeting>] = [
  // Money that comes for a stay that was given up, and is taken before anybody asks for it.
  { menu: ["bankTakesTime", "capturedByItself", "noticeLost", "disputed"] },
  { menu: ["lastMoment", "challenged", "challengeAbandoned", "capturedByItself", "disputed"] },
  { menu: ["authorisationLost", "noticeLate", "disputed"] },
  { menu: ["authorisationLost", "hangingProvider", "tooMany", "silentBefore"] },
  { menu: ["declined", "disputed"] },
  ...times(2, { menu: ["disputed"], course: "regrets" }),
  ...times(8, { menu: ["disputed", "workStops"], course: "regrets" }),
  ...times(7, { menu: ["disputed"], begins: AT_CHECK_IN }),
  ...times(7, { menu: ["captureStuck"], begins: AT_CHECK_IN }),
  { menu: ["workStops"], course: "paysLate" },
  ...times(36, { menu: lateMoney, course: "paysLate" }),
  ...times(2, { menu: [], course: "paysTwice" }),
  ...times(2, { menu: ["capturedByItself"], course: "paysTwice" }),
  ...times(2, { menu: [], begins: AT_CHECK_IN, course: "leavesChange" }),
  ...times(2, { menu: ["twoTabs"], course: "leavesChange" }),
  ...times(4, { menu: ["serverPauses", "twoServers"], course: "regrets" }),
  { menu: [], course: "hasNoHold" },
  ...times(12, { menu: ["capturedByItself"], course: "hasNoHold" }),
]

/** An operator puts the database back: in few worlds, since all that guests were told is lost with it. */
const RESTORES = 0.06

const chanceFaults = everyFault.filter((fault) => fault !== "databaseBack")

const menuOf = (draws: Draws, together: ReadonlyArray<Fault>): ReadonlyArray<Fault> => {
  // A few worlds are perfect, most have some troubles, some have them all.
  const share = draws.one([0, 0.2, 0.4, 0.4, 0.6, 1])
  return chanceFaults.filter((fault) => draws.chance(share) || together.includes(fault))
}

const whatHappens = (draws: Draws, menu: ReadonlyArray<Fault>): Step["what"] => {
  const drawn = draws.one(["visits", "visits", "imports", "blocks", "crashes", "clockJumps"])
  if (drawn === "crashes")
    return menu.includes("crash") || menu.includes("crashWithKey") ? drawn : "visits"
  if (drawn === "clockJumps")
    return menu.includes("clockForward") || menu.includes("clockBack") ? drawn : "visits"
  return drawn
}

/** When the others come, in minutes after the first, whose course it is. */
const minutesAfter: Readonly<Record<OwnCourse, readonly [number, number]>> = {
  paysLate: [16, 30],
  paysTwice: [0, 20],
  hasNoHold: [2, 6],
  regrets: [0, 6],
  leavesChange: [0, 20],
}

const startOf = (
  draws: Draws,
  isRare: boolean,
  course: OwnCourse | null,
  together: number,
): number => {
  if (course !== null) return together + draws.between(...minutesAfter[course]) * MINUTE_MS
  return isRare || draws.chance(0.5)
    ? together + draws.between(0, 20) * 100
    : draws.between(0, 25) * MINUTE_MS
}

const usualCourse = (draws: Draws): Course => (draws.chance(0.4) ? "checksOut" : "books")

const restoringsOf = (draws: Draws, together: number): ReadonlyArray<Step> =>
  draws.chance(RESTORES)
    ? [
        {
          what: "restores",
          at: together + draws.between(0, 12) * MINUTE_MS,
          seed: draws.between(0, 2 ** 30),
        },
      ]
    : []

/** The plan of a seed; some guests come together, and the last room is wanted by several. */
export const planOf = (seed: number): Plan => {
  const draws = drawsOf(seed, "plan")
  const meeting = draws.chance(0.95) ? draws.one(rareMeetings) : null
  const isRare = meeting !== null
  const course = meeting?.course ?? null
  const menu = menuOf(draws, meeting?.menu ?? [])
  const guests = isRare ? draws.between(2, 5) : draws.between(1, 4)
  const together = draws.between(0, 10) * MINUTE_MS
  const steps = Array.from({ length: draws.between(3, 7) }, (_, place): Step => {
    const isFirst = place === 0
    const at = isFirst && course !== null ? together : startOf(draws, isRare, course, together)
    const begins = { at, seed: draws.between(0, 2 ** 30) }
    const what = place < 2 ? "visits" : whatHappens(draws, menu)
    return what === "visits"
      ? {
          ...begins,
          what,
          guest: isFirst ? 1 : draws.between(1, guests),
          course: isFirst && course !== null ? course : usualCourse(draws),
        }
      : { ...begins, what }
  })
  const restorings = restoringsOf(drawsOf(seed, "restores"), together)
  return {
    seed,
    menu: restorings.length > 0 ? [...menu, "databaseBack"] : menu,
    steps: [...steps, ...restorings].toSorted((one, other) => one.at - other.at),
    begins: meeting?.begins ?? draws.one(BEGINNINGS),
    limited: course === "hasNoHold" || draws.chance(0.3),
    isOneStay: course !== null,
    units: isRare ? 1 : draws.between(1, 3),
  }
}
