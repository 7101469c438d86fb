import type { PasswordHashing } from "#core/account-store/password-hashing.port.ts"
import { quickHashing } from "#fixtures/doubles/password-hashing.in-memory.ts"
import { resultOf } from "#tests/contracts/outcomes.ts"
import { expect, it } from "vitest"
import {
  aKeeper,
  aRegistered,
  aRegistration,
  EMAIL,
  lastLink,
  NETWORK,
  PASSWORD,
} from "../an-account-keeper.ts"

const anotherPassword = { password: "kopi-o kosong lagi", confirmPassword: "kopi-o kosong lagi" }

it("hashes and compares every password in the turn of the network that it came from", async () => {
  const turns: Array<string> = []
  const passwords: PasswordHashing = {
    hash: (password, network) => {
      turns.push(`hash for ${network}`)
      return quickHashing.hash(password, network)
    },
    matches: (password, hash, network) => {
      turns.push(`match for ${network}`)
      return quickHashing.matches(password, hash, network)
    },
  }
  const keeper = aKeeper({ passwords })
  const guest = await aRegistered(keeper)
  await resultOf(guest.accounts.signIn({ email: EMAIL, password: PASSWORD }))
  await resultOf(guest.accounts.confirm(PASSWORD))
  await resultOf(guest.accounts.changePassword({ currentPassword: PASSWORD, ...anotherPassword }))
  await resultOf(guest.accounts.askForReset(EMAIL))
  await resultOf(guest.accounts.resetPassword({ link: lastLink(keeper), ...aRegistration() }))

  const [hash, match] = [`hash for ${NETWORK}`, `match for ${NETWORK}`]
  expect(turns).toEqual([hash, match, match, match, match, hash, hash])
})
