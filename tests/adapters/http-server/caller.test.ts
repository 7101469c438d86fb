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
