import { aUser } from "#fixtures/builders/an-account.ts"
import { aTabSession } from "#tests/ui/support/account-journeys.ts"
import { aContext } from "#tests/ui/support/stage.tsx"
import { screensOf } from "#ui/app/screens-of.ts"
import { screens } from "#ui/routes/further-pages.ts"
import { pagesRouter } from "#ui/routes/router.tsx"
import { createMemoryHistory } from "@tanstack/react-router"
import { describe, expect, it } from "vitest"

const id = "0123456789abcdefghjkmnpqrs"

const opens = async (address: string, isSignedIn = true, pages = {}) => {
  const context = aContext("en", {
    session: aTabSession(isSignedIn ? aUser() : null),
    ...pages,
  })
  const router = pagesRouter(context)
  router.update({ history: createMemoryHistory({ initialEntries: [address] }) } as never)
  await router.load()
  const match = router.state.matches.at(-1)
  return { router, route: match?.routeId, status: match?.status, href: router.state.location.href }
}

describe("the address of a page", () => {
  it.each([
    "/contact-us",
    "/forgot-password",
    "/reset-password",
    "/booking/search",
    "/booking/new",
    "/booking/manage",
    "/booking/reply",
    "/booking/review",
    "/shortlist",
    "/account/bookings",
    "/account/profile",
    "/verification",
  ])("%s opens the page of that path", async (address) => {
    const { route, status, href } = await opens(address)

    expect([route, status, href]).toEqual([address, "success", address])
  })

  it.each(["/account/bookings", "/account/profile", "/verification", `/account/booking/${id}`])(
    "%s is for guests of an account",
    async (address) => {
      const { href } = await opens(address, false)

      expect(href).toBe(`/login?redirect=${encodeURIComponent(address)}`)
    },
  )

  it.each(["/login", "/register"])("%s is for visitors", async (address) => {
    expect((await opens(address, false)).route).toBe(address)
    expect((await opens(`${address}?redirect=/contact-us`)).href).toBe("/contact-us")
  })

  it("names a booking by what can be an id, or no page at all", async () => {
    expect((await opens(`/account/booking/${id}`)).route).toBe("/account/booking/$id")
    const { router } = await opens("/account/booking/7KQ2M")
    expect(router.state.matches.at(-1)?.paramsError).toMatchObject({ isNotFound: true })
  })

  it("keeps everything that it asks for", async () => {
    const { href } = await opens("/booking/new?property=a-stay&adults=2&adults=3")

    expect(href).toBe("/booking/new?property=a-stay&adults=2&adults=3")
  })
})

describe("the screen of a page", () => {
  it("is named by each route once", () => {
    const named = screensOf(pagesRouter(aContext())).map(([, screen]) => screen)

    expect(named.every((screen) => /^ui\/screens\/.*Screen\.tsx$/.test(screen))).toBe(true)
    expect(named.length).toBeGreaterThan(20)
  })

  it.each([
    ["information", "InformationScreen"],
    ["contact", "ContactScreen"],
    ["shortlist", "ShortlistScreen"],
    ["checkout", "CheckoutScreen"],
    ["findBooking", "FindBookingScreen"],
    ["booking", "BookingScreen"],
    ["bookingOpening", "BookingOpening"],
    ["confirmed", "ConfirmedScreen"],
    ["failed", "FailedScreen"],
    ["login", "LoginScreen"],
    ["register", "RegisterScreen"],
    ["forgotPassword", "ForgotPasswordScreen"],
    ["resetPassword", "ResetPasswordScreen"],
    ["myBookings", "MyBookingsScreen"],
    ["manageBooking", "ManageBookingScreen"],
    ["mailedBooking", "MailedBookingScreen"],
    ["replies", "RepliesScreen"],
    ["review", "ReviewScreen"],
    ["profile", "ProfileScreen"],
    ["verification", "VerificationScreen"],
  ] as const)("%s comes with %s", async (name, screen) => {
    expect(Object.keys(await screens[name]())).toContain(screen)
  })
})
