import { securityJournal } from "#adapters/observability/security-journal.ts"
import type { LogFields, LogLevel } from "#adapters/observability/journal.ts"
import type { SecurityEvent } from "#core/account-store/security-events.port.ts"
import { AccountId } from "#core/people/account-id.ts"
import { seededRandomness } from "#fixtures/doubles/randomness.seeded.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

const DAY = 24 * 60 * 60 * 1000
const account = AccountId.make("0123456789abcdefghjkmnpqrs")

const aSignIn = (changes: Partial<SecurityEvent> = {}): SecurityEvent => ({
  step: "signIn",
  outcome: "done",
  account,
  network: "203.0.113.7",
  ...changes,
})

const aJournal = () => {
  const lines: Array<readonly [LogLevel, string, LogFields | undefined]> = []
  const clock = movableClock()
  const journal = { note: (...line: (typeof lines)[number]) => void lines.push(line) }
  const events = securityJournal({ journal, clock, randomness: seededRandomness(1) })
  const markOf = (network: string | null) => {
    Effect.runSync(events.note(aSignIn({ network })))
    return lines.at(-1)?.[2]?.["network"]
  }
  return { lines, clock, events, markOf }
}

it("names the step, its outcome and the account, and warns of what was not done", () => {
  const { lines, events } = aJournal()

  Effect.runSync(events.note(aSignIn()))
  Effect.runSync(events.note(aSignIn({ outcome: "refused", account: null, network: null })))

  expect(lines).toEqual([
    ["info", "account.signIn", { outcome: "done", account, network: expect.any(String) }],
    ["warn", "account.signIn", { outcome: "refused", account: null, network: null }],
  ])
})

it("marks neighbouring networks alike, for one day, so that nobody finds them again", () => {
  const { clock, markOf } = aJournal()
  const mark = markOf("203.0.113.7")

  expect(mark).toMatch(/^[\w-]{8}$/)
  expect(markOf("203.0.113.250")).toBe(mark)
  expect(markOf("203.0.114.7")).not.toBe(mark)
  expect(markOf("2001:db8:1:2::/64")).toBe(markOf("2001:db8:1:9::/64"))
  expect(markOf("2001:db8:1:2::/64")).not.toBe(markOf("2001:db8:2:2::/64"))
  clock.forward(1)
  expect(markOf("203.0.113.7")).toBe(mark)
  clock.forward(DAY)
  expect(markOf("203.0.113.7")).not.toBe(mark)
})
