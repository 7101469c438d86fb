import { ownBooking, rowsOf } from "#tests/ui/support/at-managing.tsx"
import { draw } from "#tests/ui/support/stage.tsx"
import { GuestInformation } from "#ui/screens/manage-booking/GuestInformation.tsx"
import { screen } from "@testing-library/react"
import { expect, it } from "vitest"

const guest = ownBooking.guest!

it("one's own booking says who stays, with all that was given", async () => {
  const all = { ...guest, specialRequests: "A quiet room", arrival: "21:00" as const }
  await draw(<GuestInformation guest={all} />)

  expect(screen.getByRole("heading", { name: "Guest Information" })).toBeTruthy()
  expect(rowsOf(document.body)).toEqual([
    ["Name", "Aisyah Tan"],
    ["Nationality", "Malaysia"],
    ["Identity number", "••••••••5678"],
    ["Date of birth", "12 Apr 1990"],
    ["Gender", "Female"],
    ["Email", "aisyah.tan@example.com"],
    ["Phone", "+60123456789"],
    ["Address", "12 Jalan Ampang, 50450 Kuala Lumpur"],
    ["Special Requests", "A quiet room"],
    ["Estimated arrival time", "21:00"],
  ])
})

it("one's own booking leaves out what was not given", async () => {
  await draw(<GuestInformation guest={{ ...guest, address: "" }} />)

  expect(rowsOf(document.body).map(([name]) => name)).toEqual([
    "Name",
    "Nationality",
    "Identity number",
    "Date of birth",
    "Gender",
    "Email",
    "Phone",
  ])
})

it("a booking of nobody yet says nothing of a guest", async () => {
  await draw(
    <main>
      <GuestInformation guest={null} />
    </main>,
  )

  expect(screen.getByRole("main").textContent).toBe("")
})
