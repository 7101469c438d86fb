import { DEFAULT_LOCALE } from "#core/kernel/default-locale.ts"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import type { Chart, ChartStep } from "./chart.ts"

const file = new URL("../../state-charts/taken-by.json", import.meta.url)

/** A test that was seen to take a step. */
export type Taker = { readonly file: string; readonly test: string }

/** By machine and step, the tests that say most about it. */
export type TakenBy = Readonly<Record<string, Readonly<Record<string, ReadonlyArray<Taker>>>>>

const NAMED = 3

/** A step as the record names it; two ways of one event differ by their condition. */
const nameOf = ({ from, event, guard, to }: ChartStep): string =>
  `${from} / ${event}${guard === "" ? "" : ` [${guard}]`} / ${to}`

/**
 * True where a test walks through a whole table of steps, or a file does so before its first test: it
 * says that the step is as reviewed, and nothing of when and why somebody takes it.
 */
export const isWalk = ({ file, test }: Taker): boolean =>
  test === "" || /\.(transitions|paths|walks|model|property)\.test\.|\/walks\.test\./.test(file)

/** What the tests were seen to do when they were last watched. */
export const recordedTakers = (): TakenBy =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as TakenBy) : {}

/** The tests that take a step; steps out of every state are taken in one of them. */
export const takersOf = (taken: TakenBy, { name }: Chart, step: ChartStep): ReadonlyArray<Taker> =>
  taken[name]?.[nameOf(step)] ?? []

/** One step that one test was seen to take, as the machine's own names tell it. */
export type SeenStep = {
  readonly machine: string
  readonly from: string
  readonly event: string
  readonly to: string
  /** Its condition, empty where it has none; null where the record does not know. */
  readonly guard: string | null
  readonly taker: Taker
}

const matches = (step: ChartStep, seen: SeenStep, { states }: Chart): boolean => {
  const isInside = (path: string, state: string): boolean =>
    state === path || state.startsWith(`${path}.`) || path === "anywhere"
  const event = seen.event.replace(/^xstate\.after\.([^.]+)\..*$/, "after $1")
  const arrives = isInside(step.to, seen.to)
  // A transient target passes the step on before anybody can look.
  const isKnown = states.some(({ path }) => path === seen.from)
  const isSameWay = seen.guard === null || seen.guard === step.guard
  return isKnown && isSameWay && step.event === event && isInside(step.from, seen.from) && arrives
}

const keyOf = ({ file, test }: Taker): string => `${file} ${test}`

/** How many different steps each test takes: one that takes few is about each of them. */
const countsOf = (seen: ReadonlyArray<SeenStep>): ReadonlyMap<string, number> =>
  new Map(
    [...Map.groupBy(seen, ({ taker }) => keyOf(taker))].map(([key, steps]) => [
      key,
      new Set(steps.map(({ from, event, to }) => `${from} ${event} ${to}`)).size,
    ]),
  )

/**
 * Scenarios before walks; of scenarios those of the machine's own subject first, and of these those
 * that take the fewest other steps, then by name.
 */
export const closestOf = (
  takers: ReadonlyArray<Taker>,
  counts: ReadonlyMap<string, number>,
  subject: string,
): ReadonlyArray<Taker> => {
  const isOfSubject = ({ file }: Taker): boolean => file.startsWith(`tests/core/${subject}/`)
  const different = [...new Map(takers.map((taker) => [keyOf(taker), taker])).values()]
  const scenarios = different.filter((taker) => !isWalk(taker))
  const stepsOf = (taker: Taker): number => counts.get(keyOf(taker)) ?? 0
  return (scenarios.length > 0 ? scenarios : different)
    .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other), DEFAULT_LOCALE))
    .toSorted((one, other) => stepsOf(one) - stepsOf(other))
    .toSorted((one, other) => Number(isOfSubject(other)) - Number(isOfSubject(one)))
    .slice(0, NAMED)
}

/** Chooses for every step of every machine the tests to name, the same ones each time. */
export const takersAmong = (
  charts: ReadonlyArray<Chart & { readonly id: string; readonly subject: string }>,
  seen: ReadonlyArray<SeenStep>,
): TakenBy =>
  Object.fromEntries(
    charts.map((chart) => {
      const own = seen.filter(({ machine }) => machine === chart.id)
      const counts = countsOf(own)
      const steps = chart.steps.map((step) => {
        const takers = own.filter((one) => matches(step, one, chart)).map(({ taker }) => taker)
        return [nameOf(step), closestOf(takers, counts, chart.subject)] as const
      })
      return [chart.name, Object.fromEntries(steps.filter(([, takers]) => takers.length > 0))]
    }),
  )

export const writeTakers = (taken: TakenBy): void =>
  writeFileSync(file, `${JSON.stringify(taken, null, 2)}\n`)
