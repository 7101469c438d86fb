import { api } from "#adapters/http-api/api.ts"
import { pathWith } from "#adapters/http-api/matching.ts"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { aRegistered } from "./accounts.steps.ts"
import { aConfirmedStay } from "./bookings.steps.ts"
import { serverInMemory } from "./keepers.ts"
import { aWish, contractStock, told, type Guest, type World } from "./world.ts"

/** Calls that name something of one guest; what names a property is everybody's. */
const naming = Object.entries(api).filter(
  ([, { path }]) => /\{(id|link)\}/.test(path) && !path.startsWith("/api/properties"),
)

/** Calls that need nothing but to be signed in. */
const own = Object.entries(api).filter(([, { path }]) =>
  /^\/api\/(account\/|sessions|session\/confirmation)/.test(path),
)

/** What whoever has a booking's unguessable id may read. */
const readable = ["find", "settle"]

const bodies: Readonly<Record<string, unknown>> = {
  confirm: { password: "kopi-o kosong" },
  changePassword: { currentPassword: "kopi-o kosong", password: "x", confirmPassword: "x" },
  changeEmail: { email: "new@example.com" },
  proveEmail: { link: "never mailed" },
}

let world: World
beforeEach(async () => {
  world = await serverInMemory(contractStock)
})
afterEach(() => world.close())

const asked = async (guest: Guest, name: string, params: Record<string, string>) => {
  const { method, path, file } = api[name]!
  const cookie = [...guest.jar].map(([key, value]) => `${key}=${value}`).join("; ")
  const headers = {
    cookie,
    "content-type": file?.types[0] ?? "application/json",
    "idempotency-key": aWish(),
  }
  const body = method === "GET" ? null : JSON.stringify(bodies[name] ?? {})
  const address = `http://stays.test${pathWith(path, params)}`
  const response = await world.answer(new Request(address, { method, headers, body }))
  const { _tag } = (await response.json().catch(() => ({}))) as { readonly _tag?: string }
  return { status: response.status, _tag }
}

const anExpired = async (): Promise<Guest> => {
  const guest = await aRegistered(world, { email: "gone@example.com" })
  const { id } = (await told(guest.sessions.list()))[0]!
  const proof = guest.jar.get("singgah-session") ?? ""
  await told(guest.sessions.end(id))
  guest.jar.set("singgah-session", proof)
  return guest
}

const strangers = {
  "nobody signed in": async () => world.guest(),
  "another guest": () => aRegistered(world, { email: "wei@example.com" }),
  "an ended session": anExpired,
}

describe.each(Object.entries(strangers))("to %s", (_who, open) => {
  it.each(naming.filter(([name]) => !readable.includes(name)))(
    "%s answers alike for what is somebody else's and what is not there",
    async (name) => {
      const owner = await aRegistered(world)
      const { id } = await aConfirmedStay(owner)
      const [session] = await told(owner.sessions.list())
      const theirs = name === "endSession" ? (session?.id ?? "") : id
      const stranger = await open()

      const foreign = await asked(stranger, name, { id: theirs, link: theirs })
      const missing = await asked(stranger, name, {
        id: "0123456789abcdefghjkmnpqrs",
        link: "0123456789abcdefghjkmnpqrs",
      })

      expect(foreign).toEqual(missing)
      expect(foreign.status).toBeGreaterThanOrEqual(400)
      expect(foreign.status).toBeLessThan(500)
    },
  )
})

const signedOut = Object.entries(strangers).filter(([who]) => who !== "another guest")

describe.each(signedOut)("to %s", (_who, open) => {
  it.each(own)("%s is closed", async (name) => {
    const stranger = await open()

    const { status } = await asked(stranger, name, {
      id: "0123456789abcdefghjkmnpqrs",
      part: "selfie",
    })

    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })
})
