// @vitest-environment node
import type { User } from "#core/account/account.ts"
import { serverPage } from "#tests/ui/support/server-page.ts"
import { describe, expect, it } from "vitest"

const aisyah: User = {
  firstName: "Aisyah",
  lastName: "Tan",
  email: "aisyah@example.com",
  emailVerified: true,
  picture: null,
  hasPassword: true,
}

const GUARDED = [
  "/account/bookings",
  "/account/booking/00000000000000000000000000",
  "/account/profile",
  "/verification",
]

/** The pages of the specification by their addresses, each written out. */
describe("the specified pages", () => {
  it.each([
    ["/about-us", "About Us"],
    ["/help", "Help"],
    ["/contact-us", "Contact Us"],
    ["/privacy-policy", "Privacy Policy"],
    ["/refund-policy", "Refund Policy"],
    ["/terms-and-conditions", "Terms and Conditions"],
    ["/login", "Login"],
    ["/register", "Create Account"],
    ["/forgot-password", "Forgot password?"],
    ["/reset-password", "Reset password"],
    ["/booking/search", "Find a Booking"],
    ["/booking/new", "Checkout"],
  ])(
    "open at %s for everybody, headed %s",
    {
      tags: [
        "§2.2",
        "§2.3",
        "§2.4",
        "§2.5",
        "§2.6",
        "§2.7",
        "§2.8",
        "§2.9",
        "§2.10",
        "§2.11",
        "§2.14",
        "§2.15",
        "§6.1",
      ],
    },
    async (path, heading) => {
      const { response, document } = await serverPage({ path })

      expect(response.status).toBe(200)
      expect([...document.querySelectorAll("h1")].map((one) => one.textContent)).toEqual([heading])
    },
  )

  it.each([
    ["/account/bookings", "My Bookings"],
    ["/account/profile", "Profile"],
    ["/verification", "Identity verification"],
  ])(
    "open at %s for who is signed in, headed %s",
    { tags: ["§2.19", "§2.21", "§2.22", "§6.2"] },
    async (path, heading) => {
      const { response, document } = await serverPage({ path, user: aisyah })

      expect(response.status).toBe(200)
      expect(document.querySelector("h1")?.textContent).toBe(heading)
    },
  )

  it.each(GUARDED)(
    "send a visitor from %s to sign in",
    { tags: ["§2.19", "§2.20", "§2.21", "§2.22", "§2.23", "§6.1"] },
    async (path) => {
      const { response } = await serverPage({ path })

      expect(response.headers.get("location")).toBe(`/login?redirect=${encodeURIComponent(path)}`)
    },
  )

  it.each([
    ["en", "About Us"],
    ["bm", "Tentang Kami"],
    ["cn", "关于我们"],
  ] as const)("speak %s: %s", { tags: ["§1.19", "§4.5", "§9.5"] }, async (language, heading) => {
    const { document } = await serverPage({ path: "/about-us", language })

    expect(document.querySelector("h1")?.textContent).toBe(heading)
  })
})
