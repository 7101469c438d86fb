import { anInquiryOn, written } from "#tests/core/contact/an-inquiry-form.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { InquiryForm } from "#ui/screens/contact/InquiryForm.tsx"
import { fireEvent, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, it } from "vitest"

const opens = async (form = anInquiryOn()) => {
  await draw(<InquiryForm inquiry={form.actor} />)
  return form
}

const fieldsOf = ({ actor }: ReturnType<typeof anInquiryOn>) => actor.getSnapshot().context.fields

describe("the form of an inquiry", () => {
  it("offers each type by name, and none at first", async () => {
    await opens()

    const type = screen.getByLabelText<HTMLSelectElement>("Inquiry type")
    expect(type).toMatchObject({ value: "", required: true, id: "contact-type" })
    expect(
      within(type)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Please choose",
      "A booking",
      "A payment or refund",
      "A property",
      "Working with us",
      "The website",
      "Other",
    ])
  })

  it("says how long a message may be, and what comes next", async () => {
    await opens()

    expect(screen.getByText("10 to 4000 characters")).toBeTruthy()
    expect(screen.getByLabelText("Email").getAttribute("spellcheck")).toBe("false")
    expect(screen.getByRole("form", { name: "Contact Us" }).textContent).toContain(
      "The next step shows everything once more. We use what you send only to reply to you",
    )
  })

  it("keeps each field as it is typed", async () => {
    const form = await opens()

    await userEvent.selectOptions(screen.getByLabelText("Inquiry type"), "property")
    for (const [label, text] of [
      ["Name", "Nur Aisyah"],
      ["Email", "nur@example.com"],
      ["Subject", "The pool"],
      ["Message", "Is the pool open in December?"],
    ] as const) {
      await userEvent.click(screen.getByLabelText(label))
      await userEvent.paste(text)
    }

    expect(fieldsOf(form)).toMatchObject({
      type: "property",
      name: "Nur Aisyah",
      email: "nur@example.com",
      subject: "The pool",
      message: "Is the pool open in December?",
    })
    expect(screen.getByLabelText("Subject")).toHaveProperty("value", "The pool")
  })

  it("names what is missing, above the fields and at each of them", async () => {
    const form = await opens()

    await userEvent.click(screen.getByRole("button", { name: "Review" }))

    const links = within(screen.getByRole("alert")).getAllByRole("link")
    expect(links.map(({ textContent }) => textContent?.split(":")[0])).toEqual([
      "Inquiry type",
      "Name",
      "Phone",
      "Email",
      "Subject",
      "Message",
    ])
    expect(document.activeElement).toBe(screen.getByRole("alert"))
    expect(screen.getByLabelText("Subject").getAttribute("aria-invalid")).toBe("true")
    expect(form.actor.getSnapshot().value).toBe("writing")
  })

  it("goes on to be read once more, without leaving the page", async () => {
    const form = await opens(written())

    const isLeft = fireEvent.submit(screen.getByRole("form", { name: "Contact Us" }))

    expect(isLeft).toBe(false)
    await form.until("reviewing")
    expect(form.actor.getSnapshot().value).toBe("reviewing")
  })
})
