import { networkOf } from "#adapters/http-server/network.ts"
import { expect, it } from "vitest"

const SOCKET = "203.0.113.7"

it.each([
  ["the socket where no proxy is ours", SOCKET, null, 0, SOCKET],
  ["the socket whatever the caller wrote", SOCKET, "198.51.100.1", 0, SOCKET],
  ["what our proxy saw", "10.0.0.2", "198.51.100.1", 1, "198.51.100.1"],
  [
    "what our proxy saw, not what was written before",
    "10.0.0.2",
    "6.6.6.6, 198.51.100.1",
    1,
    "198.51.100.1",
  ],
  [
    "what the first of two proxies saw",
    "10.0.0.2",
    "6.6.6.6, 198.51.100.1, 10.0.0.3",
    2,
    "198.51.100.1",
  ],
  ["the socket when what stands there is no address", SOCKET, "nonsense", 1, SOCKET],
  ["an address of version 4 in the dress of version 6", "::ffff:203.0.113.7", null, 0, SOCKET],
  [
    "the household of an address of version 6",
    "2001:db8:1:2:3:4:5:6",
    null,
    0,
    "2001:db8:1:2::/64",
  ],
  ["the household of a shortened one", "2001:DB8::1", null, 0, "2001:db8:0:0::/64"],
])("takes %s", (_, socket, forwarded, proxies, network) => {
  expect(networkOf(socket, forwarded, proxies)).toBe(network)
})

it("knows none where there is none", () => {
  expect(networkOf(undefined, null, 0)).toBeUndefined()
})
