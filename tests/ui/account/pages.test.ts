import { aUser } from "#fixtures/builders/an-account.ts"
import { describe, expect, it } from "vitest"
import { serverPage, type Asked } from "../rig/server-page.ts"

const opened = async (asked: Asked) => {
  const { response, document } = await serverPage(asked)
  const { status, headers } = response
  return { status, title: document.title.split(" | ")[0], to: headers.get("location") }
}

/** What whoever is not signed in gets at a page of an account. */
const turnedAway = (path: string) => ({
  status: 302,
  title: "",
  to: `/login?redirect=${encodeURIComponent(path)}`,
})

describe("a door to an account", () => {
  const opensAs = async (path: string, title: string) =>
    expect(await opened({ path })).toEqual({ status: 200, title, to: null })

  it("is /login", { tags: "§2.8" }, () => opensAs("/login", "Login"))
  it("is /register", { tags: "§2.9" }, () => opensAs("/register", "Create Account"))
  it("is /forgot-password", { tags: "§2.10" }, () =>
    opensAs("/forgot-password", "Forgot password?"),
  )
  it("is /reset-password", { tags: "§2.11" }, () =>
    opensAs("/reset-password?link=one", "Reset password"),
  )
})

describe("a page for the signed-in alone", () => {
  const isFor = async (path: string, title: string) => {
    expect(await opened({ path, user: aUser() })).toEqual({ status: 200, title, to: null })
    expect(await opened({ path })).toEqual(turnedAway(path))
  }

  it("is /account/bookings", { tags: "§2.19" }, () => isFor("/account/bookings", "My Bookings"))
  it("is /account/booking/{id}", { tags: "§2.20" }, () =>
    isFor("/account/booking/0123456789abcdefghjkmnpqrs", "Manage Booking"),
  )
  it("is /account/profile", { tags: "§2.21" }, () => isFor("/account/profile", "Profile"))
  it("is /verification", { tags: "§2.22" }, () => isFor("/verification", "Identity verification"))
})
