import { newAccount, unverified } from "#core/account-store/account-record.ts"
import { describe, expect, it } from "vitest"
import { refusal, resultOf } from "#tests/contracts/outcomes.ts"
import {
  aKeeper,
  aProved,
  aRegistered,
  aRegistration,
  EMAIL,
  keptOf,
  whoIsOn,
} from "./an-account-keeper.ts"

const user = {
  firstName: "Aisyah",
  lastName: "Tan",
  email: EMAIL,
  emailVerified: false,
  picture: null,
  hasPassword: true,
}

describe("registering", () => {
  it("creates an account, kept tidy, and signs in to it", async () => {
    const keeper = aKeeper()
    const guest = keeper.guest()
    const typed = aRegistration({ firstName: " Aisyah ", lastName: "Tan ", email: ` ${EMAIL} ` })

    expect(await resultOf(guest.accounts.register(typed))).toEqual({ user })

    expect(await resultOf(guest.accounts.whoAmI())).toEqual({ user })
    expect(await keptOf(keeper)).toEqual({
      id: expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{26}$/),
      email: EMAIL,
      emailVerified: false,
      nextEmail: null,
      passwordHash: "hash of kopi-o kosong",
      outside: null,
      firstName: "Aisyah",
      lastName: "Tan",
      nationality: "",
      identity: null,
      dateOfBirth: "",
      gender: null,
      address: "",
      phone: "",
      picture: null,
      language: "en",
      theme: null,
      secondFactor: null,
      nextFactor: null,
      passkeys: [],
      keptCard: null,
      shortlist: [],
      verification: {
        status: "unverified",
        reason: null,
        submittedAt: null,
        document: null,
        selfie: null,
        submission: null,
        picturesUntil: null,
      },
      registeredAt: "2026-11-21T02:30:00.000Z",
    })
  })

  it("writes a welcome with a link in the guest's language", async () => {
    const keeper = aKeeper()

    await aRegistered(keeper, { language: "bm" })

    expect(keeper.letters()).toEqual([
      {
        kind: "welcome",
        to: EMAIL,
        language: "bm",
        name: "Aisyah",
        link: expect.stringMatching(/^[0-9a-z]{52}$/),
      },
    ])
  })

  it("tells only the mailbox that somebody proved the address before", async () => {
    const keeper = aKeeper()
    await aProved(keeper)

    const stranger = await aRegistered(keeper, { password: "another password" })

    expect(await resultOf(stranger.accounts.whoAmI())).toEqual({ user })
    expect(keeper.letters()[0]).toEqual({
      kind: "knownAddress",
      to: EMAIL,
      language: "en",
      name: "Aisyah",
      link: null,
    })
  })

  it("lists what is wrong and creates nothing", async () => {
    const keeper = aKeeper()
    const guest = keeper.guest()

    const failure = await refusal(
      guest.accounts.register(aRegistration({ firstName: "", password: "Password123" })),
    )

    expect(failure).toMatchObject({
      _tag: "RegistrationRefused",
      issues: [
        { path: "firstName", code: "NameMissing" },
        { path: "password", code: "PasswordTooCommon" },
      ],
    })
    expect([await whoIsOn(guest), await keptOf(keeper)]).toEqual([null, null])
  })

  it("fills nobody's mailbox, and still signs in", async () => {
    const keeper = aKeeper()
    for (let times = 0; times < 6; times += 1) await aRegistered(keeper)

    expect(keeper.letters()).toHaveLength(5)
    expect(await whoIsOn(await aRegistered(keeper))).toBe(EMAIL)
  })
})

it("begins with nothing asked of the identity", () => {
  const named = { email: EMAIL, firstName: "A", lastName: "B", language: "en" } as const
  const made = { id: "1" as never, registeredAt: "2026-11-21T02:30:00.000Z" as never }

  expect(newAccount({ ...named, ...made }).verification).toBe(unverified)
})
