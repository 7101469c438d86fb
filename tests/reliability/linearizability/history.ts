import type { BookingId } from "#core/booking/booking-view.ts"
import type { Blocks } from "#core/inventory/blocks.port.ts"
import type { Sen } from "#core/money/sen.ts"
import { addDays } from "#core/stay/calendar.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import type { Browser } from "#tests/reliability/browser.ts"
import { drawsOf, type Draws } from "#tests/simulation/draws.ts"
import { Effect, Result } from "effect"
import { randomBytes } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import { windowOf, type Window } from "./line-house.ts"
import type { Call } from "./linearizable.ts"
import { stockModel, type Counts, type Stock } from "./stock-model.ts"

/** Who plays a history: signed-in guests, and an operator who blocks. */
export type Players = { readonly guests: ReadonlyArray<Browser>; readonly blocks: Blocks }

/** What was asked and answered in the nights of one history. */
export type History = { readonly window: Window; readonly calls: ReadonlyArray<Call<Stock>> }

const STEPS = 4
const BLOCKINGS = 2
const SOURCE = "linearize"
const newKey = (): string => randomBytes(16).toString("hex")

type Pen = {
  readonly model: ReturnType<typeof stockModel>
  readonly write: (call: Call<Stock>) => void
}
type Mine = { readonly id: BookingId; readonly rooms: Counts; isBooked: boolean }

const said = async <A, E extends { readonly _tag: string }>(asked: Effect.Effect<A, E>) => {
  const begun = performance.now()
  const answer = await Effect.runPromise(Effect.result(asked))
  return { begun, answered: performance.now(), answer }
}

const isUnknown = (tag: string): boolean => tag.endsWith("Unreachable")

/** Prices are the same in every history: the first who asks learns them. */
const known = new Map<string, Sen>()

const takes = async (
  { bookings }: Browser,
  window: Window,
  draws: Draws,
  { model, write }: Pen,
) => {
  const { stay, rooms } = window.stayDrawn(draws)
  const [{ roomType }] = stay.rooms
  const price = `${roomType} ${Object.keys(rooms).length}`
  const asked = () => said(bookings.hold({ stay, total: known.get(price) ?? (0 as Sen) }, newKey()))
  let told = await asked()
  if (Result.isFailure(told.answer) && told.answer.failure._tag === "PriceChanged") {
    known.set(price, told.answer.failure.quote.total)
    told = await asked()
  }
  const { begun, answered, answer } = told
  const what = `takes ${JSON.stringify(rooms)}`
  if (Result.isSuccess(answer)) {
    write({ what, begun, answered, apply: model.taken(rooms) })
    return { id: answer.success.id, rooms, isBooked: false }
  }
  const { _tag } = answer.failure
  if (_tag === "SoldOut")
    write({ what: `${what}: sold out`, begun, answered, apply: model.soldOut(rooms) })
  else if (isUnknown(_tag))
    write({ what: `${what}: ?`, begun, answered: Infinity, apply: model.taken(rooms) })
  // A guest who already holds as many stays as one may takes nothing.
  else if (_tag !== "TooManyHolds") throw new Error(`${what} was answered with ${_tag}`)
  return null
}

const books = async ({ bookings }: Browser, mine: Mine): Promise<void> => {
  const { id } = mine
  const asked = Effect.flatMap(bookings.giveDetails(id, aGuest(), newKey()), ({ quote }) =>
    bookings.pay(id, { method: "payAtProperty", total: quote.total }, newKey()),
  )
  const { answer } = await said(asked)
  mine.isBooked = Result.isSuccess(answer)
}

const gives = async (
  { bookings, managed }: Browser,
  { id, rooms, isBooked }: Mine,
  { model, write }: Pen,
): Promise<void> => {
  const asked: Effect.Effect<unknown, { readonly _tag: string }> = isBooked
    ? managed.cancel({ id, link: null }, 0 as Sen, newKey())
    : bookings.leave(id, newKey())
  const { begun, answered, answer } = await said(asked)
  const what = `${isBooked ? "cancels" : "leaves"} ${JSON.stringify(rooms)}`
  const apply = model.given(rooms)
  if (Result.isSuccess(answer)) return write({ what, begun, answered, apply })
  if (!isUnknown(answer.failure._tag))
    throw new Error(`${what} was answered with ${answer.failure._tag}`)
  write({ what: `${what}: ?`, begun, answered: Infinity, apply })
}

const guestPlays = async (
  browser: Browser,
  window: Window,
  draws: Draws,
  pen: Pen,
): Promise<void> => {
  const mine: Array<Mine> = []
  for (let step = 0; step < STEPS; step += 1) {
    await pause(draws.between(0, 4))
    const last = mine.at(-1)
    if (last === undefined || draws.chance(0.5)) {
      const taken = await takes(browser, window, draws, pen)
      if (taken !== null) mine.push(taken)
    } else if (!last.isBooked && draws.chance(0.4)) await books(browser, last)
    else await gives(browser, mine.splice(draws.between(0, mine.length - 1), 1)[0] ?? last, pen)
  }
  // Nobody keeps what they do not want: the next history begins with empty hands.
  for (const left of mine) await gives(browser, left, pen)
}

const operatorPlays = async (
  blocks: Blocks,
  window: Window,
  draws: Draws,
  { model, write }: Pen,
): Promise<void> => {
  for (let step = 0; step < BLOCKINGS; step += 1) {
    await pause(draws.between(0, 40))
    const { kind, date, wanted, key } = window.blockDrawn(draws)
    const scope = {
      property: window.property,
      source: SOURCE,
      kinds: [kind],
      from: date,
      until: addDays(date, 1),
    }
    const block = { kind, date, count: wanted, reference: "", note: "" }
    const { begun, answered, answer } = await said(
      blocks.replace(scope, wanted === 0 ? [] : [block]),
    )
    if (Result.isFailure(answer)) throw new Error(`Blocking was answered ${answer.failure._tag}`)
    const got = answer.success.notBlocked[0]?.blocked ?? wanted
    write({
      what: `blocks ${got} of ${wanted} ${key}`,
      begun,
      answered,
      apply: model.blocked(key, wanted, got),
    })
  }
}

/** Lets guests and an operator want the same few rooms at once, and writes down who was told what. */
export const historyOf = async (
  { guests, blocks }: Players,
  number: number,
  seed: number,
): Promise<History> => {
  const window = windowOf(number)
  const calls: Array<Call<Stock>> = []
  const pen: Pen = { model: stockModel(window.units), write: (call) => void calls.push(call) }
  const drawsFor = (who: string) => drawsOf(seed + number, who)
  await Promise.all([
    ...guests.map((guest, place) => guestPlays(guest, window, drawsFor(`guest ${place}`), pen)),
    operatorPlays(blocks, window, drawsFor("operator"), pen),
  ])
  return { window, calls }
}

/** Whether every call of a history was answered: one that was not explains much, and proves little. */
export const isAnswered = ({ calls }: History): boolean =>
  calls.every(({ answered }) => answered !== Infinity)

/** A history as it is read: who asked from when to when, and what was said. */
export const toldHistory = ({ calls }: History): string =>
  calls
    .toSorted((one, other) => one.begun - other.begun)
    .map(({ what, begun, answered }) => `${begun.toFixed(2)} to ${answered.toFixed(2)}: ${what}`)
    .join("\n")
