import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { BookingNotFoundNotice } from "#ui/parts/booking/BookingNotFoundNotice.tsx"
import { BookingSkeleton } from "#ui/parts/booking/BookingSkeleton.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

it("a booking on its way has the heading and the way back of the page that comes", async () => {
  const { container } = await draw(<BookingSkeleton title="Your booking" back={<nav>Back</nav>} />)

  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your booking")
  expect(screen.getByRole("navigation").textContent).toBe("Back")
  expect(screen.getByRole("status").textContent).toBe("Loading…")
  const sizes = [...container.querySelectorAll<HTMLElement>("[aria-hidden]")].map(({ style }) => [
    style.width,
    style.height,
  ])
  expect(sizes).toEqual([
    ["16rem", "1.5rem"],
    ["100%", "22rem"],
    ["100%", "22rem"],
  ])
})

it("a booking that is not found says so, and leads to the form that finds one", async () => {
  await draw(<BookingNotFoundNotice />)

  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("We cannot find this booking")
  expect(document.title).toBe("We cannot find this booking | Singgah")
  expect(
    screen.getByText(
      "The link may be mistyped. You can find your booking with your confirmation number.",
    ),
  ).toBeTruthy()
  const link = screen.getByRole("link", { name: "Find a Booking" })
  expect(link.getAttribute("href")).toBe("/booking/search")
})
