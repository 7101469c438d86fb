import { FeedUnreachable } from "#core/channels/channel.errors.ts"
import { FEED_PATIENCE_MS, MOST_FEED_BYTES } from "#core/channels/channel.terms.ts"
import type { Fetched, FeedFetcher, FeedMarks } from "#core/channels/feed-fetcher.port.ts"
import { Effect } from "effect"
import { lookup as systemLookup } from "node:dns/promises"
import type { IncomingMessage } from "node:http"
import { request } from "node:https"
import { isIP, type LookupFunction } from "node:net"
import { isPublicAddress } from "./public-address.ts"

const MOST_REDIRECTS = 3
const LONGEST_MARK = 500
const REDIRECTS = [301, 302, 303, 307, 308]

/** What a test changes to reach a site on its own machine. */
type Needs = {
  readonly isPublic?: (address: string) => boolean
  readonly mayUsePort?: (port: string) => boolean
  readonly ca?: string
  readonly resolve?: (host: string) => Promise<ReadonlyArray<string>>
  readonly patienceMs?: number
}

const refuse = (reason: FeedUnreachable["reason"]): FeedUnreachable =>
  new FeedUnreachable({ reason })

const resolved = async (host: string): Promise<ReadonlyArray<string>> =>
  (await systemLookup(host, { all: true })).map(({ address }) => address)

const httpsIn = (address: string, base?: string): URL => {
  const url = URL.parse(address, base)
  if (url === null || url.protocol !== "https:" || url.username || url.password)
    throw refuse("NotAllowed")
  return url
}

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, "")

const textIn = async (answer: IncomingMessage): Promise<string> => {
  const pieces: Array<Buffer> = []
  let bytes = 0
  for await (const piece of answer as AsyncIterable<Buffer>) {
    bytes += piece.byteLength
    if (bytes > MOST_FEED_BYTES) throw refuse("TooLarge")
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString("utf8")
}

const markIn = (mark: string | undefined): string | null =>
  mark !== undefined && mark.length <= LONGEST_MARK ? mark : null

/** What an answer says; a redirect says where to ask instead. */
const readOf = async (
  answer: IncomingMessage,
  url: URL,
  marks: FeedMarks,
): Promise<Fetched | URL> => {
  const { statusCode = 0, headers } = answer
  if (statusCode === 304) return { text: null, marks }
  if (statusCode === 200) {
    const text = await textIn(answer)
    const modified = markIn(headers["last-modified"])
    return { text, marks: { etag: markIn(headers.etag), modified } }
  }
  if (!REDIRECTS.includes(statusCode)) throw refuse("Refused")
  return httpsIn(headers.location ?? "", url.href)
}

type Ask = (url: URL, marks: FeedMarks, signal: AbortSignal) => Promise<IncomingMessage>

/** Asks a site over https, at an address that was looked at. */
const askingWith = ({
  isPublic = isPublicAddress,
  mayUsePort = (port) => port === "",
  resolve = resolved,
  ca,
}: Needs): Ask => {
  const addressOf = async (host: string): Promise<string> => {
    const addresses = isIP(host) === 0 ? await resolve(host) : [host]
    const [first] = addresses
    if (first === undefined || !addresses.every(isPublic)) throw refuse("NotAllowed")
    return first
  }

  return async (url, marks, signal) => {
    if (!mayUsePort(url.port)) throw refuse("NotAllowed")
    const address = await addressOf(bare(url.hostname))
    // The name is not asked for again: between two answers it could become another.
    const lookup: LookupFunction = (_, options, found) => {
      if (options.all) found(null, [{ address, family: isIP(address) }])
      else found(null, address, isIP(address))
    }
    return new Promise<IncomingMessage>((keep, fail) => {
      request(url, {
        lookup,
        signal,
        agent: false,
        ...(ca !== undefined && { ca }),
        headers: {
          accept: "text/calendar, */*;q=0.1",
          "accept-encoding": "identity",
          "user-agent": "Singgah-Calendar/1",
          ...(marks.etag !== null && { "if-none-match": marks.etag }),
          ...(marks.modified !== null && { "if-modified-since": marks.modified }),
        },
      })
        .once("response", keep)
        .once("error", fail)
        .end()
    })
  }
}

/** Fetches calendars over https; every address is looked at that is connected to. */
export const httpsFeedFetcher = (needs: Needs = {}): FeedFetcher => {
  const { patienceMs = FEED_PATIENCE_MS } = needs
  const ask = askingWith(needs)

  const fetched = async (from: string, marks: FeedMarks, signal: AbortSignal): Promise<Fetched> => {
    let url = httpsIn(from)
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const answer = await ask(url, marks, signal)
      try {
        const read = await readOf(answer, url, marks)
        if (!(read instanceof URL)) return read
        url = read
      } finally {
        answer.destroy()
      }
    }
    throw refuse("Refused")
  }

  return {
    fetch: (address, marks) =>
      Effect.tryPromise({
        try: () => fetched(address, marks, AbortSignal.timeout(patienceMs)),
        catch: (error) => (error instanceof FeedUnreachable ? error : refuse("NoAnswer")),
      }),
  }
}
