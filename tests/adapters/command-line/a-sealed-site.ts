import { accountServiceBindings } from "#adapters/bindings/server/account.bindings.ts"
import { openStore } from "#adapters/bindings/server/open-store.ts"
import { tokens } from "#adapters/bindings/server/tokens.ts"
import type { Configuration } from "#adapters/configuration/configuration.ts"
import { accountPortsFor } from "#core/account-service/account-ports.ts"
import { letterIn } from "#core/mail/letter-order.ts"
import type { AcceptedGuest } from "#core/people/accepted-guest.ts"
import { CalendarDate } from "#core/stay/calendar-date.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { inMemoryIdentity } from "#fixtures/doubles/identity-provider.in-memory.ts"
import { resultOf } from "#tests/contracts/outcomes.ts"
import type { Container } from "inversify"
import { readFileSync } from "node:fs"

export type Place = Pick<Configuration, "databaseUrl" | "dataDir" | "files">
export type Secrets = Pick<Configuration, "secretKey" | "otherSecretKey">

export const NUMBER = "900402141234"

const aPicture = readFileSync(
  new URL("../../../fixtures/pictures/bedroom-king-sea-03.webp", import.meta.url),
)

const guest: AcceptedGuest = {
  firstName: "Aisyah",
  lastName: "Tan",
  nationality: "MY",
  identity: { kind: "mykad", number: NUMBER },
  dateOfBirth: CalendarDate.make("1990-04-02"),
  gender: "female",
  address: "",
  email: "aisyah@example.com",
  phone: "+60123456789",
  specialRequests: "",
  arrival: null,
}

/** Opens the store of a place with these secrets, does the work, and closes it. */
export const onPlace = async <A>(
  place: Place,
  secrets: Secrets,
  work: (container: Container) => Promise<A>,
): Promise<A> => {
  const { container, close } = await openStore({ ...place, ...secrets })
  const nothing = () => undefined
  try {
    container.load(accountServiceBindings)
    container.bind(tokens.journal).toConstantValue({ note: nothing, saw: nothing, failed: nothing })
    container
      .bind(tokens.identityProvider)
      .toConstantValue({ identity: inMemoryIdentity(movableClock()), part: async () => null })
    return await work(container)
  } finally {
    await close()
  }
}

const aBrowser = () => {
  let secret: string | null = null
  return {
    get secret() {
      return secret
    },
    userAgent: "",
    origin: "https://singgah.test",
    keep: (kept: string) => void (secret = kept),
    forget: () => undefined,
  }
}

/** A guest who waits to be verified, a booking with a number, and a letter that was written. */
export const filled = (place: Place, secrets: Secrets) =>
  onPlace(place, secrets, async (container) => {
    const browser = aBrowser()
    const visitor = { session: "session-1", member: false }
    const { accounts, verifications } = accountPortsFor(container.get(tokens.accountService), {
      visitor,
      browser,
    })
    const password = "kopi-o kosong"
    const names = { firstName: "Aisyah", lastName: "Tan", language: "en" as const }
    await resultOf(
      accounts.register({ ...names, email: guest.email, password, confirmPassword: password }),
    )
    await resultOf(verifications.setPicture("document", aPicture))
    await resultOf(verifications.setPicture("selfie", aPicture))
    const { nationality, dateOfBirth } = guest
    await resultOf(verifications.submit({ nationality, dateOfBirth, identityNumber: NUMBER }))
    await resultOf(
      container
        .get(tokens.bookingStore)
        .inTransaction(({ insert }) => insert(aBookingRecord({ guest }))),
    )
  })

/** One picture of a place as it lay before pictures were sealed, and nobody wrote it down. */
export const unsealOne = (place: Place, secrets: Secrets) =>
  onPlace(place, secrets, async (container) => {
    const accounts = container.get(tokens.accountStore)
    const [kept] = await resultOf(accounts.pictures())
    const name = kept?.picture.name ?? ""
    const read = container.get(tokens.identityPictures).read(name)
    await resultOf(
      container.get(tokens.files).keep(name, (await resultOf(read)) ?? new Uint8Array()),
    )
    await resultOf(accounts.inTransaction(({ dropPicture }) => dropPicture(name)))
  })

/** Everything sealed that a place holds, opened with these secrets. */
export const everythingOf = (place: Place, secrets: Secrets) =>
  onPlace(place, secrets, async (container) => {
    const [account] = await resultOf(container.get(tokens.accountStore).submitted())
    const { document, selfie } = account!.verification
    const read = (name: string | null) =>
      resultOf(container.get(tokens.identityPictures).read(name ?? ""))
    const [order] = await resultOf(
      container
        .get(tokens.database)
        .query<{ key: string; subject: string }>("select key, subject from job where booking = ''"),
    )
    return {
      account: account?.identity?.number,
      judged: account?.verification.submission?.judged.identity?.number,
      booking: (await resultOf(container.get(tokens.bookingStore).find(aBookingRecord().id)))?.guest
        ?.identity.number,
      letter: letterIn(container.get(tokens.encryption), {
        key: order!.key,
        sealed: order!.subject,
      }).to,
      pictures: [await read(document), await read(selfie)].map((file) =>
        Buffer.from(file ?? []).toString("latin1", 8, 12),
      ),
    }
  })

/** The ids of the keys that sealed anything a place holds, its files included. */
export const keysInUse = (place: Place, secrets: Secrets) =>
  onPlace(place, secrets, async (container) => {
    const texts = await resultOf(
      container.get(tokens.database).query<{ text: string }>(
        `select record::text as text from account union all select record::text from booking
         union all select subject from job where booking = '' union all select proof from seal`,
      ),
    )
    const ids = texts.flatMap(({ text }) =>
      [...text.matchAll(/\bv2\.([\w-]{8})\./g)].map(([, id]) => id),
    )
    const pictures = await resultOf(container.get(tokens.accountStore).pictures())
    const files = await Promise.all(
      pictures.map(({ picture }) => resultOf(container.get(tokens.files).read(picture.name))),
    )
    const heads = files.map((file) => Buffer.from(file ?? []).toString("latin1", 0, 12))
    return { ids: [...new Set(ids)], heads: [...new Set(heads)], texts: ids.length }
  })
