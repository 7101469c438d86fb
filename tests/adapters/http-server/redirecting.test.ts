import { firstOf, redirecting } from "#adapters/http-server/redirecting.ts"
import { describe, expect, it } from "vitest"

const asked = (path: string, headers: Record<string, string> = {}) =>
  new Request(`https://singgah.test${path}`, { headers })

describe("the rules of whoever runs the site", () => {
  const part = firstOf(redirecting({ "/blog": "https://blog.example/" }), async () =>
    Response.json("page"),
  )

  it("lead to another address, and no other path", { tags: "§2.44" }, async () => {
    const led = await part(asked("/blog?from=mail"))

    expect([led?.status, led?.headers.get("location")]).toEqual([302, "https://blog.example/"])
    expect((await part(asked("/blog/first")))?.status).toBe(200)
  })

  it("leave a request to nobody when nobody has an answer", async () => {
    expect(await firstOf(async () => null)(asked("/"))).toBeNull()
  })

  it("may change at any time: no browser keeps where it was led", async () => {
    expect((await part(asked("/blog")))?.headers.get("cache-control")).toBe("no-cache")
  })

  it("are followed by the first part that has an answer alone", async () => {
    const first = firstOf(
      async () => new Response("first"),
      () => Promise.reject(new Error("asked too")),
    )

    expect(await (await first(asked("/")))?.text()).toBe("first")
  })
})
