import type { IdentityReturn } from "#core/account/identity.port.ts"
import { AccountId } from "#core/people/account-id.ts"
import { quickHashing } from "#fixtures/doubles/password-hashing.in-memory.ts"
import { refusal, resultOf } from "#tests/contracts/outcomes.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import {
  aKeeper,
  aProved,
  aRegistered,
  keptOf,
  PASSWORD,
  whoIsOn,
  type Guest,
} from "./an-account-keeper.ts"

const email = "nurul.hassan@example.com"
const MINUTE = 60 * 1000

/** The guest goes to the outside service, which sends them back. */
const sentBack = async ({ identity }: Guest, redirect = "/account"): Promise<IdentityReturn> => {
  const { address } = await resultOf(identity.start(redirect))
  const query = new URLSearchParams(address.split("?")[1])
  return { code: query.get("code"), state: query.get("state") ?? "", way: "address" }
}

const arrived = async (guest: Guest, redirect?: string) =>
  resultOf(guest.identity.finish(await sentBack(guest, redirect)))

const expired = { _tag: "IdentityRefused", reason: "expired" }

describe("coming back from the outside service", () => {
  it("opens an account with a proved address, and ends what others claimed", async () => {
    const keeper = aKeeper()
    const stranger = await aRegistered(keeper, { email })
    const guest = keeper.guest()

    const { user, redirect } = await arrived(guest, "/account/profile?tab=1")

    expect(user).toMatchObject({ firstName: "Nurul", email, hasPassword: false })
    expect(redirect).toBe("/account/profile?tab=1")
    expect([await whoIsOn(guest), await whoIsOn(stranger)]).toEqual([email, null])
    expect(await keptOf(keeper, email)).toMatchObject({
      outside: "https://identity.test 1",
      lastName: "Hassan",
      language: "bm",
      emailVerified: true,
      registeredAt: "2026-11-21T02:30:00.000Z",
    })
  })

  it("knows the guest again by issuer and subject, whatever the address is now", async () => {
    const keeper = aKeeper()
    await arrived(keeper.guest())
    keeper.identity.says({ email: "nurul@elsewhere.example" })

    expect((await arrived(keeper.guest())).user?.email).toBe(email)
  })

  it("leads on to pages of this site alone", async () => {
    expect((await arrived(aKeeper().guest(), "//elsewhere.example")).redirect).toBe("/")
  })

  it("takes every code and state once, and from the browser that began", async () => {
    const keeper = aKeeper()
    const [guest, thief] = [keeper.guest(), keeper.guest()]
    const back = await sentBack(guest)

    expect(await refusal(thief.identity.finish(back))).toMatchObject(expired)
    await resultOf(guest.identity.finish(back))
    expect(await refusal(guest.identity.finish(back))).toMatchObject(expired)
  })

  it("believes a code of the service's own window, which takes no nonce along", async () => {
    const guest = aKeeper().guest()
    const { state } = await resultOf(guest.identity.start("/account"))
    const ofWindow: IdentityReturn = { code: "of-the-window", state, way: "window" }

    expect((await resultOf(guest.identity.finish(ofWindow))).user?.email).toBe(email)
  })

  it("takes no code of the window as one of the address, nor the other way round", async () => {
    const guest = aKeeper().guest()
    const { state } = await resultOf(guest.identity.start("/account"))
    const ofAddress = await sentBack(guest)

    const claimed = await refusal(
      guest.identity.finish({ code: "of-the-window", state, way: "address" }),
    )
    const moved = await refusal(guest.identity.finish({ ...ofAddress, way: "window" }))

    for (const failure of [claimed, moved])
      expect(failure).toMatchObject({ _tag: "IdentityRefused", reason: "unproven" })
  })

  it("waits ten minutes and no longer", async () => {
    const keeper = aKeeper()
    const guest = keeper.guest()
    const [soon, late] = [await sentBack(guest), await sentBack(guest)]

    keeper.clock.forward(10 * MINUTE)
    await resultOf(guest.identity.finish(soon))
    keeper.clock.forward(1)

    expect(await refusal(guest.identity.finish(late))).toMatchObject(expired)
  })

  it("says so when the guest declined, or nobody can be believed", async () => {
    const keeper = aKeeper()
    const guest = keeper.guest()
    const declined = await refusal(
      guest.identity.finish({ ...(await sentBack(guest)), code: null }),
    )
    keeper.identity.says({ nonce: "another" })
    const unproven = await refusal(guest.identity.finish(await sentBack(guest)))

    expect(declined).toMatchObject({ _tag: "IdentityRefused", reason: "declined" })
    expect(unproven).toMatchObject({ _tag: "IdentityRefused", reason: "unproven" })
  })

  it("says so when the outside service is silent", async () => {
    const keeper = aKeeper()
    keeper.identity.falls(true)

    expect((await refusal(keeper.guest().identity.start("/")))._tag).toBe("IdentityUnavailable")
  })
})

