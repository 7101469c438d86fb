import { accountPicture } from "#adapters/http-server/files/account-picture.ts"
import { callerOf } from "#adapters/http-server/caller.ts"
import { guestFileAt } from "#adapters/http-server/files/guest-files.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { seededRandomness } from "#fixtures/doubles/randomness.seeded.ts"
import { resultOf } from "#tests/contracts/outcomes.ts"
import { aKeeper, aRegistered } from "#tests/core/account-service/an-account-keeper.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const SURROUNDINGS = {
  isSecure: false,
  randomness: seededRandomness(1),
  network: undefined,
  publicUrl: null,
}

const aPicture = async () => {
  const keeper = aKeeper()
  const guest = await aRegistered(keeper)
  const { picture } = await resultOf(guest.profiles.setPicture(new Uint8Array([0xff, 0xd8, 0xff])))
  const asked = (secret: string | null, path = picture!.large, desk = keeper.desk) => {
    const headers = secret === null ? {} : { cookie: `singgah-session=${secret}` }
    const request = new Request(`http://stays.test${path}`, { headers })
    const { params } = guestFileAt(path) ?? { params: {} }
    return accountPicture(desk)(request, params, callerOf(request, SURROUNDINGS))
  }
  return { keeper, secret: guest.jar.secret, asked }
}

describe("a profile picture", () => {
  it("is shown to its owner, and kept by nobody on the way", async () => {
    const { secret, asked } = await aPicture()

    const answer = await asked(secret)

    expect(answer?.status).toBe(200)
    expect(answer?.headers.get("content-type")).toBe("image/webp")
    expect(answer?.headers.get("cache-control")).toBe("private, no-store")
  })

  it("is not there for anybody else, nor under another name", async () => {
    const { secret, asked } = await aPicture()
    const folder = "/api/account/picture"

    const answers = await Promise.all([
      asked(null),
      asked("0".repeat(52)),
      asked(secret, `${folder}/${"0".repeat(26)}-512.webp`),
      asked(secret, `${folder}/..%2Fsecret-key`),
      asked(secret, "/api/account"),
    ])

    expect(answers).toEqual([null, null, null, null, null])
  })

  it("is not there while the store of files does not answer, and nothing breaks", async () => {
    const { keeper, secret, asked } = await aPicture()
    const files = { ...keeper.desk.files, read: () => Effect.fail(new StoreUnreachable()) }

    expect(await asked(secret, undefined, { ...keeper.desk, files })).toBeNull()
  })
})
