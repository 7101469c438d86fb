import { AccountsUnreachable, SessionNotFound } from "#core/account/account.errors.ts"
import type { SessionId } from "#core/account/session.ts"
import { sessionsWith } from "#core/account/sessions.actors.ts"
import type { Sessions } from "#core/account/sessions.port.ts"
import { NotSignedIn } from "#core/people/visitor.errors.ts"
import { aSession, aUser } from "#fixtures/builders/an-account.ts"
import { scriptedSessions } from "#fixtures/doubles/accounts.scripted.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { courseOf } from "./course.ts"

const { id } = aSession()
const endedSession = { type: "guest.endedSession", id } as const
const endedAll = { type: "guest.endedAll" } as const
const retried = { type: "guest.retried" } as const

const signedOut = Effect.fail(new NotSignedIn())
const unreachable = Effect.fail(new AccountsUnreachable())
const notFound = Effect.fail(new SessionNotFound())
const someone = Effect.succeed({ user: aUser() })
const nobody = Effect.succeed({ user: null })

type Event = typeof endedSession | typeof endedAll | typeof retried

const sessionsAfter = (script: Partial<Sessions>, ...events: ReadonlyArray<Event>) =>
  courseOf(sessionsWith(scriptedSessions(script)), undefined, ...events)

describe("the list of signed-in browsers", () => {
  it("comes at once", async () => {
    const { states, context } = await sessionsAfter({})

    expect(states).toEqual(["listing busy", "listed"])
    expect(context).toEqual({ sessions: [aSession()] })
  })

  it("is asked for again where nobody answered", async () => {
    const { states, context } = await sessionsAfter({ list: () => unreachable }, retried)

    expect(states).toEqual(["listing busy", "unreachable", "listing busy", "unreachable"])
    expect(context).toEqual({ sessions: [] })
  })

  it("is for who is signed in", async () => {
    expect((await sessionsAfter({ list: () => signedOut })).states.at(-1)).toBe("signedOut over")
  })
})

describe("a browser", () => {
  it("is signed out by its name", async () => {
    const asked: Array<SessionId> = []
    const end: Sessions["end"] = (one) => {
      asked.push(one)
      return someone
    }

    await sessionsAfter({ end }, endedSession)

    expect(asked).toEqual([id])
  })

  it.each<[string, Event, Partial<Sessions>]>([
    ["ending busy, listing busy, listed", endedSession, { end: () => someone }],
    ["ending busy, listing busy, listed", endedSession, { end: () => notFound }],
    ["ending busy, signedOut over", endedSession, { end: () => nobody }],
    ["ending busy, signedOut over", endedSession, { end: () => signedOut }],
    ["ending busy, unreachable", endedSession, { end: () => unreachable }],
    ["endingAll busy, signedOut over", endedAll, { endAll: () => nobody }],
    ["endingAll busy, signedOut over", endedAll, { endAll: () => signedOut }],
    ["endingAll busy, unreachable", endedAll, { endAll: () => unreachable }],
  ])("goes by %s after %j", async (course, event, script) => {
    const { states } = await sessionsAfter(script, event)

    expect(states.slice(2).join(", ")).toBe(course)
  })
})
