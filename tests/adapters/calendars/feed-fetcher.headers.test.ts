import { httpsFeedFetcher } from "#adapters/calendars/feed-fetcher.https.ts"
import { resultOf, refusal } from "#tests/contracts/outcomes.ts"
import { testCertificate } from "#tests/support/test-certificate.ts"
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http"
import { createServer } from "node:https"
import type { AddressInfo } from "node:net"
import { expect, onTestFinished, test } from "vitest"

const nothing = { etag: null, modified: null }

/** A site that answers each request in turn; after the last of the answers it answers with a calendar. */
const aSite = async (...answers: ReadonlyArray<readonly [number, OutgoingHttpHeaders]>) => {
  const asked: Array<{ readonly url: string; readonly headers: IncomingHttpHeaders }> = []
  const server = createServer(testCertificate, ({ url = "", headers }, response) => {
    const [status, said] = answers[asked.length] ?? [200, {}]
    asked.push({ url, headers })
    response.writeHead(status, said).end("BEGIN")
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const fetcher = httpsFeedFetcher({
    ca: testCertificate.cert,
    mayUsePort: () => true,
    isPublic: () => true,
  })
  const fetch = (marks: Parameters<typeof fetcher.fetch>[1] = nothing) =>
    fetcher.fetch(`https://localhost:${port}/a.ics`, marks)
  return { asked, fetch }
}

test("a site is asked for a calendar by name, and for no newer one than it has given", async () => {
  const { asked, fetch } = await aSite()

  await resultOf(fetch())
  await resultOf(fetch({ etag: '"1"', modified: null }))
  await resultOf(fetch({ etag: null, modified: "Mon" }))

  expect(asked[0]?.headers).toMatchObject({
    accept: "text/calendar, */*;q=0.1",
    "accept-encoding": "identity",
    "user-agent": "Singgah-Calendar/1",
  })
  expect(
    asked.map(({ headers }) => [headers["if-none-match"], headers["if-modified-since"]]),
  ).toEqual([
    [undefined, undefined],
    ['"1"', undefined],
    [undefined, "Mon"],
  ])
})

test.each<[said: OutgoingHttpHeaders, marks: typeof nothing | Record<string, string | null>]>([
  [{}, nothing],
  [{ etag: '"1"' }, { etag: '"1"', modified: null }],
  [{ "last-modified": "Mon" }, { etag: null, modified: "Mon" }],
  [{ etag: "e".repeat(500) }, { etag: "e".repeat(500), modified: null }],
  [{ etag: "e".repeat(501), "last-modified": "m".repeat(501) }, nothing],
])("the marks of an answer are kept where they are not too long: %o", async (said, marks) => {
  const { fetch } = await aSite([200, said])

  expect(await resultOf(fetch())).toEqual({ text: "BEGIN", marks })
})

test.each([301, 302, 303, 307, 308])("an answer of %i leads to another address", async (status) => {
  const { asked, fetch } = await aSite([status, { location: "b.ics" }])

  expect((await resultOf(fetch())).text).toBe("BEGIN")
  expect(asked.map(({ url }) => url)).toEqual(["/a.ics", "/b.ics"])
})

test.each([300, 305, 309])("an answer of %i leads nowhere", async (status) => {
  const { asked, fetch } = await aSite([status, { location: "b.ics" }])

  expect(await refusal(fetch())).toMatchObject({ reason: "Refused" })
  expect(asked).toHaveLength(1)
})

test("an address is left after three others that it led to", async () => {
  const { asked, fetch } = await aSite(
    ...["b", "c", "d", "e"].map((location) => [302, { location }] as const),
  )

  expect(await refusal(fetch())).toMatchObject({ reason: "Refused" })
  expect(asked.map(({ url }) => url)).toEqual(["/a.ics", "/b", "/c", "/d"])
})
