import { existsSync, readFileSync, writeFileSync } from "node:fs"
import type { Chart, ChartStep } from "./chart.ts"

const file = new URL("../../state-charts/taken-by.json", import.meta.url)

/** A test that was seen to take a step. */
export type Taker = { readonly file: string; readonly test: string }

/** By machine and step, some of the tests that take it. */
export type TakenBy = Readonly<Record<string, Readonly<Record<string, ReadonlyArray<Taker>>>>>

const NAMED = 3

/** A step as the record names it. */
const nameOf = ({ from, event, to }: Pick<ChartStep, "from" | "event" | "to">): string =>
  `${from} / ${event} / ${to}`

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
  readonly taker: Taker
}

const matches = (step: ChartStep, seen: SeenStep, { states }: Chart): boolean => {
  const isInside = (path: string, state: string): boolean =>
    state === path || state.startsWith(`${path}.`) || path === "anywhere"
  const event = seen.event.replace(/^xstate\.after\.([^.]+)\..*$/, "after $1")
  const arrives = isInside(step.to, seen.to)
  // A transient target passes the step on before anybody can look.
  const isKnown = states.some(({ path }) => path === seen.from)
  return isKnown && step.event === event && isInside(step.from, seen.from) && arrives
}

/** Chooses for every step of every machine the tests to name, the same ones each time. */
export const takersAmong = (
  charts: ReadonlyArray<Chart & { readonly id: string }>,
  seen: ReadonlyArray<SeenStep>,
): TakenBy =>
  Object.fromEntries(
    charts.map((chart) => {
      const own = seen.filter(({ machine }) => machine === chart.id)
      const steps = chart.steps.map((step) => {
        const takers = own.filter((one) => matches(step, one, chart)).map(({ taker }) => taker)
        const byName = new Map(takers.map((taker) => [`${taker.file} ${taker.test}`, taker]))
        const sorted = [...byName].toSorted(([one], [other]) => one.localeCompare(other))
        return [nameOf(step), sorted.slice(0, NAMED).map(([, taker]) => taker)] as const
      })
      return [chart.name, Object.fromEntries(steps.filter(([, takers]) => takers.length > 0))]
    }),
  )

export const writeTakers = (taken: TakenBy): void =>
  writeFileSync(file, `${JSON.stringify(taken, null, 2)}\n`)
