import { api } from "#adapters/http-api/api.ts"
import { problemStatuses } from "#adapters/http-api/problem-statuses.ts"
import { noHoldLimits } from "#core/front-desk/hold-limits.rules.ts"
import { aPgliteStore } from "#tests/support/stores.ts"
import { listFieldsOf, textFieldsOf, type TextField } from "#tests/support/text-fields.ts"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { namingCalls, ownCalls } from "./access.cases.ts"
import { aRegistered } from "./accounts.steps.ts"
import { serverInMemory, serverOn } from "./keepers.ts"
import { openCalls, type OpenCall } from "./open.cases.ts"
import { aKey, contractStock, type Guest, type OpenWorld, type World } from "./world.ts"

const texts = textFieldsOf(api)
const nameOf = ({ call, part, path }: TextField): string => `${call} ${part} ${path.join(".")}`

/** Texts that may be written over several lines. */
const OF_SEVERAL_LINES = [
  "giveDetails payload address",
  "giveDetails payload specialRequests",
  "sendInquiry payload message",
  "saveProfile payload address",
  "writeMessage payload text",
  "writeReply payload text",
  "writeReview payload draft.text",
]

const hostile = {
  "a NUL": "a\u0000b",
  "another control character": "a\u001bb",
  "half of a character": "a\ud800b",
  "the other half": "a\udc00b",
  "a mark that turns the direction of reading": "a\u202eb",
  "a line more than it has": "a\nb",
  "60 KB": "x".repeat(60_000),
  "100 KB": "x".repeat(100_000),
} as const

// The address of a page carries bytes: half of a character is what UTF-8 would make of it.
const inAddress = (text: string): string =>
  encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/g, "\ufffe")).replaceAll(
    "%EF%BF%BE",
    "%ED%A0%80",
  )

const withText = (
  value: unknown,
  [step, ...rest]: ReadonlyArray<string>,
  text: string,
): unknown => {
  if (step === undefined) return text
  if (Array.isArray(value)) return [withText(value[0], rest, text), ...value.slice(1)]
  const known = typeof value === "object" && value !== null ? value : {}
  const part = (known as Readonly<Record<string, unknown>>)[step]
  return { ...known, [step]: withText(part, rest, text) }
}

const requestOf = (guest: Guest, field: TextField, call: OpenCall, text: string): Request => {
  const { method, path, file } = api[field.call]!
  const [name = ""] = field.path
  const spoilt = field.part === "params" ? { [name]: inAddress(text) } : {}
  const params = Object.entries({ ...call.params, ...spoilt })
  const address = params.reduce(
    (so, [param, value]) => so.replace(`{${param}}`, value),
    path as string,
  )
  const query = Object.entries({ ...call.query })
    .filter(([one]) => field.part !== "query" || one !== name)
    .map(([one, value]) => `${one}=${encodeURIComponent(value)}`)
  if (field.part === "query") query.push(`${name}=${inAddress(text)}`)
  const body = field.part === "payload" ? withText(call.body, field.path, text) : call.body
  return new Request(`http://stays.test${address}?${query.join("&")}`, {
    method,
    headers: {
      cookie: [...guest.jar].map(([key, value]) => `${key}=${value}`).join("; "),
      "content-type": file?.types[0] ?? "application/json",
      "idempotency-key": aKey(),
    },
    ...(method !== "GET" && {
      body: call.file ? new Uint8Array(call.file) : JSON.stringify(body ?? {}),
    }),
  })
}

type Problem = {
  readonly _tag: keyof typeof problemStatuses
  readonly issues?: ReadonlyArray<{ readonly path: string }>
}

/** Null for an answer that refuses this very field; else what it was. */
const notRefused = async (response: Response, field: TextField, text: string) => {
  const problem = (await response.json()) as Problem
  const { status } = response
  const isTyped =
    problemStatuses[problem._tag] === status &&
    response.headers.get("content-type") === "application/problem+json"
  const isNamed = problem.issues?.some(({ path }) => path === field.path.join("."))
  const isRight =
    text.length > 60_000
      ? ["BodyTooLarge", "AddressTooLong"].includes(problem._tag)
      : {
          params: status === 404 || status === 414,
          query: status === 400 || status === 414,
          payload: problem._tag === "InputRefused" && isNamed,
        }[field.part]
  return isTyped && isRight ? null : { text: text.slice(0, 9), status, problem }
}

it("finds every text that the contract takes, and a right call for each", () => {
  const known = Object.keys({ ...openCalls, ...namingCalls, ...ownCalls })

  expect(texts.length).toBeGreaterThan(90)
  expect(texts.map(({ call }) => call).filter((call) => !known.includes(call))).toEqual([])
})

it.each(texts.map((field) => [nameOf(field), field] as const))("bounds %s", (_, { most }) => {
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(16_000)
})

it.each([
  ["email", 254],
  ["link", 53],
])("bounds every %s by %d", (name, bound) => {
  const bounds = texts
    .filter(({ path }) => path.at(-1) === name)
    .map(({ most }) => most ?? Infinity)

  expect(bounds.length).toBeGreaterThan(4)
  expect(Math.max(...bounds)).toBe(bound)
})

/** A whole shortlist fits into the most bytes that any call takes. */
const LONGER_LISTS = new Map([["joinShortlist payload marks", 200]])

it.each(listFieldsOf(api).map((field) => [nameOf(field), field] as const))(
  "bounds the list %s",
  (name, { most }) => {
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThanOrEqual(LONGER_LISTS.get(name) ?? 20)
  },
)

let database: Awaited<ReturnType<typeof aPgliteStore>>
beforeAll(async () => {
  database = await aPgliteStore()
})
afterAll(() => database.close())

/** As many rooms as right calls are prepared from. */
const roomyStock = contractStock.map(({ property, exceptions }) => ({
  property: { ...property, rooms: property.rooms.map((room) => ({ ...room, units: 50 })) },
  exceptions,
}))

const keepers: ReadonlyArray<readonly [string, OpenWorld]> = [
  ["in memory", serverInMemory],
  ["on PGlite", serverOn(() => database)],
]

describe.each(keepers)("the server %s", (_keeper, openWorld) => {
  let world: World
  let anybody: Guest
  const prepared = new Map<string, { readonly guest: Guest; readonly call: OpenCall }>()
  beforeAll(async () => {
    world = await openWorld(roomyStock, noHoldLimits)
    anybody = await aRegistered(world)
  })
  afterAll(() => world.close())

  const callOf = async (name: string) => {
    const known = prepared.get(name)
    if (known) return known
    const named = { ...namingCalls, ...ownCalls }[name]
    const right = named && (await named(world))
    const made = right
      ? { guest: right.owner, call: right }
      : { guest: anybody, call: openCalls[name]! }
    prepared.set(name, made)
    return made
  }

  it.each(texts.map((field) => [nameOf(field), field] as const))(
    "refuses %s where no store could keep it",
    async (name, field) => {
      const { guest, call } = await callOf(field.call)
      const given = Object.entries(hostile).filter(
        ([kind]) => kind !== "a line more than it has" || !OF_SEVERAL_LINES.includes(name),
      )

      const taken: Array<unknown> = []
      for (const [, text] of given) {
        const response = await world.answer(requestOf(guest, field, call, text))
        taken.push(await notRefused(response, field, text))
      }

      expect(taken.filter((one) => one !== null)).toEqual([])
    },
  )
})
