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
  ["the household of one shortened at its start", "::1", null, 0, "0:0:0:0::/64"],
  ["the household of one shortened at its end", "2001:db8:1:2::", null, 0, "2001:db8:1:2::/64"],
  ["the household of one shortened within it", "2001::2:3:4:5:6", null, 0, "2001:0:0:2::/64"],
  ["one household, with zeros written or not", "2001:0db8:01:002::1", null, 0, "2001:db8:1:2::/64"],
  ["version 4 in capitals of version 6", "::FFFF:203.0.113.7", null, 0, SOCKET],
  ["version 4 in version 6, written in hexadecimal", "::ffff:cb00:7107", null, 0, SOCKET],
  ["the same with every zero", "0:0:0:0:0:ffff:cb00:7107", null, 0, SOCKET],
  ["the household of a mixed one", "2001:db8::ffff:1.2.3.4", null, 0, "2001:db8:0:0::/64"],
  ["what one proxy saw where two are ours", SOCKET, "198.51.100.1", 2, "198.51.100.1"],
  [
    "the first that is named where more are ours",
    SOCKET,
    "198.51.100.1, 6.6.6.6",
    5,
    "198.51.100.1",
  ],
  [
    "what two proxies of version 6 saw",
    SOCKET,
    "2001:db8:1:2::9, 10.0.0.3",
    2,
    "2001:db8:1:2::/64",
  ],
  ["the socket where proxies of ours say nothing", SOCKET, null, 2, SOCKET],
])("takes %s", (_, socket, forwarded, proxies, network) => {
  expect(networkOf(socket, forwarded, proxies)).toBe(network)
})

it("knows none where there is none", () => {
  expect(networkOf(undefined, null, 0)).toBeUndefined()
  expect(networkOf("a name", "nonsense", 1)).toBeUndefined()
})
