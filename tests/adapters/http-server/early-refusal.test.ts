import { usualRequestLimits } from "#adapters/configuration/request-limits.ts"
import { admission } from "#adapters/http-server/admission/admission.ts"
import { earlyRefusal } from "#adapters/http-server/early-refusal.ts"
import type { ErrorPage } from "#adapters/http-server/error-page.ts"
import { Effect } from "effect"
import { createHash } from "node:crypto"
import { connect } from "node:net"
import { afterEach, describe, expect, it } from "vitest"
import { aServer, stopServers } from "./a-server.ts"

afterEach(stopServers)

const STYLE = "body { margin: 0 }"
const sorry: ErrorPage = ({ language, theme, nonce, address, isBusy }) =>
  `<style nonce="${nonce}">${STYLE}</style>${isBusy ? "busy" : "broken"} ${language} ${theme} <a href="${address}">`

/** A server whose places are all taken by work of this importance, and what it was asked. */
const aFullServer = async ({ publicUrl = null }: { publicUrl?: string | null } = {}) => {
  const admitted = admission({ ...usualRequestLimits, atOnce: 1, waiting: 1 })
  for (const priority of ["search", "search"] as const)
    Effect.runFork(admitted({ priority, signal: new AbortController().signal })(Effect.never))
  const asked: Array<string> = []
  const refused: Array<string> = []
  const server = await aServer(
    async ({ url }) => {
      asked.push(new URL(url).pathname)
      return new Response("let in")
    },
    {
      refusal: earlyRefusal({
        hasRoomFor: admitted.hasRoomFor,
        sorry,
        demonstration: false,
        publicUrl,
        neighbours: { apiBase: "", stripe: false, secure: false },
        refused: (priority) => refused.push(priority),
      }),
    },
  )
  return { ...server, asked, refused }
}

const PAGE = { accept: "text/html,*/*" }

/** The page is drawn when it is first needed: until then programs' words serve. */
const pageAt = async (address: string, headers: Record<string, string> = {}) => {
  await expect
    .poll(async () =>
      (await fetch(address, { headers: { ...PAGE, ...headers } })).headers.get("content-type"),
    )
    .toContain("text/html")
  return fetch(address, { headers: { ...PAGE, ...headers } })
}

describe("a request for which there is no room", () => {
  it("is refused with a problem for programs, before anybody answers", async () => {
    const { address, asked, refused } = await aFullServer()

    const answer = await fetch(`${address}/api/properties?where=ipoh`)

    expect(answer.status).toBe(503)
    expect(answer.headers.get("retry-after")).toBe("5")
    expect(answer.headers.get("content-type")).toBe("application/problem+json")
    expect(answer.headers.get("cache-control")).toBe("no-store")
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff")
    expect(await answer.json()).toMatchObject({ status: 503, _tag: "TooBusy" })
    expect([asked, refused]).toEqual([[], ["search"]])
  })

  it.each([
    ["ms;q=0.9, en;q=0.1", "", "ms", "busy bm null"],
    ["zh-CN", "theme=dark", "zh-Hans", "busy cn dark"],
    ["fr", "language=en", "en", "busy en null"],
  ])("is refused with a page for who reads %s", async (language, cookie, tag, text) => {
    const { address, asked } = await aFullServer()

    const answer = await pageAt(`${address}/properties`, { "accept-language": language, cookie })

    expect(answer.status).toBe(503)
    expect(answer.headers.get("retry-after")).toBe("5")
    expect(answer.headers.get("content-language")).toBe(tag)
    expect(await answer.text()).toContain(text)
    expect(asked).toEqual([])
  })

  it("gets a page whose policy lets in its own style alone, by what stands in it", async () => {
    const { address } = await aFullServer()

    const policy = (await pageAt(`${address}/properties`)).headers.get("content-security-policy")

    const hash = createHash("sha256").update(STYLE).digest("base64")
    expect(policy).toContain(`style-src 'sha256-${hash}';`)
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain("nonce-")
  })

  it("is let in where it matters more than what waits, or is never refused", async () => {
    const { address, asked } = await aFullServer()

    for (const path of ["/booking/new", "/api/health", "/assets/main.js"])
      await fetch(address + path)

    expect(asked).toEqual(["/booking/new", "/api/health", "/assets/main.js"])
  })

  it("may be read by pages of the site that lie elsewhere", async () => {
    const publicUrl = "https://stays.test"
    const { address } = await aFullServer({ publicUrl })

    const ours = await fetch(`${address}/api/properties`, { headers: { origin: publicUrl } })
    const others = await fetch(`${address}/api/properties`, {
      headers: { origin: "https://a.test" },
    })

    expect(ours.headers.get("access-control-allow-origin")).toBe(publicUrl)
    expect(others.headers.has("access-control-allow-origin")).toBe(false)
  })

  it("leaves its connection to the next request", async () => {
    const { port, asked } = await aFullServer()
    const socket = connect({ port, host: "127.0.0.1" })
    let heard = ""
    socket.on("data", (bytes) => (heard += bytes.toString()))

    const request = (path: string, body = "") =>
      `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${body.length}\r\n\r\n${body}`
    socket.write(request("/api/inquiries/attachments", "x".repeat(5000)))
    await expect.poll(() => heard).toContain("503 Service Unavailable")
    socket.write(request("/api/health"))

    await expect.poll(() => asked).toEqual(["/api/health"])
    socket.destroy()
  })
})
