import {
  accountDocumentOf,
  accountIn,
  renewedAccount,
} from "#adapters/postgres/accounts/account-document.ts"
import {
  documentOf,
  recordIn,
  renewedBooking,
} from "#adapters/postgres/bookings/booking-document.ts"
import type { RenewableEncryption } from "#core/kernel/encryption.port.ts"
import { identityToJudge } from "#core/account-service/judged-identity.ts"
import { guestOf } from "#core/people/guest-details.rules.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { anAccountRecord } from "#fixtures/builders/an-account.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

/** Seals under the name of a key, and opens what any key sealed in the same place. */
const sealing = (key: string): RenewableEncryption => ({
  seal: (text, place) => `${key}|${place}|${text}`,
  open: (sealed, place) => {
    const [, where, text] = sealed.split("|")
    if (where !== place || text === undefined) throw new Error(`Not sealed at ${place}: ${sealed}`)
    return text
  },
  isCurrent: (sealed) => sealed.startsWith(`${key}|`),
})
const [before, now] = [sealing("old"), sealing("new")]
const parsed = (document: string | null): unknown => JSON.parse(document ?? "null")

describe("the document of a booking", () => {
  const guest = guestOf(aGuest(), day("2026-11-21"))!
  const record = aBookingRecord({ guest })

  it("has the guest's identity number sealed at its place, and nothing else", () => {
    const { identity } = guest
    const number = `old|${record.id}|${identity.number}`

    expect(parsed(documentOf(before, record))).toMatchObject({
      guest: { ...guest, identity: { ...identity, number } },
    })
  })

  it("is renewed where another key sealed it, once", () => {
    const renewed = renewedBooking(now, parsed(documentOf(before, record)))

    expect(parsed(renewed)).toEqual(parsed(documentOf(now, record)))
    expect(renewedBooking(now, parsed(renewed))).toBeNull()
    const row = { id: record.id, record: parsed(renewed) }
    expect(Effect.runSync(recordIn(now, row))).toEqual(record)
  })

  it("needs no other key where nobody has a number", () => {
    expect(renewedBooking(now, parsed(documentOf(before, aBookingRecord())))).toBeNull()
  })
})

describe("the document of an account", () => {
  const identity = { kind: "mykad", number: "900402141234" } as const
  const plain = anAccountRecord()
  const account = anAccountRecord({
    identity,
    verification: {
      ...plain.verification,
      submission: {
        id: "s1",
        judged: {
          ...identityToJudge(anAccountRecord({ identity })),
          document: null,
          selfie: null,
        },
      },
    },
  })
  const sealed = (key: string) => ({
    ...identity,
    number: `${key}|${account.id}|${identity.number}`,
  })

  it("has every identity number in it sealed, and is read as it was", () => {
    const document = parsed(accountDocumentOf(before, account))

    expect(document).toMatchObject({
      identity: sealed("old"),
      verification: { submission: { id: "s1", judged: { identity: sealed("old") } } },
    })
    expect(accountIn(before, document)).toEqual(account)
  })

  it("has the secrets of second factors sealed, also of one that is not in use yet", () => {
    const secondFactor = {
      secret: "in use",
      addedAt: plain.registeredAt,
      usedStep: 0,
      recoveryCodes: [],
    }
    const withFactors = anAccountRecord({ secondFactor, nextFactor: { secret: "next", until: 5 } })

    const document = parsed(accountDocumentOf(before, withFactors))

    expect(document).toMatchObject({
      secondFactor: { ...secondFactor, secret: `old|${plain.id}|in use` },
      nextFactor: { secret: `old|${plain.id}|next`, until: 5 },
    })
    expect(accountIn(before, document)).toEqual(withFactors)
  })

  it("is renewed where another key sealed any of it, once", () => {
    const renewed = renewedAccount(now, parsed(accountDocumentOf(before, account)))

    expect(parsed(renewed)).toEqual(parsed(accountDocumentOf(now, account)))
    expect(renewedAccount(now, parsed(renewed))).toBeNull()
    expect(renewedAccount(now, parsed(accountDocumentOf(before, plain)))).toBeNull()
  })
})
