import { bytesOfBase32 } from "#core/kernel/base32.ts"
import { oneTimeCode, stepAt } from "#core/passwords/one-time-code.rules.ts"
import { attemptsAllowed } from "#core/account-service/attempts-allowed.ts"
import { plainMac } from "#fixtures/doubles/mac.plain.ts"
import { refusal, resultOf } from "#tests/contracts/outcomes.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import {
  aKeeper,
  aProved,
  aRegistered,
  EMAIL,
  keptOf,
  lastLink,
  NETWORK,
  PASSWORD,
  rewrite,
  whoIsOn,
  type Guest,
  type Keeper,
} from "../account-service/an-account-keeper.ts"

const MINUTE = 60 * 1000
const HALF_MINUTE = 30 * 1000
const credentials = { email: EMAIL, password: PASSWORD }

const appCode = (keeper: Keeper, secret: string, away = 0): string =>
  oneTimeCode(plainMac, bytesOfBase32(secret), stepAt(keeper.clock.now()) + away)

const turnedOn = async (keeper: Keeper, { accounts }: Guest) => {
  const { secret } = await resultOf(accounts.beginSecondFactor())
  const { codes } = await resultOf(accounts.confirmSecondFactor(appCode(keeper, secret)))
  return { secret, codes, first: codes[0] ?? "" }
}

const beforeCode = async (keeper: Keeper): Promise<Guest> => {
  const guest = keeper.guest()
  expect((await refusal(guest.accounts.signIn(credentials)))._tag).toBe("CodeNeeded")
  return guest
}

const notedOf = ({ events }: Keeper, last: number): ReadonlyArray<string> =>
  events.slice(-last).map(({ step, outcome }) => `${step} ${outcome}`)

