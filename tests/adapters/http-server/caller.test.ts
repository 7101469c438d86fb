import { callerOf } from "#adapters/http-server/caller.ts"
import { expect, it } from "vitest"
import { ADDRESS } from "./a-site.ts"

const GUEST = "A".repeat(24)
const SECRET = "0".repeat(52)
const randomness = { bytes: (count: number) => new Uint8Array(count).fill(7) }

const aCaller = (cookie: string) =>
  callerOf(new Request(ADDRESS, { headers: { cookie } }), {
    isSecure: false,
    randomness,
    network: undefined,
    publicUrl: null,
  })

const known = () => aCaller(`singgah-guest=${GUEST}; singgah-session=${SECRET}`)

it("is known by both cookies, and is told nothing again", () => {
  const caller = known()

  expect(caller.guest).toEqual({ id: GUEST, isNew: false })
  expect(caller.browser.secret).toBe(SECRET)
  expect(caller.cookies()).toEqual([])
})

it("that signs in stays the guest who held rooms", () => {
  const caller = known()
  caller.browser.keep("1".repeat(52))
  const [proof, ...others] = caller.cookies()

  expect(proof).toMatch(/^singgah-session=1{52};/)
  expect(others).toEqual([])
})

it("that signs out is another guest from then on, and has no proof any more", () => {
  const caller = known()
  caller.browser.forget()
  const [proof, guest, ...others] = caller.cookies()

  expect(proof).toMatch(/^singgah-session=;.* Max-Age=0/)
  expect(guest).toMatch(/^singgah-guest=[\w-]{24};/)
  expect(guest).not.toContain(GUEST)
  expect(others).toEqual([])
})

const asked = (
  headers: Record<string, string>,
  surroundings: Partial<Parameters<typeof callerOf>[1]> = {},
) =>
  callerOf(new Request(`${ADDRESS}/help?a=1`, { headers }), {
    isSecure: false,
    randomness,
    network: undefined,
    publicUrl: null,
    ...surroundings,
  })

it.each([
  "0".repeat(51),
  "0".repeat(53),
  `${"0".repeat(51)}u`,
  `${"0".repeat(51)}A`,
  `%${SECRET}`,
  "",
])("that brings %j proves nothing", (secret) => {
  expect(aCaller(`singgah-session=${secret}`).browser.secret).toBeNull()
})

it.each(["A".repeat(23), "A".repeat(25), `${"A".repeat(23)}+`])(
  "that brings %j is a new guest",
  (guest) => {
    expect(aCaller(`singgah-guest=${guest}`).guest.isNew).toBe(true)
  },
)

it("that is new keeps a guest for 400 days, and a proof for as long as a session lasts unused", () => {
  const caller = asked({})
  expect(caller.cookies()).toHaveLength(1)
  caller.browser.keep(SECRET)

  const [guest, proof, ...others] = caller.cookies()

  expect(guest).toMatch(/^singgah-guest=BwcHBwcHBwcHBwcHBwcHBwcH; Max-Age=34560000; Path=\/;/)
  expect(proof).toBe(`singgah-session=${SECRET}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`)
  expect(others).toEqual([])
})

it("is known by cookies of https alone where the site has https", () => {
  const cookie = `__Host-singgah-guest=${GUEST}; __Host-singgah-session=${SECRET}`
  const plain = `singgah-guest=${GUEST}; singgah-session=${SECRET}`

  const secure = asked({ cookie }, { isSecure: true })
  const planted = asked({ cookie: plain }, { isSecure: true })

  expect([secure.guest.id, secure.browser.secret]).toEqual([GUEST, SECRET])
  expect([planted.guest.isNew, planted.browser.secret]).toEqual([true, null])
  secure.browser.forget()
  expect(secure.cookies()).toEqual([
    expect.stringMatching(/^__Host-singgah-session=; Max-Age=0; Path=\/; HttpOnly; Secure;/),
    expect.stringMatching(/^__Host-singgah-guest=.+; Secure;/),
  ])
})

it("says its browser, its language and its network, as far as they are known", () => {
  const spoken = asked(
    { "user-agent": "Firefox", "accept-language": "ms" },
    { network: "203.0.113.7" },
  )
  const silent = asked({})

  expect([spoken.browser.userAgent, spoken.language, spoken.network]).toEqual([
    "Firefox",
    "bm",
    "203.0.113.7",
  ])
  expect([silent.browser.userAgent, silent.language, silent.network]).toEqual(["", "en", undefined])
})

it("reaches the site as the request did, or where guests are known to reach it", () => {
  expect(asked({}).browser.origin).toBe(ADDRESS)
  expect(asked({}, { publicUrl: "https://stay.example/welcome" }).browser.origin).toBe(
    "https://stay.example",
  )
})