describe("an address that has an account", () => {
  const askedToLink = async (keeper = aKeeper()) => {
    await aProved(keeper, { email })
    const guest = keeper.guest()
    const failure = await refusal(guest.identity.finish(await sentBack(guest)))
    return { keeper, guest, failure }
  }

  it("is linked by its password once", async () => {
    const { keeper, guest, failure } = await askedToLink()
    const before = await whoIsOn(guest)

    const wrong = await refusal(guest.identity.link("not my password"))
    const { user, redirect } = await resultOf(guest.identity.link(PASSWORD))

    expect([failure, before]).toEqual([expect.objectContaining({ email }), null])
    expect(wrong._tag).toBe("CredentialsRefused")
    expect([user?.email, redirect]).toEqual([email, "/account"])
    expect(await keptOf(keeper, email)).toMatchObject({ outside: "https://identity.test 1" })
    expect(await refusal(guest.identity.link(PASSWORD))).toMatchObject(expired)
    expect((await arrived(keeper.guest())).user?.email).toBe(email)
    expect(keeper.letters()[0]).toMatchObject({ kind: "googleLinked", to: email, link: null })
    expect(keeper.events.map(({ step, outcome }) => `${step} ${outcome}`).slice(-4)).toEqual([
      "checkPassword refused",
      "linkGoogle done",
      "signInWithGoogle done",
      "signInWithGoogle done",
    ])
  })

  it("is linked within ten minutes, by the browser that was asked", async () => {
    const { keeper, guest } = await askedToLink()
    keeper.clock.forward(10 * MINUTE + 1)

    expect(await refusal(guest.identity.link(PASSWORD))).toMatchObject(expired)
    expect(await refusal(keeper.guest().identity.link(PASSWORD))).toMatchObject(expired)
  })

  it("is linked by no browser but the one that was asked", async () => {
    const { keeper, guest } = await askedToLink()

    expect(await refusal(keeper.guest().identity.link(PASSWORD))).toMatchObject(expired)
    expect((await resultOf(guest.identity.link(PASSWORD))).user?.email).toBe(email)
  })

  it.each<[string, (world: Awaited<ReturnType<typeof askedToLink>>) => Promise<unknown>]>([
    [
      "the account ends",
      async ({ keeper }) => {
        const { id } = (await keptOf(keeper, email))!
        return resultOf(keeper.desk.store.inTransaction(({ remove }) => remove(id)))
      },
    ],
    [
      "the outside identity gets another account",
      async ({ keeper }) => {
        const other = { ...(await keptOf(keeper, email))!, outside: "https://identity.test 1" }
        const own = { ...other, id: AccountId.make("0123456789abcdefghjkmnpqrs"), email: "b@c.my" }
        return resultOf(keeper.desk.store.inTransaction(({ insert }) => insert(own)))
      },
    ],
    ["it is linked already", async ({ guest }) => resultOf(guest.identity.link(PASSWORD))],
    [
      "the guest comes back as somebody else",
      async ({ keeper, guest }) => {
        keeper.identity.says({ sub: "2" })
        return refusal(guest.identity.finish(await sentBack(guest)))
      },
    ],
  ])("is linked to nothing if, while its password is compared, %s", async (_what, happens) => {
    let meanwhile: (() => Promise<unknown>) | undefined
    const matches: typeof quickHashing.matches = (password, hash, network) =>
      Effect.andThen(
        Effect.promise(async () => {
          const act = meanwhile
          meanwhile = undefined
          await act?.()
        }),
        quickHashing.matches(password, hash, network),
      )
    const world = await askedToLink(aKeeper({ passwords: { ...quickHashing, matches } }))
    meanwhile = () => happens(world)

    expect(await refusal(world.guest.identity.link(PASSWORD))).toMatchObject(expired)
  })

  it("that ended meanwhile is linked to nothing", async () => {
    const { keeper, guest } = await askedToLink()
    const { id } = (await keptOf(keeper, email))!
    await resultOf(keeper.desk.store.inTransaction(({ remove }) => remove(id)))

    expect((await refusal(guest.identity.link(PASSWORD)))._tag).toBe("CredentialsRefused")
  })
})
