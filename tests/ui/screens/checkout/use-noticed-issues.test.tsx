import { screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, it } from "vitest"
import { atCheckout, bookButton } from "#tests/ui/support/at-checkout.tsx"

const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label)

const types = async (label: string | RegExp, text: string) => {
  await userEvent.click(await field(label))
  await userEvent.paste(text)
}

const isWrong = async (label: string | RegExp): Promise<boolean> =>
  (await field(label)).getAttribute("aria-invalid") === "true"

const becomesWrong = (label: string | RegExp) =>
  waitFor(async () => expect(await isWrong(label)).toBe(true))

it.each([
  ["Email", "nobody", "First name"],
  ["Phone", "1", "Email"],
  ["MyKad (IC) number", "900412", "First name"],
  [/^Card number/, "4242 4242 4242 4241", "Name on card"],
])("%s is told to be wrong once it was left for another field", async (label, text, next) => {
  await atCheckout()
  await types(label, text)
  expect(await isWrong(label)).toBe(false)

  await userEvent.click(await field(next))

  await becomesWrong(label)
  expect(document.activeElement).toBe(await field(next))
  expect(screen.queryByRole("alert")).toBeNull()
})

it("what is wrong is told no more as soon as it is right", async () => {
  await atCheckout()
  await types("Email", "aisyah@")
  await userEvent.click(await field("First name"))
  await becomesWrong("Email")

  await types("Email", "example.com")

  expect(await isWrong("Email")).toBe(false)
})

it("an empty field is not missed before Book Now", async () => {
  await atCheckout()
  await types("Email", "nobody")
  await userEvent.click(await field("First name"))
  await userEvent.click(await field("Last name"))

  await becomesWrong("Email")
  expect(await isWrong("First name")).toBe(false)
})

it("an empty field of the card is not missed before Book Now", async () => {
  await atCheckout()
  await userEvent.click(await field(/^Card number/))
  await userEvent.click(await field("Expiry date"))
  await types("Security code (CVC)", "1")
  await userEvent.click(await field("Expiry date"))

  await becomesWrong("Security code (CVC)")
  expect(await isWrong(/^Card number/)).toBe(false)
})

it("a date of birth is looked at when all its fields were left", async () => {
  await atCheckout()
  await types("Day", "31")
  await types("Month", "2")
  await types("Email", "nobody")
  await userEvent.click(await field("Day"))
  await becomesWrong("Email")
  expect(await isWrong("Day")).toBe(true)

  await types("Year", "1990")
  expect(await isWrong("Year")).toBe(true)
  await userEvent.clear(await field("Day"))
  await types("Day", "12")

  expect(await isWrong("Day")).toBe(false)
})

it("whoever goes on to Book Now is told by the press alone, so that the button stays where it is", async () => {
  await atCheckout()
  await types("Email", "nobody")
  const before = screen.queryAllByText("Enter an email address", { exact: false }).length
  await waitFor(async () => (await bookButton()).focus())

  expect(await isWrong("Email")).toBe(false)
  expect(screen.queryAllByText("Enter an email address", { exact: false })).toHaveLength(before)
})
