import { draw } from "#tests/ui/support/stage.tsx"
import { Alternates } from "#ui/shell/Alternates.tsx"
import { describe, expect, it } from "vitest"

const inHead = () =>
  [...document.querySelectorAll("link[rel=canonical], link[rel=alternate]")].map((link) => [
    link.getAttribute("rel"),
    link.getAttribute("hreflang"),
    link.getAttribute("href"),
  ])

const robots = () => document.querySelector("meta[name=robots]")?.getAttribute("content")

describe("the addresses of a page", () => {
  it.each([
    ["/help", "http://localhost/help"],
    ["/help?lang=bm&adults=2", "http://localhost/help?lang=bm"],
    ["/help?lang=xx", "http://localhost/help"],
    ["/help?lang=bm&lang=cn", "http://localhost/help"],
    ["/booking/search", "http://localhost/booking/search"],
  ])("of %s begin with its own", async (at, own) => {
    const address = own.replace(/\?.*/, "")
    await draw(<Alternates />, { at })

    expect(inHead()).toEqual([
      ["canonical", null, own],
      ["alternate", "en", `${address}?lang=en`],
      ["alternate", "ms", `${address}?lang=bm`],
      ["alternate", "zh-Hans", `${address}?lang=cn`],
      ["alternate", "x-default", address],
    ])
    expect(robots()).toBeUndefined()
  })

  it.each([
    "/account/profile",
    "/login",
    "/register",
    "/forgot-password",
    "/reset-password",
    "/verification",
    "/shortlist",
    "/booking/confirmed",
    "/booking/searching",
  ])("are not given for %s, which nobody is to find by searching", async (at) => {
    await draw(<Alternates />, { at })

    expect(inHead()).toEqual([])
    expect(robots()).toBe("noindex")
  })

  it("are given for a page whose path only ends like a guest's own", async () => {
    await draw(<Alternates />, { at: "/help/login" })

    expect(robots()).toBeUndefined()
  })
})
