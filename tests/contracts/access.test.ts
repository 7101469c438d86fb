import { api } from "#adapters/http-api/api.ts"
import { pathWith } from "#adapters/http-api/matching.ts"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { namingCalls, ownCalls, type RightCall } from "./access.cases.ts"
import { aRegistered } from "./accounts.steps.ts"
import { serverInMemory } from "./keepers.ts"
import { aKey, contractStock, resultOf, type Guest, type World } from "./world.ts"

/** What whoever has a booking's unguessable id may read, with the guest's details masked. */
const readable = ["find", "settle"]

/** What anybody may call: it names nothing of one guest, or asks for a secret in its body. */
const everybodys = [
  "home",
  "placeNights",
  "suggest",
  "search",
  "listed",
  "open",
  "calendar",
  "readReviews",
  "reportReview",
  "quote",
  "hold",
  "findByCode",
  "mailLink",
  "attach",
  "sendInquiry",
  "register",
  "whoAmI",
  "signIn",
  "signOut",
  "giveCode",
  "beginPasskeySignIn",
  "signInWithPasskey",
  "startGoogle",
  "finishGoogle",
  "linkGoogle",
  "askForReset",
  "resetPassword",
]

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

const readAs = <Answer>(text: string): Answer | null => {
  try {
    return JSON.parse(text) as Answer
  } catch {
    return null
  }
}

const textOf = async (guest: Guest, name: string, call: RightCall, params = call.params) => {
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
  const text = await response.text()
  const { _tag } = readAs<{ readonly _tag?: string }>(text) ?? {}
  return { answer: { status: response.status, _tag }, text }
}

const asked = async (...call: Parameters<typeof textOf>) => (await textOf(...call)).answer

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

const OWNERS = { status: 200, _tag: undefined }

it("has settled of every call of the contract who may make it", () => {
  const settled = [
    ...Object.keys(namingCalls),
    ...Object.keys(ownCalls),
    ...readable,
    ...everybodys,
  ]

  expect(settled.toSorted()).toEqual(Object.keys(api).toSorted())
})

it.each(everybodys)("%s names nothing that is one guest's", (name) => {
  expect(api[name]?.path).not.toMatch(/\/api\/(account|sessions)\/|\{(id|link)\}/)
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
      expect(await asked(call.owner, name, call)).toEqual(OWNERS)
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
    expect(await asked(call.owner, "openByLink", call)).toEqual(OWNERS)
  })

  it.each(readable)("%s shows a booking, and its guest masked", async (name) => {
    const call = await namingCalls["openMessages"]!(world)
    const stranger = await open()

    const { answer, text } = await textOf(stranger, name, { ...call, body: {} })

    const own = await textOf(call.owner, "openOwn", call)
    expect(answer).toEqual(OWNERS)
    for (const secret of ["aisyah.tan@example.com", "Aisyah", "900402"]) {
      expect(text).not.toContain(secret)
    }
    expect(own.text).toContain("aisyah.tan@example.com")
  })
})

describe("to whoever has the secret of a mailed link", () => {
  it.each(openBySecret)("%s is open, and to nobody else", async (name) => {
    const call = await namingCalls[name]!(world)

    expect(await asked(world.guest(), name, call, call.nothing)).toMatchObject({
      _tag: "BookingNotFound",
    })
    expect(await asked(world.guest(), name, call)).toEqual(OWNERS)
  })
})

const signedOut = Object.entries(strangers).filter(([who]) => who !== "another guest")

describe.each(signedOut)("to %s", (_who, open) => {
  it.each(Object.entries(ownCalls))("%s is closed", async (name, prepared) => {
    const call = await prepared(world)
    const stranger = await open()

    expect(await asked(stranger, name, call)).toEqual({ status: 401, _tag: "NotSignedIn" })
    expect(await asked(call.owner, name, call)).toEqual(OWNERS)
  })
})
