import { httpsFeedFetcher } from "#adapters/calendars/feed-fetcher.https.ts"
import { isPublicAddress } from "#adapters/calendars/public-address.ts"
import { MOST_FEED_BYTES } from "#core/channels/channel.terms.ts"
import { resultOf, refusal } from "#tests/contracts/outcomes.ts"
import { testCertificate } from "#tests/support/test-certificate.ts"
import type { IncomingMessage, ServerResponse } from "node:http"
import { createServer } from "node:https"
import type { AddressInfo } from "node:net"
import { describe, expect, onTestFinished, test } from "vitest"

const nothing = { etag: null, modified: null }

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Another site on this machine, and a fetcher that takes this machine for a public one. */
const aSite = async (answer: Answer) => {
  const asked: Array<IncomingMessage["headers"]> = []
  const server = createServer(testCertificate, (request, response) => {
    asked.push(request.headers)
    answer(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const anywhere = { ca: testCertificate.cert, mayUsePort: () => true, patienceMs: 5000 }
  const fetcher = httpsFeedFetcher({ ...anywhere, isPublic: () => true })
  return { address: `https://localhost:${port}/a.ics`, port, asked, fetcher, anywhere }
}

describe("a calendar of another site", () => {
  test("is fetched with its marks, and not again where they are still right", async () => {
    const { address, asked, fetcher } = await aSite(({ headers }, response) => {
      if (headers["if-none-match"] === '"1"') return response.writeHead(304).end()
      return response.writeHead(200, { etag: '"1"', "last-modified": "Mon" }).end("BEGIN")
    })

    const first = await resultOf(fetcher.fetch(address, nothing))
    const second = await resultOf(fetcher.fetch(address, first.marks))

    expect(first).toEqual({ text: "BEGIN", marks: { etag: '"1"', modified: "Mon" } })
    expect(second).toEqual({ text: null, marks: first.marks })
    expect(asked[0]?.["accept-encoding"]).toBe("identity")
    expect(asked[1]?.["if-modified-since"]).toBe("Mon")
  })

  test("arrives whole where it has 5 MB, and a little more", async () => {
    const years = "a".repeat(5_000_000)
    const { address, fetcher } = await aSite((_, response) => {
      response.write(years)
      response.end("END:VCALENDAR")
    })

    const { text } = await resultOf(fetcher.fetch(address, nothing))

    expect(text === `${years}END:VCALENDAR`).toBe(true)
  })

  test("may have moved, a few times", async () => {
    const { address, fetcher } = await aSite(({ url = "" }, response) => {
      const left = Number(/\d+/.exec(url)?.[0] ?? 0)
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end()
      else response.end("BEGIN")
    })
    const at = (path: string) => fetcher.fetch(new URL(path, address).href, nothing)

    expect((await resultOf(at("/3"))).text).toBe("BEGIN")
    expect(await refusal(at("/4"))).toMatchObject({ reason: "Refused" })
  })

  test.each([404, 403, 500, 204, 206])("is refused with %i", async (status) => {
    const { address, fetcher } = await aSite((_, response) => response.writeHead(status).end())

    expect(await refusal(fetcher.fetch(address, nothing))).toMatchObject({ reason: "Refused" })
  })

  test("is let go where it is too large, too slow or breaks off", async () => {
    const large = await aSite((_, response) => {
      response.write("a".repeat(MOST_FEED_BYTES))
      response.end("b")
    })
    const slow = await aSite((_, response) => response.write("BEGIN"))
    const broken = await aSite((_, response) => response.destroy())
    const hasty = httpsFeedFetcher({ ...slow.anywhere, isPublic: () => true, patienceMs: 300 })

    expect(await refusal(large.fetcher.fetch(large.address, nothing))).toMatchObject({
      reason: "TooLarge",
    })
    expect(await refusal(hasty.fetch(slow.address, nothing))).toMatchObject({ reason: "NoAnswer" })
    expect(await refusal(broken.fetcher.fetch(broken.address, nothing))).toMatchObject({
      reason: "NoAnswer",
    })
  })
})

describe("an address that an operator typed", () => {
  test.each([
    "http://example.com/a.ics",
    "file:///etc/passwd",
    "ftp://example.com/a.ics",
    "https://user:secret@example.com/a.ics",
    "webcal://example.com/a.ics",
    "example.com",
    "",
    "https://example.com:8443/a.ics",
    "https://127.0.0.1/a.ics",
    "https://[::1]/a.ics",
    "https://[::ffff:10.0.0.1]/a.ics",
    "https://169.254.169.254/latest/meta-data",
    "https://2130706433/a.ics",
    "https://0x7f.1/a.ics",
    "https://localhost/a.ics",
  ])("is not followed: %j", async (address) => {
    expect(await refusal(httpsFeedFetcher().fetch(address, nothing))).toMatchObject({
      reason: "NotAllowed",
    })
  })

  test("is not followed where any of its hosts is private, nor is one that it leads to", async () => {
    const { address, anywhere, asked } = await aSite((_, response) =>
      response.writeHead(302, { location: "https://10.0.0.1/a.ics" }).end(),
    )
    const rebinding = httpsFeedFetcher({ resolve: async () => ["93.184.215.14", "10.0.0.1"] })
    expect(await refusal(rebinding.fetch("https://example.com/", nothing))).toMatchObject({
      reason: "NotAllowed",
    })

    const isPublic = (host: string) => host === "127.0.0.1"
    const resolve = async () => ["127.0.0.1"]
    const led = httpsFeedFetcher({ ...anywhere, isPublic, resolve })
    expect(await refusal(led.fetch(address, nothing))).toMatchObject({ reason: "NotAllowed" })
    expect(asked).toHaveLength(1)
  })

  test("is resolved once: a name that becomes another host meanwhile changes nothing", async () => {
    const { address, anywhere } = await aSite((_, response) => response.end("BEGIN"))
    const answers = [["127.0.0.1"], ["10.0.0.1"]]
    const fetcher = httpsFeedFetcher({
      ...anywhere,
      isPublic: () => true,
      resolve: async () => answers.shift() ?? [],
    })

    expect((await resultOf(fetcher.fetch(address, nothing))).text).toBe("BEGIN")
    expect(answers).toHaveLength(1)
  })
})

describe("a public address", () => {
  test.each(["8.8.8.8", "93.184.215.14", "2606:2800:220:1::1", "2404:6800:4001::1"])(
    "is %s",
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  test.each(
    [
      "0.0.0.0 10.1.2.3 100.64.0.1 127.8.8.8 169.254.169.254 172.31.0.1 192.0.0.8 192.0.2.1",
      "192.88.99.1 192.168.1.1 198.19.0.1 198.51.100.1 203.0.113.1 224.0.0.1 255.255.255.255",
      ":: ::1 ::ffff:8.8.8.8 64:ff9b::808:808 100::1 2001::1 2001:db8::1 2002:808:808::1 3fff::1",
      "fc00::1 fd00::1 fe80::1 fec0::1 ff02::1 localhost",
    ]
      .join(" ")
      .split(" "),
  )("is not %s", (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
