import { InquiriesUnreachable } from "#core/contact/contact.errors.ts"
import { TooManyAttempts } from "#core/booking/booking.errors.ts"
import { file, receipt, sent, written } from "#tests/core/contact/an-inquiry-form.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import type { Journeys } from "#ui/app/journeys.ts"
import { InquiryReview } from "#ui/screens/contact/InquiryReview.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const journeys = { now: () => 42_000 } as unknown as Journeys

const opens = async (
  form = written(),
  context: Parameters<typeof draw>[1] = { journeys, language: "en" },
) => {
  form.actor.send({ type: "guest.reviewed" })
  await form.until("reviewing")
  await draw(<InquiryReview inquiry={form.actor} />, context)
  return form
}

const facts = () =>
  screen
    .getAllByRole("term")
    .map((term) => [
      term.textContent,
      ...[...(term.parentElement?.querySelectorAll("dd") ?? [])].map((one) => one.textContent),
    ])

describe("an inquiry that is read once more", () => {
  it("shows each field under its name", async () => {
    await opens()

    expect(screen.getByRole("region", { name: "Is everything correct?" })).toBeTruthy()
    expect(screen.getByText("Please review your details before submitting.")).toBeTruthy()
    expect(facts()).toEqual([
      ["Inquiry type", "A payment or refund"],
      ["Name", "Nur Aisyah binti Rahman"],
      ["Phone", "+60123456789"],
      ["Email", "aisyah@example.com"],
      ["Subject", "An invoice for my company"],
      ["Message", "Could you please send the invoice to my company?"],
    ])
    expect(screen.queryByRole("alert")).toBeNull()
    expect(screen.queryByRole("status")).toBeNull()
    expect(screen.getByRole("heading").tabIndex).toBe(-1)
  })

  it("lists the files that go with it", async () => {
    const form = written()
    form.actor.send({ type: "guest.attached", files: [file] })
    await form.untilUpload("kept")

    await opens(form)

    expect(facts().at(-1)).toEqual(["Attachments", "bill.pdf"])
  })

  it("is sent with its language, the time that it took, and an empty trap", async () => {
    const form = await opens()

    expect(screen.getByLabelText("Leave this field empty")).toMatchObject({
      name: "website",
      tabIndex: -1,
    })
    await userEvent.click(screen.getByRole("button", { name: "Submit" }))

    await form.until("thanked")
    expect(form.asked.map(({ inquiry }) => inquiry)).toMatchObject([
      { language: "en", trap: "", openMs: 42_000 },
    ])
  })

  it("is sent with what a robot wrote into the trap", async () => {
    const form = await opens(written(), { journeys, language: "bm" })
    const trap = document.querySelector<HTMLInputElement>("input[name=website]")
    Object.assign(trap ?? {}, { value: "https://spam.example" })

    await userEvent.click(screen.getByRole("button", { name: "Hantar" }))

    await form.until("thanked")
    expect(form.asked.map(({ inquiry }) => inquiry)).toMatchObject([
      { language: "bm", trap: "https://spam.example" },
    ])
  })

  it("says how long the form was open, not what time it is", async () => {
    const form = await opens(written({ openedAt: 40_000 }))

    await userEvent.click(screen.getByRole("button", { name: "Submit" }))

    await form.until("thanked")
    expect(form.asked.map(({ inquiry }) => inquiry.openMs)).toEqual([2000])
  })

  it("took no time where nobody knows the time", async () => {
    const form = await opens(written({ openedAt: 40_000 }), {})

    await userEvent.click(screen.getByRole("button", { name: "Submit" }))

    await form.until("thanked")
    expect(form.asked.map(({ inquiry }) => inquiry.openMs)).toEqual([0])
  })

  it("waits while it is sent", async () => {
    await opens(written({ send: [Effect.never] }))

    await userEvent.click(screen.getByRole("button", { name: "Submit" }))

    expect(screen.getByRole("button", { name: "Sending…" })).toHaveProperty("disabled", true)
    expect(screen.getAllByRole("button").length).toBe(1)
  })
})

describe("an inquiry that was not received", () => {
  const sends = async (failure: InquiriesUnreachable | TooManyAttempts) => {
    const form = await opens(written({ send: [Effect.fail(failure), Effect.succeed(receipt)] }))
    form.actor.send(sent)
    await screen.findByRole("button", { name: "Try again" })
    return form
  }

  it("says that nobody answered, and is not lost", async () => {
    await sends(new InquiriesUnreachable())

    expect(screen.getByRole("alert").textContent).toBe(
      "We could not connect. Your message is still here; please send it again.",
    )
    expect(screen.queryByRole("button", { name: "Submit" })).toBeNull()
    expect(screen.queryByLabelText("Leave this field empty")).toBeNull()
  })

  it.each([
    [
      60,
      "You have sent several inquiries. Please wait 1 minute and send this one again; nothing is lost.",
    ],
    [
      150,
      "You have sent several inquiries. Please wait 3 minutes and send this one again; nothing is lost.",
    ],
  ])("says how long a guest waits who sent too many: %i seconds", async (seconds, said) => {
    await sends(new TooManyAttempts({ retryAfterSeconds: seconds }))

    expect(screen.getByRole("status").textContent).toBe(said)
    expect(screen.queryByRole("alert")).toBeNull()
  })
})
