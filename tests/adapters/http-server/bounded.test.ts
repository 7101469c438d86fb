import { bounded, STAND_IN_LIMIT } from "#adapters/http-server/bounded.ts"
import { expect, it } from "vitest"
import { ADDRESS, problemIn } from "./a-site.ts"

const FORM = "application/x-www-form-urlencoded"

/** A part that takes five bytes, and everything that it was asked. */
const aPart = () => {
  const asked: Array<Request> = []
  const answer = bounded(async (request) => {
    asked.push(request)
    return new Response("taken", { status: 201 })
  }, 5)
  return { asked, answer }
}

const aForm = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request(`${ADDRESS}/sandbox/form?a=1`, {
    method: "PUT",
    body,
    headers: { "content-type": FORM, ...headers },
    duplex: "half",
  } as RequestInit)

it("the limit of a stand-in's form is 16 KiB", () => {
  expect(STAND_IN_LIMIT).toBe(16_384)
})

it("a request without a body is passed on as it is", async () => {
  const { asked, answer } = aPart()
  const request = new Request(ADDRESS)

  const response = await answer(request)

  expect(response?.status).toBe(201)
  expect(asked).toHaveLength(1)
  expect(asked[0]).toBe(request)
})

it.each(["", "a=123"])("the body %j is passed on with all else of its request", async (body) => {
  const { asked, answer } = aPart()

  const response = await answer(aForm(body))

  expect(await response?.text()).toBe("taken")
  expect(asked[0]?.url).toBe(`${ADDRESS}/sandbox/form?a=1`)
  expect(asked[0]?.method).toBe("PUT")
  expect(asked[0]?.headers.get("content-type")).toBe(FORM)
  expect(await asked[0]?.text()).toBe(body)
})

it.each([
  ["of six bytes", "a=1234", {}],
  ["of five characters in six bytes", "a=12é", {}],
  ["that says it is longer than it is", "a=1", { "content-length": "6" }],
])("a body %s is refused, and the part is not asked", async (_, body, headers) => {
  const { asked, answer } = aPart()

  const response = await answer(aForm(body, headers))

  expect(response?.status).toBe(413)
  expect(await problemIn(response!)).toMatchObject({ _tag: "BodyTooLarge", limit: 5 })
  expect(asked).toEqual([])
})

it("a body that breaks off is refused, and the part is not asked", async () => {
  const { asked, answer } = aPart()
  const cut = new ReadableStream({ start: (stream) => stream.error(new Error("gone")) })

  const response = await answer(aForm(cut))

  expect(response?.status).toBe(400)
  expect(await problemIn(response!)).toMatchObject({
    _tag: "InputRefused",
    issues: [{ path: "", code: "CutShort" }],
  })
  expect(asked).toEqual([])
})
