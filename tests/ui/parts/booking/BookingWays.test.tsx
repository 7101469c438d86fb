import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { aConfirmedBooking } from "#fixtures/builders/a-booking-view.ts"
import type { RouteContext } from "#ui/app/context.ts"
import { BookingWays } from "#ui/parts/booking/BookingWays.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

type Sharing = RouteContext["sharing"]

const text = "My stay at The Springwater, Fri, 4 Dec – Sun, 6 Dec"
const url = "http://localhost/properties/the-springwater"

/** Sharing that writes down what it was asked for. */
const sharingBy = (changes: Partial<Sharing>) => {
  const asked: Array<unknown> = []
  const sharing: Sharing = {
    hasSheet: changes.hasSheet ?? (() => false),
    open: async (page) => {
      asked.push(page)
      return true
    },
    copy: async (copied) => {
      asked.push(copied)
      return (await changes.copy?.(copied)) ?? true
    },
  }
  return { asked, sharing }
}

const share = async (changes: Partial<Sharing> = {}) => {
  const { asked, sharing } = sharingBy(changes)
  await draw(<BookingWays booking={aConfirmedBooking()} />, { sharing })
  await userEvent.click(screen.getByRole("button", { name: "Share" }))
  return asked
}

describe("the ways from a booking", () => {
  it("lead to the property by a map in a tab of its own", async () => {
    await draw(<BookingWays booking={aConfirmedBooking()} />)

    const link = screen.getByRole("link", { name: "Directions" })
    expect(link.getAttribute("href")).toBe(
      "https://www.google.com/maps/dir/?api=1&destination=3.1579,101.7116",
    )
    expect(link.getAttribute("target")).toBe("_blank")
    expect(link.getAttribute("rel")).toBe("noreferrer")
    expect(screen.getByRole("status").textContent).toBe("")
  })

  it("copy the property and the days, and say so", async () => {
    expect(await share()).toEqual([`${text} ${url}`])

    expect(screen.getByRole("status").textContent).toBe("Link copied")
  })

  it("say nothing where the browser allows no copying", async () => {
    expect(await share({ copy: async () => false })).toEqual([`${text} ${url}`])

    expect(screen.getByRole("status").textContent).toBe("")
  })

  it("open the system's own sheet where there is one, and copy nothing then", async () => {
    expect(await share({ hasSheet: () => true })).toEqual([{ text, url }])

    expect(screen.getByRole("status").textContent).toBe("")
  })
})
