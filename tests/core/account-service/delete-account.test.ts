import { resultOf } from "#tests/contracts/outcomes.ts"
import { describe, expect, it } from "vitest"
import { aKeeper, aRegistered, EMAIL, keptOf, whoIsOn } from "./an-account-keeper.ts"

const aPicture = new Uint8Array([0xff, 0xd8, 0xff])

const aGuest = async () => {
  const keeper = aKeeper()
  return { keeper, guest: await aRegistered(keeper) }
}

describe("leaving", () => {
  it("takes everything along and leaves nothing behind", async () => {
    const { keeper, guest } = await aGuest()
    const { id } = (await keptOf(keeper))!
    const { picture } = await resultOf(guest.profiles.setPicture(aPicture))

    expect(await resultOf(guest.accounts.myRecords())).toMatchObject({
      writtenAt: "2026-11-21T02:30:00.000Z",
      registeredAt: "2026-11-21T02:30:00.000Z",
      profile: { email: EMAIL },
      verification: { status: "unverified" },
      sessions: [{ current: true }],
      bookings: [],
      inquiries: [],
    })
    expect(await resultOf(guest.accounts.deleteAccount())).toEqual({ user: null })
    expect([await whoIsOn(guest), await keptOf(keeper)]).toEqual([null, null])
    expect([guest.jar.forgotten, keeper.bookings]).toEqual([1, [`nobody has those of ${id}`]])
    const file = picture!.large.split("/").at(-1)!
    expect(await resultOf(keeper.desk.files.read(file))).toBeNull()
  })
})
