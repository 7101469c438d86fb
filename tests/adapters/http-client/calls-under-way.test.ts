import { httpAccounts, httpSessions } from "#adapters/http-client/accounts.http.ts"
import { apiClient } from "#adapters/http-client/api-client.ts"
import { callsUnderWay } from "#adapters/http-client/calls-under-way.ts"
import { httpShortlists } from "#adapters/http-client/profiles.http.ts"
import { SessionId } from "#core/account/session.ts"
import { Effect } from "effect"
import { afterEach, beforeEach, expect, it, vi } from "vitest"

const A_SESSION = SessionId.make("1123456789abcdefghjkmnpqrs")

beforeEach(() => vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page whose calls are answered, or break, when the test says so. */
const aPage = () => {
  const sent: Array<{ path: string; answer: () => void; fail: () => void }> = []
  const underWay = callsUnderWay()
  const fetch = underWay.noting(
    (address) =>
      new Promise((answered, broken) => {
        const { pathname } = new URL(address)
        const body = pathname.endsWith("/shortlist") ? "[]" : '{"user":null}'
        sent.push({
          path: pathname,
          answer: () => answered(new Response(body)),
          fail: () => broken(new TypeError("Failed to fetch")),
        })
      }),
  )
  const ask = apiClient({ baseUrl: "https://api.test", fetch })
  const sessions = httpSessions(ask, underWay)
  const ways = {
    "signing out": httpAccounts(ask, underWay).signOut(),
    "ending a session": sessions.end(A_SESSION),
    "ending every session": sessions.endAll(),
  }
  const leave = (way: keyof typeof ways) => void Effect.runPromiseExit(ways[way])
  const signOut = () => leave("signing out")
  const save = () => void Effect.runPromiseExit(httpShortlists(ask).join([]))
  const paths = async () => {
    await vi.advanceTimersByTimeAsync(0)
    return sent.map(({ path }) => path)
  }
  return { sent, leave, signOut, save, paths }
}

const SAVED = "/api/account/shortlist"
const ENDED = "/api/session/end"

it("a guest who waits for nothing is signed out at once", async () => {
  const { signOut, paths } = aPage()

  signOut()

  expect(await paths()).toEqual([ENDED])
})

it.each(["answer", "fail"] as const)(
  "a guest is signed out once every call before has come to an end: %s",
  async (end) => {
    const { sent, signOut, save, paths } = aPage()
    save()
    signOut()
    save()

    expect(await paths()).toEqual([SAVED, SAVED])
    sent[0]?.[end]()
    expect(await paths()).toEqual([SAVED, SAVED])
    sent[1]?.[end]()
    expect(await paths()).toEqual([SAVED, SAVED, ENDED])
  },
)

it("waits for a call that began while it waited for another", async () => {
  const { sent, signOut, save, paths } = aPage()
  save()
  signOut()
  await paths()
  save()
  sent[0]?.answer()

  expect(await paths()).toEqual([SAVED, SAVED])
  sent[1]?.answer()
  expect(await paths()).toEqual([SAVED, SAVED, ENDED])
})

it("a guest is signed out after five seconds, whatever is not answered", async () => {
  const { signOut, save, paths } = aPage()
  save()
  signOut()
  await vi.advanceTimersByTimeAsync(4999)
  expect(await paths()).toEqual([SAVED])

  await vi.advanceTimersByTimeAsync(1)

  expect(await paths()).toEqual([SAVED, ENDED])
})

it.each([
  ["ending a session", `/api/sessions/${A_SESSION}/end`],
  ["ending every session", "/api/sessions/end"],
] as const)("%s waits as signing out does", async (way, path) => {
  const { sent, leave, save, paths } = aPage()
  save()
  leave(way)
  expect(await paths()).toEqual([SAVED])

  sent[0]?.answer()

  expect(await paths()).toEqual([SAVED, path])
})
