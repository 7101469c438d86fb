import type { IncomingMessage } from "node:http"
import { isServicePath } from "./service-routes.ts"

/** A name or an address, and perhaps a port: nothing that could be read as markup or as a path. */
const PLAIN = /^(?:[a-z0-9_.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

const LOOPBACK = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d{1,5})?$/i

const isPlain = (host: string): boolean => PLAIN.test(host)

const hostOf = (address: string): ReadonlyArray<string> =>
  URL.canParse(address) ? [new URL(address).host] : []

/** The same host without the port that its scheme has anyway. */
const withoutUsualPort = (host: string): string => host.toLowerCase().replace(/:(?:80|443)$/, "")

const hostsOf = ({ rawHeaders }: IncomingMessage): ReadonlyArray<string> =>
  rawHeaders.filter(
    (_, place) => place % 2 === 1 && rawHeaders[place - 1]?.toLowerCase() === "host",
  )

/** How a request names the place that it is for: its one Host, and its target where that is whole. */
const namesIn = (request: IncomingMessage): ReadonlyArray<string> | null => {
  const hosts = hostsOf(request)
  if (hosts.length > 1) return null
  const { url = "/" } = request
  if (url.startsWith("/") || url === "*") return hosts
  const named = hostOf(url)
  return named.length === 1 ? [...hosts, ...named] : null
}

const pathOf = ({ url = "/" }: IncomingMessage): string => url.split("?")[0] ?? "/"

/**
 * Whether a request is for this site. Without known addresses any plain host will do; with them
 * theirs alone, this machine's own names, and for those who ask how the server is, any plain one.
 */
export const isForThisSite = (addresses: ReadonlyArray<string>) => {
  const ours = new Set(addresses.flatMap(hostOf).map(withoutUsualPort))
  const isOurs = (host: string): boolean =>
    ours.size === 0 || ours.has(withoutUsualPort(host)) || LOOPBACK.test(host)
  return (request: IncomingMessage): boolean => {
    const names = namesIn(request)
    if (names === null || !names.every(isPlain)) return false
    return isServicePath(pathOf(request)) || names.every(isOurs)
  }
}
