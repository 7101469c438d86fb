import { refusal, resultOf } from "#tests/contracts/outcomes.ts"
import { describe, expect, it } from "vitest"
import {
  aKeeper,
  aRegistered,
  aSignedIn,
  EMAIL,
  keptOf,
  PASSWORD,
  whoIsOn,
} from "../an-account-keeper.ts"

const NEXT = "teh tarik kurang manis"
const change = (currentPassword: string, password = NEXT) => ({
  currentPassword,
  password,
  confirmPassword: password,
})

describe("changing a password", () => {
  it("signs everybody else out and stays signed in here", async () => {
    const keeper = aKeeper()
    const [guest, other] = [await aRegistered(keeper), await aSignedIn(keeper)]
    const { secret } = guest.jar

    const { user } = await resultOf(guest.accounts.changePassword(change(PASSWORD)))

    expect(user?.email).toBe(EMAIL)
    expect(guest.jar.secret).not.toBe(secret)
    expect([await whoIsOn(guest), await whoIsOn(other)]).toEqual([EMAIL, null])
    expect(keeper.letters()[0]).toMatchObject({ kind: "passwordChanged", to: EMAIL, link: null })
    expect(await keptOf(keeper)).toMatchObject({ passwordHash: `hash of ${NEXT}` })
  })

  it("is for who is signed in, knows the old one and chose a good new one", async () => {
    const keeper = aKeeper()
    const guest = await aRegistered(keeper)
    const refusalOf = (who: typeof guest, old: string, next?: string) =>
      refusal(who.accounts.changePassword(change(old, next)))

    expect((await refusalOf(keeper.guest(), PASSWORD))._tag).toBe("NotSignedIn")
    expect((await refusalOf(guest, NEXT))._tag).toBe("CredentialsRefused")
    expect(await refusalOf(guest, PASSWORD, "aisyah.tan123")).toMatchObject({
      issues: [{ path: "password", code: "PasswordContainsEmail" }],
    })
    expect(await keptOf(keeper)).toMatchObject({ passwordHash: `hash of ${PASSWORD}` })
  })
})
