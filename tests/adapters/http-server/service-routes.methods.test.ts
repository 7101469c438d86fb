import { networkOf } from "#adapters/http-server/network.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { ADDRESS, aSite, problemIn } from "./a-site.ts"

const asked = (path: string, method = "GET", body?: string) =>
  new Request(ADDRESS + path, { method, ...(body === undefined ? {} : { body }) })

describe("an address for those who run the site", () => {
  it.each([
    ["/api/health", "POST", "GET"],
    ["/api/ready", "POST", "GET"],
    ["/api/metrics", "DELETE", "GET"],
    ["/api/openapi.json", "PUT", "GET"],
    ["/api/visitor/country", "POST", "GET"],
    ["/api/webhooks/payments", "GET", "POST"],
    ["/api/webhooks/mail", "PUT", "POST"],
  ])("%s is no place for %s, but for %s", async (path, method, allowed) => {
    const response = await aSite().answer(asked(path, method))

    expect([response.status, response.headers.get("allow")]).toEqual([405, allowed])
  })

  it.each([
    ["/api/health", '{"status":"ok"}'],
    ["/api/ready", '{"status":"ready"}'],
  ])("%s says %s, which nobody keeps", async (path, text) => {
    const response = await aSite().answer(asked(path))

    expect(await response.text()).toBe(text)
    expect(response.headers.get("content-type")).toBe("application/json")
    expect(response.headers.get("cache-control")).toBe("no-store")
  })

  it("gives the contract as JSON, the same each time", async () => {
    const { answer } = aSite()
    const [first, second] = [
      await answer(asked("/api/openapi.json")),
      await answer(asked("/api/openapi.json")),
    ]

    expect(first.headers.get("content-type")).toBe("application/json")
    expect(await first.text()).toBe(await second.text())
  })

  it("gives measurements that nobody keeps", async () => {
    const response = await aSite().answer(asked("/api/metrics"))

    expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8")
    expect(response.headers.get("cache-control")).toBe("no-store")
  })
})

describe("the country of a visitor", () => {
  const answered = async (countryOf: (network: string | undefined) => string | null) =>
    aSite({ service: { countryOf } }).answer(
      asked("/api/visitor/country"),
      networkOf("203.0.113.7", null, 0),
    )

  it("is said by its code and its name, for the network that asks", async () => {
    const response = await answered((network) => (network === "203.0.113.7" ? "MY" : null))

    expect(await response.text()).toBe("1;MY;;Malaysia")
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8")
    expect(response.headers.get("cache-control")).toBe("private, max-age=3600")
  })

  it("is 0 where nobody knows it", async () => {
    expect(await (await answered(() => null)).text()).toBe("0")
  })
})

describe("what a provider brings", () => {
  it("may be a notice of 512 KB, and no byte more", async () => {
    const heard: Array<number> = []
    const hearNotice = (body: string) => Effect.sync(() => heard.push(body.length))
    const { answer } = aSite({ service: { hearNotice } })
    const notice = (length: number) => asked("/api/webhooks/payments", "POST", "x".repeat(length))

    const longest = await answer(notice(524_288))
    const tooLong = await answer(notice(524_289))

    expect(await longest.json()).toEqual({ received: true })
    expect(await problemIn(tooLong)).toMatchObject({ status: 413, limit: 524_288 })
    expect(heard).toEqual([524_288])
  })

  it("is heard without a signature too, for others to refuse", async () => {
    const signatures: Array<string> = []
    const hearNotice = (_: string, signature: string) =>
      Effect.sync(() => signatures.push(signature))

    await aSite({ service: { hearNotice } }).answer(asked("/api/webhooks/payments", "POST", "{}"))

    expect(signatures).toEqual([""])
  })

  it("is thanked for where it is a mail, with a colon in its secret too", async () => {
    const inbound = { secret: "a:b", receive: () => Effect.void }
    const { answer } = aSite({ service: { inbound } })
    const body = JSON.stringify({ MessageID: "m1", To: "a@b.example", TextBody: "Yes" })
    const authorization = `Basic ${Buffer.from("mail:a:b").toString("base64")}`

    const response = await answer(
      new Request(`${ADDRESS}/api/webhooks/mail`, {
        method: "POST",
        body,
        headers: { authorization },
      }),
    )

    expect(await response.json()).toEqual({ received: true })
  })
})
