import type { Issue } from "#core/kernel/issue.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { formFields } from "#ui/parts/fields/form-fields.ts"
import { IssueSummary } from "#ui/parts/fields/IssueSummary.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"

const fields = formFields("trip", { email: "search.where", stay: "search.dates" })
const missing: Issue = { path: "email", code: "EmailMissing" }
const unknown: Issue = { path: "elsewhere", code: "NoSuchCode" }

const drawn = (issues: ReadonlyArray<Issue>, takesFocus?: boolean) =>
  draw(
    <>
      <IssueSummary
        form={{ issues, ...fields }}
        {...(takesFocus !== undefined && { takesFocus })}
      />
      <input id="trip-email" aria-label="Email" />
    </>,
  )

test("is not there while nothing is wrong", async () => {
  await drawn([], true)

  expect(screen.queryByRole("alert")).toBeNull()
  expect(document.activeElement).toBe(document.body)
})

test("says how many fields are wrong, and of each what it is called and what is wrong", async () => {
  await drawn([missing, unknown])

  expect(screen.getByText("Please correct 2 fields")).toBeTruthy()
  const links = screen.getAllByRole("link")
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Destination: Please enter your email",
    "Please check this",
  ])
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["#trip-email", "#trip-elsewhere"])
})

test("counts a single field as one", async () => {
  await drawn([missing])

  expect(screen.getByText("Please correct 1 field")).toBeTruthy()
})

test("leads to a field without changing the address", async () => {
  const { address } = await drawn([missing])

  await userEvent.click(screen.getByRole("link"))

  expect(document.activeElement).toBe(screen.getByLabelText("Email"))
  expect(address()).toBe("/")
  expect(window.location.hash).toBe("")
})

test("stays where a field is not on the page", async () => {
  await drawn([unknown])
  const link = screen.getByRole("link")

  await userEvent.click(link)

  expect(document.activeElement).toBe(link)
})

test("leaves the focus to the first field unless it is asked to take it", async () => {
  await drawn([missing])

  expect(document.activeElement).toBe(document.body)
})

test("takes the focus where no field does", async () => {
  await drawn([missing], true)

  expect(document.activeElement).toBe(screen.getByRole("alert"))
})
