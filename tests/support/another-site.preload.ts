import type { LookupAllOptions } from "node:dns"
import dns from "node:dns/promises"
import https from "node:https"
import { syncBuiltinESMExports } from "node:module"

// Loaded before the server of a test: the names of other sites that calendars are read from (those
// under `.test`) have a public address here, at which a server of the test itself answers. Its
// signal SIGUSR2 sets the clock on by six minutes, after which calendars are due.

const { ANOTHER_SITE_PORT = "", ANOTHER_SITE_CERTIFICATE = "" } = process.env
const PUBLIC_ADDRESS = "93.184.215.14"
const SIX_MINUTES = 360_000

const isOfTest = (host: string): boolean => host.endsWith(".test")

const { lookup } = dns
dns.lookup = (async (host: string, options: LookupAllOptions) =>
  isOfTest(host)
    ? [{ address: PUBLIC_ADDRESS, family: 4 }]
    : lookup(host, options)) as typeof dns.lookup

const { request } = https
https.request = ((url: URL, options: https.RequestOptions) =>
  isOfTest(url.hostname)
    ? request(url, {
        ...options,
        hostname: "127.0.0.1",
        port: ANOTHER_SITE_PORT,
        servername: "localhost",
        ca: ANOTHER_SITE_CERTIFICATE,
        lookup: undefined,
      })
    : request(url, options)) as typeof https.request
syncBuiltinESMExports()

const { now } = Date
let ahead = 0
Date.now = () => now() + ahead
process.on("SIGUSR2", () => (ahead += SIX_MINUTES))
