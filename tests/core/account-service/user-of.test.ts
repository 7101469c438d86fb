import { arrivedAs, signedInAs } from "#core/account-service/user-of.ts"
import { expect, it } from "vitest"
import { aKeeper, aRegistered, keptOf } from "./an-account-keeper.ts"

it("says how many stays joined the account, and nothing where none did", async () => {
  const keeper = aKeeper()
  await aRegistered(keeper)
  const account = (await keptOf(keeper))!

  const { user } = signedInAs(account)

  expect(arrivedAs(account, 2)).toStrictEqual({ user, joined: 2 })
  expect(arrivedAs(account, 1)).toStrictEqual({ user, joined: 1 })
  expect(arrivedAs(account, 0)).toStrictEqual({ user })
})
