import type { Issue } from "#core/kernel/issue.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { formFields } from "#ui/parts/fields/form-fields.ts"
import { IssueSummary } from "#ui/parts/fields/IssueSummary.tsx"
import { fireEvent, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
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

test("leads to a field, and not to another address", async () => {
  await drawn([missing])

  const isFollowed = fireEvent.click(screen.getByRole("link"))

  expect(isFollowed).toBe(false)
  expect(document.activeElement).toBe(screen.getByLabelText("Email"))
})

test("stays where a field is not on the page", async () => {
  await drawn([unknown])
  const link = screen.getByRole("link")
  link.focus()

  expect(fireEvent.click(link)).toBe(false)

  expect(document.activeElement).toBe(link)
})

test("leaves the focus to the first field unless it is asked to take it", async () => {
  await drawn([missing])

  expect(document.activeElement).toBe(document.body)
})

test("takes the focus where no field does", async () => {
  await drawn([missing], true)

  expect(document.activeElement).toBe(screen.getByRole("alert"))
  expect(screen.getByRole("alert").tabIndex).toBe(-1)
})

test("takes the focus when it appears, and not again while it is there", async () => {
  const Form = () => {
    const [issues, find] = useState<ReadonlyArray<Issue>>([])
    return (
      <>
        <IssueSummary form={{ issues, ...fields }} takesFocus />
        <button type="button" onClick={() => find([missing, unknown])}>
          Check
        </button>
      </>
    )
  }
  await draw(<Form />)
  const button = screen.getByRole("button")
  await userEvent.click(button)
  expect(document.activeElement).toBe(screen.getByRole("alert"))

  await userEvent.click(button)

  expect(document.activeElement).toBe(button)
})
