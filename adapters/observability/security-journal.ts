import type { SecurityEvents } from "#core/account-store/security-events.port.ts"
import type { Randomness, Clock } from "#core/kernel/environment.port.ts"
import { millisecondsInDay } from "date-fns/constants"
import { Effect } from "effect"
import { createHmac } from "node:crypto"
import type { Journal } from "./journal.ts"

const KEY_BYTES = 32
const MARK_LENGTH = 8

/** Of a network the part that a provider or a company shares: three numbers, or 48 bits. */
const wide = (network: string): string =>
  network.includes(":")
    ? network.split(":").slice(0, 3).join(":")
    : network.split(".").slice(0, 3).join(".")

type DayKey = { readonly day: number; readonly key: Uint8Array }

type Needs = {
  readonly journal: Pick<Journal, "note">
  readonly clock: Clock
  readonly randomness: Randomness
}

/**
 * Logs account events. The network is logged as a keyed hash that links the events of one day; the
 * key changes daily and is not stored, so that the network cannot be recovered.
 */
export const securityJournal = ({ journal, clock, randomness }: Needs): SecurityEvents => {
  let ofDay: DayKey = { day: Number.NaN, key: new Uint8Array() }
  const keyOf = (day: number): Uint8Array => {
    if (ofDay.day !== day) ofDay = { day, key: randomness.bytes(KEY_BYTES) }
    return ofDay.key
  }
  const markOf = (network: string): string =>
    createHmac("sha256", keyOf(Math.floor(clock.now() / millisecondsInDay)))
      .update(wide(network))
      .digest("base64url")
      .slice(0, MARK_LENGTH)
  return {
    note: ({ step, outcome, account, network }) =>
      Effect.sync(() =>
        journal.note(outcome === "done" ? "info" : "warn", `account.${step}`, {
          outcome,
          account,
          network: network === null ? null : markOf(network),
        }),
      ),
  }
}
