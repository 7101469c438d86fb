import { isIP, SocketAddress } from "node:net"

/** Of an address of version 6 the half that a household shares. */
const householdOf = (address: string): string => {
  const halves = address.split("::").map((half) => half.split(":").filter(Boolean))
  const [before = [], after = []] = halves
  const missing = Array.from({ length: 8 - before.length - after.length }, () => "0")
  const groups = [...before, ...missing, ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`
}

/** An address of version 4 may be written as one of version 6, in several ways. */
const WITHIN_VERSION_6 = "::ffff:"

const networkOfVersion6 = (written: string): string => {
  const { address } = new SocketAddress({ address: written, family: "ipv6" })
  const within = address.slice(WITHIN_VERSION_6.length)
  return address.startsWith(WITHIN_VERSION_6) && isIP(within) === 4 ? within : householdOf(address)
}

const networkIn = (address: string): string | undefined => {
  const plain = address.trim()
  if (isIP(plain) === 4) return plain
  return isIP(plain) === 6 ? networkOfVersion6(plain.split("%")[0] ?? "") : undefined
}

/**
 * The network a request came from. What a proxy says of it counts only for as many proxies as are
 * ours; whatever the caller wrote before them is not believed.
 */
export const networkOf = (
  socket: string | undefined,
  forwarded: string | null,
  trustedProxies: number,
): string | undefined => {
  const passed = [...(forwarded?.split(",") ?? []), socket ?? ""]
  const seen = passed.at(-1 - trustedProxies) ?? passed[0] ?? ""
  return networkIn(seen) ?? networkIn(socket ?? "")
}
