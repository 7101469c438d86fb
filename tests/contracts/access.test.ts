import { api } from "#adapters/http-api/api.ts"
import { pathWith } from "#adapters/http-api/matching.ts"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { namingCalls, ownCalls, type RightCall } from "./access.cases.ts"
import { aRegistered } from "./accounts.steps.ts"
import { serverInMemory } from "./keepers.ts"
import { aKey, contractStock, resultOf, type Guest, type World } from "./world.ts"

/** Calls that name something of one guest; what names a property is everybody's. */
const naming = Object.entries(api)
  .filter(([, { path }]) => /\{(id|link)\}/.test(path) && !path.startsWith("/api/properties"))
  .map(([name]) => name)

/** Calls that need nothing but to be signed in. */
const own = Object.entries(api)
  .filter(([, { path }]) => /^\/api\/(account\/|sessions|session\/confirmation)/.test(path))
  .map(([name]) => name)
  .filter((name) => !naming.includes(name))

/** What whoever has a booking's unguessable id may read, with the guest's details masked. */
const readable = ["find", "settle"]

/** What whoever has the secret of a mailed link may do, signed in or not. */
const openBySecret = ["openByLink", "openReplies", "writeReply"]

let world: World
beforeEach(async () => {
  world = await serverInMemory(contractStock)
})
afterEach(() => world.close())

const bodyOf = ({ body, file }: RightCall): BodyInit | null => {
  if (file) return new Uint8Array(file)
  return body === undefined ? null : JSON.stringify(body)
}

const asked = async (guest: Guest, name: string, call: RightCall, params = call.params) => {
  const { method, path, file } = api[name]!
  const cookie = [...guest.jar].map(([key, value]) => `${key}=${value}`).join("; ")
  const headers = {
    cookie,
    "content-type": file?.types[0] ?? "application/json",
    "idempotency-key": aKey(),
  }
  const body = method === "GET" ? null : (bodyOf(call) ?? "{}")
  const address = `http://stays.test${pathWith(path, params)}`
  const response = await world.answer(new Request(address, { method, headers, body }))
  const { _tag } = (await response.json().catch(() => ({}))) as { readonly _tag?: string }
  return { status: response.status, _tag }
}

const anExpired = async (): Promise<Guest> => {
  const guest = await aRegistered(world, { email: "gone@example.com" })
  const { id } = (await resultOf(guest.sessions.list()))[0]!
  const proof = guest.jar.get("singgah-session") ?? ""
  await resultOf(guest.sessions.end(id))
  guest.jar.set("singgah-session", proof)
  return guest
}

const strangers = {
  "nobody signed in": async () => world.guest(),
  "another guest": () => aRegistered(world, { email: "wei@example.com" }),
  "an ended session": anExpired,
}

/** How somebody is told that a thing is not theirs: as if it were not there, or that it is closed. */
const CLOSED = ["BookingNotFound", "SessionNotFound", "NotSignedIn"]

it("has a right call for everything that is one guest's", () => {
  expect(Object.keys(namingCalls).toSorted()).toEqual(
    naming.filter((name) => !readable.includes(name)).toSorted(),
  )
  expect(Object.keys(ownCalls).toSorted()).toEqual(own.toSorted())
})

describe("to its owner", () => {
  it.each([...Object.entries(namingCalls), ...Object.entries(ownCalls)])(
    "%s answers as it was asked",
    async (name, prepared) => {
      const call = await prepared(world)

      const { status, _tag } = await asked(call.owner, name, call)

      expect({ status, _tag }).toMatchObject({ status: 200 })
    },
  )
})

describe.each(Object.entries(strangers))("to %s", (_who, open) => {
  it.each(Object.entries(namingCalls).filter(([name]) => !openBySecret.includes(name)))(
    "%s answers alike for what is somebody else's and what is not there",
    async (name, prepared) => {
      const call = await prepared(world)
      const stranger = await open()

      const foreign = await asked(stranger, name, call)
      const missing = await asked(stranger, name, call, call.nothing)

      expect(foreign).toEqual(missing)
      expect(CLOSED).toContain(foreign._tag)
    },
  )

  it("a mailed link with another secret opens nothing", async () => {
    const call = await namingCalls["openByLink"]!(world)
    const [id = ""] = call.params["link"]!.split("-")
    const stranger = await open()
    const guessed = { link: `${id}-${call.nothing["link"]!.split("-")[1]}` }

    const foreign = await asked(stranger, "openByLink", call, guessed)
    const missing = await asked(stranger, "openByLink", call, call.nothing)

    expect(foreign).toEqual(missing)
    expect(foreign).toMatchObject({ status: 404, _tag: "BookingNotFound" })
  })
})

const signedOut = Object.entries(strangers).filter(([who]) => who !== "another guest")

describe.each(signedOut)("to %s", (_who, open) => {
  it.each(Object.entries(ownCalls))("%s is closed", async (name, prepared) => {
    const call = await prepared(world)
    const stranger = await open()

    expect(await asked(stranger, name, call)).toEqual({ status: 401, _tag: "NotSignedIn" })
  })
})
