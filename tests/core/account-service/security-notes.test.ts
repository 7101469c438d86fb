import { refusal, resultOf } from "#tests/contracts/outcomes.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"
import {
  aKeeper,
  aProved,
  aRegistered,
  aRegistration,
  aSignedIn,
  EMAIL,
  keptOf,
  lastLink,
  NETWORK,
  PASSWORD,
  type Guest,
  type Keeper,
} from "./an-account-keeper.ts"

const NEXT = "teh tarik kurang manis"
const aNewPassword = (link: string) => ({ link, password: NEXT, confirmPassword: NEXT })

/** What was noted since the account was there, as step and outcome. */
const notedOf = ({ events }: Keeper): ReadonlyArray<string> =>
  events.map(({ step, outcome }) => `${step} ${outcome}`)

type Doing = (guest: Guest, keeper: Keeper) => Promise<unknown>

it.each<readonly [string, Doing]>([
  ["signIn done", (_, keeper) => aSignedIn(keeper)],
  ["signIn refused", ({ accounts }) => refusal(accounts.signIn({ email: EMAIL, password: "no" }))],
  ["checkPassword refused", ({ accounts }) => refusal(accounts.confirm("not my password"))],
  ["askForReset done", ({ accounts }) => resultOf(accounts.askForReset(EMAIL))],
  ["askForEmailChange done", ({ accounts }) => resultOf(accounts.changeEmail("a@new.example.com"))],
  ["endAllSessions done", ({ sessions }) => resultOf(sessions.endAll())],
  ["deleteAccount done", ({ accounts }) => resultOf(accounts.deleteAccount())],
  [
    "changePassword done",
    ({ accounts }) =>
      resultOf(accounts.changePassword({ ...aNewPassword(""), currentPassword: PASSWORD })),
  ],
])("%s is noted with the account and the network", async (noted, act) => {
  const keeper = aKeeper()
  const guest = await aRegistered(keeper)
  const { id } = (await keptOf(keeper))!

  await act(guest, keeper)

  expect(notedOf(keeper)).toEqual(["register done", noted])
  expect(keeper.events.map(({ account }) => account)).toEqual([id, id])
  expect(keeper.events.map(({ network }) => network)).toEqual([NETWORK, NETWORK])
})

it("a new address, a new password by a link and the way back are noted each by itself", async () => {
  const keeper = aKeeper()
  const guest = await aProved(keeper)
  await resultOf(guest.accounts.changeEmail("a@new.example.com"))
  await resultOf(guest.accounts.proveEmail(lastLink(keeper)))
  await resultOf(guest.accounts.resetPassword(aNewPassword(lastLink(keeper))))
  await resultOf(guest.accounts.askForReset(EMAIL))
  await resultOf(guest.accounts.resetPassword(aNewPassword(lastLink(keeper))))

  expect(notedOf(keeper)).toEqual([
    "register done",
    "changeEmail done",
    "askForEmailChange done",
    "changeEmail done",
    "restoreEmail done",
    "askForReset done",
    "resetPassword done",
  ])
})

it("what nobody knows is noted without an account", async () => {
  const keeper = aKeeper()
  const { accounts } = keeper.guest()

  await refusal(accounts.signIn({ email: "no@one.my", password: PASSWORD }))
  await resultOf(accounts.askForReset("no@one.my"))
  await refusal(accounts.resetPassword(aNewPassword("none")))

  expect(notedOf(keeper)).toEqual(["signIn refused", "askForReset done", "resetPassword refused"])
  expect(keeper.events.map(({ account }) => account)).toEqual([null, null, null])
})

it("too many tries are noted, and a call from nowhere that is known has no network", async () => {
  const keeper = aKeeper({ rateLimiter: { count: () => Effect.succeed(1000) } })
  const { accounts, caller } = keeper.guest()

  await refusal(accounts.signIn({ email: EMAIL, password: PASSWORD }))
  Object.assign(caller.visitor, { network: undefined })
  await refusal(accounts.signIn({ email: EMAIL, password: PASSWORD }))

  expect(keeper.events).toEqual([
    { step: "signIn", outcome: "slowed", account: null, network: NETWORK },
    { step: "signIn", outcome: "slowed", account: null, network: null },
  ])
})

it("nothing that a guest typed is noted", async () => {
  const keeper = aKeeper()
  await aProved(keeper)
  await refusal(keeper.guest().accounts.signIn({ email: EMAIL, password: "a wrong one" }))
  await resultOf(keeper.guest().accounts.register(aRegistration({ password: NEXT })))

  expect(JSON.stringify(keeper.events)).not.toMatch(/aisyah|example\.com|wrong|teh tarik|Tan/i)
})
