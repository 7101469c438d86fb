import { createServer } from "node:https"
import type { AddressInfo } from "node:net"
import { fileURLToPath } from "node:url"
import { SERVER } from "./site.ts"
import { testCertificate } from "./test-certificate.ts"

/** A stay that another site sold: both are calendar dates, the second is the day of departure. */
export interface StayElsewhere {
  readonly from: string
  readonly until: string
}

const PRELOAD = fileURLToPath(new URL("another-site.preload.ts", import.meta.url))

const dated = (date: string): string => date.replaceAll("-", "")

/** The calendar as Airbnb writes it. */
const calendarWith = (stays: ReadonlyArray<StayElsewhere>): string =>
  [
    "BEGIN:VCALENDAR",
    "PRODID:-//Airbnb Inc//Hosting Calendar 0.8.8//EN",
    "VERSION:2.0",
    ...stays.flatMap(({ from, until }) => [
      "BEGIN:VEVENT",
      `DTEND;VALUE=DATE:${dated(until)}`,
      `DTSTART;VALUE=DATE:${dated(from)}`,
      `UID:${dated(from)}@airbnb.com`,
      "SUMMARY:Reserved",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
    "",
  ].join("\r\n")

/**
 * Another site that sells the same rooms, on this machine, and how a server of ours is started that
 * takes it for a public one.
 */
export const anotherSite = async () => {
  const stays = new Map<string, ReadonlyArray<StayElsewhere>>()
  const server = createServer(testCertificate, ({ url = "" }, response) => {
    response.end(calendarWith(stays.get(url) ?? []))
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  const { port } = server.address() as AddressInfo
  return {
    /** The address of the calendar of a listing. */
    calendarOf: (listing: string) => `https://another-site.test/${listing}`,
    sells: (listing: string, ...sold: ReadonlyArray<StayElsewhere>) => {
      stays.set(`/${listing}`, sold)
    },
    environment: {
      ANOTHER_SITE_PORT: `${port}`,
      ANOTHER_SITE_CERTIFICATE: testCertificate.cert,
    },
    program: ["--import", PRELOAD, ...SERVER],
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
