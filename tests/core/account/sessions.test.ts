import { refusal, resultOf } from "#tests/contracts/outcomes.ts"
import { describe, expect, it } from "vitest"
import {
  aKeeper,
  aRegistered,
  aRegistration,
  aSignedIn,
  EMAIL,
  PASSWORD,
  whoIsOn,
} from "../account-service/an-account-keeper.ts"

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

describe("a session", () => {
  it("lives for thirty days without being used, and anew from every use", async () => {
    const keeper = aKeeper()
    const guest = await aRegistered(keeper)

    keeper.clock.forward(30 * DAY)
    const atTheEnd = await whoIsOn(guest)
    keeper.clock.forward(30 * DAY)
    const onceMore = await whoIsOn(guest)
    keeper.clock.forward(30 * DAY + 1)

    expect([atTheEnd, onceMore, await whoIsOn(guest)]).toEqual([EMAIL, EMAIL, null])
  })

  it("ends ninety days after signing in, however often it is used", async () => {
    const keeper = aKeeper()
    const guest = await aRegistered(keeper)
    for (let day = 0; day < 90; day += 10) {
      keeper.clock.forward(10 * DAY)
      await whoIsOn(guest)
    }
    const atTheEnd = [await whoIsOn(guest), (await resultOf(guest.sessions.list())).length]
    const other = await aSignedIn(keeper)
    keeper.clock.forward(1)

    expect(atTheEnd).toEqual([EMAIL, 1])
    expect(await whoIsOn(guest)).toBeNull()
    expect(await resultOf(other.sessions.list())).toMatchObject([{ current: true }])
  })

  it("begins anew with the password", async () => {
    const keeper = aKeeper()
    const guest = await aRegistered(keeper)
    keeper.clock.forward(30 * DAY)
    await resultOf(guest.accounts.confirm(PASSWORD))
    for (let day = 0; day < 90; day += 30) {
      await whoIsOn(guest)
      keeper.clock.forward(30 * DAY)
    }

    expect(await whoIsOn(guest)).toBe(EMAIL)
  })

  it("is written down as used once an hour", async () => {
    const keeper = aKeeper()
    const guest = await aRegistered(keeper)
    const seen = async () => (await resultOf(guest.sessions.list()))[0]?.lastSeenAt

    keeper.clock.forward(HOUR)
    const withinTheHour = [await seen(), await seen()]
    keeper.clock.forward(1)
    const after = [await seen(), await seen()]

    expect(withinTheHour).toEqual(Array(2).fill("2026-11-21T02:30:00.000Z"))
    expect(after.at(-1)).toBe("2026-11-21T03:30:00.001Z")
  })

  it("is asked of the store only where the browser has a secret", async () => {
    const keeper = aKeeper()

    expect(await whoIsOn(keeper.guest())).toBeNull()
  })
})

describe("the list of sessions", () => {
  it("names every browser that was used lately, the asking one among them", async () => {
    const keeper = aKeeper()
    await aRegistered(keeper)
    keeper.clock.forward(HOUR)
    const guest = await aSignedIn(keeper)

    expect(await resultOf(guest.sessions.list())).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{26}$/),
        current: true,
        browser: "Firefox · Linux",
        signedInAt: "2026-11-21T03:30:00.000Z",
        lastSeenAt: "2026-11-21T03:30:00.000Z",
      },
      {
        id: expect.any(String),
        current: false,
        browser: "Firefox · Linux",
        signedInAt: "2026-11-21T02:30:00.000Z",
        lastSeenAt: "2026-11-21T02:30:00.000Z",
      },
    ])
  })

  it("is for who is signed in", async () => {
    const { sessions } = aKeeper().guest()

    expect((await refusal(sessions.list()))._tag).toBe("NotSignedIn")
    expect((await refusal(sessions.endAll()))._tag).toBe("NotSignedIn")
    expect((await refusal(sessions.end("1" as never)))._tag).toBe("NotSignedIn")
  })
})

describe("ending a session", () => {
  it("signs another browser out and stays signed in here", async () => {
    const keeper = aKeeper()
    const [guest, other] = [await aRegistered(keeper), await aSignedIn(keeper)]
    const [{ id } = expect.fail()] = (await resultOf(guest.sessions.list())).filter(
      ({ current }) => !current,
    )

    const { user } = await resultOf(guest.sessions.end(id))

    expect(user?.email).toBe(EMAIL)
    expect([await whoIsOn(guest), await whoIsOn(other)]).toEqual([EMAIL, null])
    expect(guest.jar.forgotten).toBe(0)
    expect((await refusal(guest.sessions.end(id)))._tag).toBe("SessionNotFound")
  })

  it("may be the asking browser's own", async () => {
    const guest = await aRegistered(aKeeper())
    const [{ id } = expect.fail()] = await resultOf(guest.sessions.list())

    expect(await resultOf(guest.sessions.end(id))).toEqual({ user: null })

    expect(guest.jar).toEqual({ secret: null, forgotten: 1 })
  })

  it("is none of somebody else's", async () => {
    const keeper = aKeeper()
    const guest = await aRegistered(keeper)
    const stranger = keeper.guest()
    await resultOf(stranger.accounts.register(aRegistration({ email: "wei@example.com" })))
    const [{ id } = expect.fail()] = await resultOf(guest.sessions.list())

    expect((await refusal(stranger.sessions.end(id)))._tag).toBe("SessionNotFound")
    expect(await whoIsOn(guest)).toBe(EMAIL)
  })

  it("can be all of them at once", async () => {
    const keeper = aKeeper()
    const [guest, other] = [await aRegistered(keeper), await aSignedIn(keeper)]

    expect(await resultOf(guest.sessions.endAll())).toEqual({ user: null })

    expect(guest.jar).toEqual({ secret: null, forgotten: 1 })
    expect(await whoIsOn(other)).toBeNull()
  })
})
