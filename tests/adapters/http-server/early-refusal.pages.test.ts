import { earlyRefusal } from "#adapters/http-server/early-refusal.ts"
import type { ErrorPage } from "#adapters/http-server/error-page.ts"
import { expect, it } from "vitest"
import { anIncoming } from "./an-incoming.ts"

const PAGE = { accept: "text/html" }

type Needs = Parameters<typeof earlyRefusal>[0]

/** A process without room for anything, and what it was asked about. */
const aFullProcess = (sorry: ErrorPage | null, given: Partial<Needs> = {}) => {
  const comers: Array<Parameters<Needs["hasRoomFor"]>[0]> = []
  const refuse = earlyRefusal({
    hasRoomFor: (comer) => {
      comers.push(comer)
      return false
    },
    sorry,
    demonstration: false,
    publicUrl: null,
    neighbours: { apiBase: "", stripe: false, secure: false },
    refused: () => {},
    ...given,
  })
  /** The page is drawn while the first who asks for it reads programs' words. */
  const page = async (url: string, headers: Record<string, string> = {}) => {
    refuse(anIncoming(url, { ...PAGE, ...headers }), undefined)
    await Promise.resolve().then(() => new Promise(setImmediate))
    return refuse(anIncoming(url, { ...PAGE, ...headers }), undefined)
  }
  return { refuse, page, comers }
}

const textOf = (answer: ReturnType<ReturnType<typeof earlyRefusal>>): string =>
  Buffer.from(answer?.body ?? []).toString()

it("lets everybody in, without a look at what they want, while the least has room", () => {
  const { refuse, comers } = aFullProcess(null, { hasRoomFor: () => true })

  expect(refuse(anIncoming("/properties"), "a network")).toBeNull()
  expect(comers).toEqual([])
})

it("asks for room for the network that a request comes from", () => {
  const { refuse, comers } = aFullProcess(null)

  refuse(anIncoming("/properties?adults=2"), "a network")

  expect(comers).toEqual([
    { priority: "pictures", network: "a network" },
    { priority: "search", network: "a network" },
  ])
})

it("looks at the method of a call", () => {
  const { refuse } = aFullProcess(null)

  expect(refuse(anIncoming("/api/bookings", {}, "OPTIONS"), undefined)).toBeNull()
  expect(refuse(anIncoming("/api/bookings", {}, "POST"), undefined)?.status).toBe(503)
})

it("says so in programs' words where there is no page", async () => {
  const { page } = aFullProcess(null)

  expect(JSON.parse(textOf(await page("/properties")))).toMatchObject({ _tag: "TooBusy" })
})

it("says so in programs' words to programs, though a page is drawn", async () => {
  const { page, refuse } = aFullProcess(() => "sorry")
  await page("/properties")

  const [silent, json] = [{}, { accept: "application/json" }].map((headers) =>
    refuse(anIncoming("/properties", headers), undefined),
  )

  expect(textOf(silent ?? null)).toContain("TooBusy")
  expect(textOf(json ?? null)).toContain("TooBusy")
})

it("draws a page in the language and the colours of the address, once for each", async () => {
  const drawn: Array<string> = []
  const { page } = aFullProcess(({ language, theme }) => {
    drawn.push(`${language} ${theme}`)
    return `很忙 ${language} ${theme}`
  })

  const chinese = await page("/properties?lang=cn&theme=dark")
  await page("/help?theme=dark&lang=cn")
  await page("/help?lang=cn")
  await page("/help", { cookie: "language=bm" })

  expect(textOf(chinese)).toBe("很忙 cn dark")
  expect(chinese?.headers["content-length"]).toBe(String(Buffer.byteLength("很忙 cn dark")))
  expect(chinese?.headers["cache-control"]).toBe("no-store")
  expect(chinese?.headers["x-content-type-options"]).toBe("nosniff")
  expect(drawn).toEqual(["cn dark", "cn null", "bm null"])
})

it("says that the site is a demonstration, where it is one", async () => {
  const sorry: ErrorPage = ({ demonstration }) => (demonstration ? "a demonstration" : "earnest")

  expect(textOf(await aFullProcess(sorry, { demonstration: true }).page("/"))).toBe(
    "a demonstration",
  )
  expect(textOf(await aFullProcess(sorry).page("/"))).toBe("earnest")
})

it("tries again to draw a page that could not be drawn", async () => {
  let tries = 0
  const { page } = aFullProcess(async () => {
    tries += 1
    if (tries === 1) throw new Error("no words")
    return "sorry"
  })

  expect(textOf(await page("/"))).toContain("TooBusy")
  expect(textOf(await page("/"))).toBe("sorry")
  expect(tries).toBe(2)
})
