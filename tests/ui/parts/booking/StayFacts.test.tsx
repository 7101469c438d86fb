import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { aBookingView, bookedUnder } from "#fixtures/builders/a-booking-view.ts"
import { aBreakfastPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { aParty, stayDates } from "#fixtures/builders/a-stay.ts"
import { StayFacts } from "#ui/parts/booking/StayFacts.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const textsOf = (role: "definition" | "listitem" | "term") =>
  screen.getAllByRole(role).map(({ textContent }) => textContent)

describe("the facts of a stay", () => {
  it("are where it is, with a picture that says nothing of its own", async () => {
    const { container } = await draw(<StayFacts booking={aBookingView()} />)
    const image = container.querySelector("img")!

    const name = screen.getByRole("heading", { level: 2, name: "The Springwater" })
    expect(name.hasAttribute("data-names-page")).toBe(true)
    expect(screen.getByText("12 Jalan Ampang, 50450 Kuala Lumpur")).toBeTruthy()
    expect(image.getAttribute("alt")).toBe("")
    expect(image.getAttribute("sizes")).toBe("6rem")
    expect(container.querySelector("picture")!.style.aspectRatio).toBe("1 / 1")
  })

  it("have no picture where the property has none", async () => {
    const booking = aBookingView()
    const { container } = await draw(
      <StayFacts booking={{ ...booking, property: { ...booking.property, picture: null } }} />,
    )

    expect(container.querySelector("picture")).toBeNull()
  })

  it("are from when on and until when it is", async () => {
    await draw(<StayFacts booking={aBookingView()} />)

    expect(textsOf("term")).toEqual(["Check-in", "Check-out"])
    expect(textsOf("definition")).toEqual(["Fri, 4 Decfrom 15:00", "Sun, 6 Decuntil 12:00"])
  })

  it.each([
    ["2 nights · 2 adults - 0 children - 1 room", stayDates(), aParty()],
    [
      "1 night · 1 adult - 1 child - 1 room (ages of children: 4)",
      stayDates("2026-12-04", "2026-12-05"),
      aParty({ adults: 1, children: 1, ages: [4] }),
    ],
  ])("are how long it is and for whom: %s", async (text, dates, party) => {
    await draw(<StayFacts booking={aBookingView({ dates, party })} />)

    expect(screen.getByText(text)).toBeTruthy()
  })

  it("are which rooms, with their plans", async () => {
    const rooms = [bookedUnder(aSaver(), 2), bookedUnder(aBreakfastPlan())]
    await draw(<StayFacts booking={aBookingView({ rooms })} />, { language: "cn" })

    expect(screen.getByRole("list")).toBeTruthy()
    expect(textsOf("listitem")).toEqual([
      "2 × 单间公寓 · 不可退款",
      "1 × 单间公寓 · 含早餐 · 灵活条款",
    ])
    expect(screen.getByRole("heading", { name: "清泉居" })).toBeTruthy()
  })
})