describe("setting up a second factor", () => {
  it("keeps the secret, fingerprints of the codes, and the step that counted", async () => {
    const keeper = aKeeper()
    const guest = await aRegistered(keeper)

    const { secret, codes } = await turnedOn(keeper, guest)

    expect(await keptOf(keeper)).toMatchObject({
      nextFactor: null,
      secondFactor: {
        secret,
        usedStep: stepAt(keeper.clock.now()),
        recoveryCodes: codes.map((code) => keeper.desk.digest(code.replaceAll("-", ""))),
      },
    })
    expect(secret).toHaveLength(32)
    expect(codes).toHaveLength(10)
    expect(codes[0]).toMatch(/^[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$/)
    expect(keeper.letters()[0]).toMatchObject({ kind: "secondFactorAdded", to: EMAIL })
    expect(notedOf(keeper, 1)).toEqual(["addSecondFactor done"])
  })

  it("takes the first code of all time, too", async () => {
    const keeper = aKeeper()
    const guest = await aRegistered(keeper)
    const { secret } = await resultOf(guest.accounts.beginSecondFactor())
    keeper.clock.forward(-keeper.clock.now())

    await resultOf(guest.accounts.confirmSecondFactor(appCode(keeper, secret)))

    expect((await keptOf(keeper))?.secondFactor?.usedStep).toBe(0)
  })

  it("signs the guest's other browsers out", async () => {
    const keeper = aKeeper()
    const guest = await aRegistered(keeper)
    const other = keeper.guest()
    await resultOf(other.accounts.signIn(credentials))

    await turnedOn(keeper, guest)

    expect([await whoIsOn(guest), await whoIsOn(other)]).toEqual([EMAIL, null])
  })

  it.each([
    [30 * MINUTE, "CodeRefused"],
    [30 * MINUTE + 1, "FactorRefused"],
  ])("takes no code %d ms later but within half an hour", async (age, tag) => {
    const keeper = aKeeper()
    const guest = await aRegistered(keeper)
    await resultOf(guest.accounts.beginSecondFactor())
    keeper.clock.forward(age)
    await resultOf(guest.accounts.confirm(PASSWORD))

    expect((await refusal(guest.accounts.confirmSecondFactor("no code")))._tag).toBe(tag)
  })

  it("is refused where one is on, where there is no password, and where none was begun", async () => {
    const keeper = aKeeper()
    const guest = await aRegistered(keeper)
    const reasonOf = async (work: Parameters<typeof refusal>[0]) =>
      ((await refusal(work)) as { readonly reason?: string }).reason
    const notBegun = await reasonOf(guest.accounts.confirmSecondFactor("287082"))
    await turnedOn(keeper, guest)
    const alreadyOn = [
      await reasonOf(guest.accounts.beginSecondFactor()),
      await reasonOf(guest.accounts.confirmSecondFactor("287082")),
    ]
    await rewrite(keeper, { passwordHash: null, secondFactor: null })
    const noPassword = await reasonOf(guest.accounts.beginSecondFactor())

    expect(notBegun).toBe("notBegun")
    expect(alreadyOn).toEqual(["alreadyOn", "alreadyOn"])
    expect(noPassword).toBe("passwordMissing")
  })

  it("tells an app by an address who issued the secret, and for which account", async () => {
    const guest = await aRegistered(aKeeper())

    const { address, secret } = await resultOf(guest.accounts.beginSecondFactor())

    const account = encodeURIComponent(EMAIL)
    expect(address).toBe(`otpauth://totp/Singgah:${account}?secret=${secret}&issuer=Singgah`)
  })

  it("notes a code that is wrong, and asks for the password once it is long ago", async () => {
    const keeper = aKeeper()
    const guest = await aRegistered(keeper)
    const { secret } = await resultOf(guest.accounts.beginSecondFactor())

    await refusal(guest.accounts.confirmSecondFactor(appCode(keeper, secret, 2)))
    keeper.clock.forward(10 * MINUTE + 1)

    expect(keeper.events.at(-1)).toMatchObject({
      step: "giveCode",
      outcome: "refused",
      network: NETWORK,
    })
    expect((await refusal(guest.accounts.beginSecondFactor()))._tag).toBe("ConfirmationNeeded")
    expect((await refusal(guest.accounts.confirmSecondFactor("1")))._tag).toBe("ConfirmationNeeded")
  })
})

describe("the second step of signing in", () => {
  it("opens with the app's next code, which is written down as used", async () => {
    const keeper = aKeeper()
    const { secret } = await turnedOn(keeper, await aRegistered(keeper))
    const guest = await beforeCode(keeper)
    keeper.clock.forward(HALF_MINUTE)

    const { user, redirect } = await resultOf(guest.accounts.giveCode(appCode(keeper, secret)))

    expect([user?.email, redirect]).toEqual([EMAIL, null])
    expect((await keptOf(keeper))?.secondFactor?.usedStep).toBe(stepAt(keeper.clock.now()))
    expect(keeper.letters()[0]?.kind).toBe("secondFactorAdded")
    expect(notedOf(keeper, 1)).toEqual(["giveCode done"])
  })

  it("opens with a recovery code once; the guest is told", async () => {
    const keeper = aKeeper()
    const { first } = await turnedOn(keeper, await aRegistered(keeper))

    await resultOf((await beforeCode(keeper)).accounts.giveCode(first))

    expect((await keptOf(keeper))?.secondFactor?.recoveryCodes).toHaveLength(9)
    expect(keeper.letters()[0]).toMatchObject({ kind: "recoveryCodeUsed", to: EMAIL })
    const again = await beforeCode(keeper)
    expect((await refusal(again.accounts.giveCode(first)))._tag).toBe("CodeRefused")
    expect(notedOf(keeper, 1)).toEqual(["giveCode refused"])
    expect(await whoIsOn(again)).toBeNull()
  })

  it("may be given until ten minutes after the password", async () => {
    const keeper = aKeeper()
    const { first } = await turnedOn(keeper, await aRegistered(keeper))
    const guest = await beforeCode(keeper)
    keeper.clock.forward(10 * MINUTE)

    expect((await resultOf(guest.accounts.giveCode(first))).user?.email).toBe(EMAIL)
  })

  it("is over later than ten minutes after the password", async () => {
    const keeper = aKeeper()
    const { first } = await turnedOn(keeper, await aRegistered(keeper))
    const guest = await beforeCode(keeper)
    keeper.clock.forward(10 * MINUTE + 1)

    expect((await refusal(guest.accounts.giveCode(first)))._tag).toBe("SignInExpired")
  })

  it("is for the browser that gave the password, once, while the account is there", async () => {
    const keeper = aKeeper()
    const owner = await aRegistered(keeper)
    const { codes, first } = await turnedOn(keeper, owner)
    const guest = await beforeCode(keeper)

    const stranger = await refusal(keeper.guest().accounts.giveCode(first))
    await resultOf(guest.accounts.giveCode(first))
    const twice = await refusal(guest.accounts.giveCode(codes[1] ?? ""))
    const late = await beforeCode(keeper)
    await resultOf(owner.accounts.deleteAccount())
    const gone = await refusal(late.accounts.giveCode(codes[1] ?? ""))

    expect([stranger._tag, twice._tag, gone._tag]).toEqual(Array(3).fill("SignInExpired"))
  })

  it("is not confused with the way to Google", async () => {
    const keeper = aKeeper()
    const { first } = await turnedOn(keeper, await aProved(keeper))
    keeper.identity.says({ email: EMAIL })
    const guest = keeper.guest()
    const { address } = await resultOf(guest.identity.start("/account"))
    const query = new URLSearchParams(address.split("?")[1])
    const state = query.get("state") ?? ""
    await refusal(guest.identity.finish({ code: query.get("code"), state, way: "address" }))

    const early = await refusal(guest.accounts.giveCode(first))
    const linked = await refusal(guest.identity.link(PASSWORD))
    const { redirect } = await resultOf(guest.accounts.giveCode(first))

    expect([early._tag, linked._tag, redirect]).toEqual(["SignInExpired", "CodeNeeded", "/account"])
  })

  it("is asked for after a new password by a link as well", async () => {
    const keeper = aKeeper()
    await turnedOn(keeper, await aProved(keeper))
    const { accounts } = keeper.guest()
    await resultOf(accounts.askForReset(EMAIL))
    const link = lastLink(keeper)
    await resultOf(accounts.resetPassword({ link, password: PASSWORD, confirmPassword: PASSWORD }))

    expect(await whoIsOn(await beforeCode(keeper))).toBeNull()
  })

  it("limits codes of an app for the account, and all codes for the network", async () => {
    const counts: Array<string> = []
    const rateLimiter = {
      count: (subject: string) =>
        Effect.sync(() => {
          counts.push(subject)
          return 1
        }),
    }
    const keeper = aKeeper({ rateLimiter })
    const { first } = await turnedOn(keeper, await aRegistered(keeper))
    const { id } = (await keptOf(keeper))!
    const guest = await beforeCode(keeper)
    counts.length = 0

    await refusal(guest.accounts.giveCode("000 000"))
    await resultOf((await beforeCode(keeper)).accounts.giveCode(first))

    expect(counts.filter((subject) => subject.startsWith("code"))).toEqual([
      `code/${NETWORK}`,
      `code of ${id}`,
      `code/${NETWORK}`,
    ])
    expect([attemptsAllowed.codesOfAccount.most, attemptsAllowed.codesOfNetwork.most]).toEqual([
      10, 100,
    ])
  })
})

describe("taking a second factor away", () => {
  it("needs the password and a code, and is told", async () => {
    const keeper = aKeeper()
    const guest = await aRegistered(keeper)
    const { codes, first } = await turnedOn(keeper, guest)
    const removed = (password: string, code: string) =>
      guest.accounts.removeSecondFactor({ password, code })

    const refused = [
      (await refusal(removed("not my password", first)))._tag,
      (await refusal(removed(PASSWORD, "no code")))._tag,
    ]
    await resultOf(removed(PASSWORD, codes[1] ?? ""))

    expect(refused).toEqual(["CredentialsRefused", "CodeRefused"])
    expect(await keptOf(keeper)).toMatchObject({ secondFactor: null })
    expect(keeper.letters()[0]).toMatchObject({ kind: "secondFactorRemoved", to: EMAIL })
    expect(notedOf(keeper, 3)).toEqual([
      "checkPassword refused",
      "giveCode refused",
      "removeSecondFactor done",
    ])
    expect((await refusal(removed(PASSWORD, first)))._tag).toBe("CodeRefused")
    expect(
      (await refusal(keeper.guest().accounts.removeSecondFactor({ password: PASSWORD, code: "1" })))
        ._tag,
    ).toBe("NotSignedIn")
  })

  it("is part of taking an address back, where it was added after the change", async () => {
    for (const wasThere of [true, false]) {
      const keeper = aKeeper()
      const guest = await aProved(keeper)
      if (wasThere) await turnedOn(keeper, guest)
      keeper.clock.forward(MINUTE)
      await resultOf(guest.accounts.changeEmail("thief@example.com"))
      await resultOf(guest.accounts.proveEmail(lastLink(keeper)))
      const link = lastLink(keeper)
      if (!wasThere) await turnedOn(keeper, guest)

      const chosen = { link, password: PASSWORD, confirmPassword: PASSWORD }
      await resultOf(keeper.guest().accounts.resetPassword(chosen))

      expect((await keptOf(keeper))?.secondFactor !== null).toBe(wasThere)
    }
  })
})
