import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"
import { aCall, ADDRESS, aSite } from "./a-site.ts"

const holding = { stay: aStayRequest(), total: 64496 }

const hold = (cookie = "") => aCall("/api/bookings", holding, { cookie })

const cookieOf = (response: Response): string => response.headers.get("set-cookie") ?? ""

const valueOf = (cookie: string): string => cookie.split(";")[0] ?? ""

describe("a guest session", () => {
  it("begins with the first unsafe call and is known again by its cookie", async () => {
    const { answer, visitors } = aSite()

    const first = await answer(hold())
    const second = await answer(hold(valueOf(cookieOf(first))))

    expect(cookieOf(second)).toBe("")
    expect(visitors[1]?.session).toBe(visitors[0]?.session)
  })

  it("begins with the first page", async () => {
    expect(cookieOf(await aSite().answer(new Request(ADDRESS)))).toContain("singgah-guest=")
  })

  it("does not begin with a reading of the API", async () => {
    const { answer } = aSite()

    expect(cookieOf(await answer(new Request(`${ADDRESS}/api/suggestions?text=x`)))).toBe("")
  })

  it("has at least 128 random bits that no script can read", async () => {
    const cookie = cookieOf(await aSite().answer(hold()))

    expect(valueOf(cookie)).toMatch(/^singgah-guest=[A-Za-z0-9_-]{24}$/)
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).not.toMatch(/Secure|Domain/)
  })

  it("cannot be planted by a neighbour where the site is reached by https", async () => {
    const { answer } = aSite({ publicUrl: "https://stays.test" })

    const cookie = cookieOf(await answer(hold()))

    expect(cookie).toMatch(/^__Host-singgah-guest=/)
    expect(cookie).toMatch(/; Path=\/;/)
    expect(cookie).toMatch(/; Secure/)
  })

  it.each(["", "short", "../../etc/passwd........", "ABCDEFGHIJKLMNOPQRSTUVW X"])(
    "is made anew for a cookie that is none of ours: %j",
    async (value) => {
      const { answer, visitors } = aSite()

      const response = await answer(hold(`singgah-guest=${value}`))

      expect(cookieOf(response)).toContain("singgah-guest=")
      expect(visitors[0]?.session).not.toBe(value)
    },
  )

  it("differs from browser to browser", async () => {
    const { answer, visitors } = aSite()
    await Promise.all([answer(hold()), answer(hold())])

    expect(new Set(visitors.map(({ session }) => session)).size).toBe(2)
  })
})
