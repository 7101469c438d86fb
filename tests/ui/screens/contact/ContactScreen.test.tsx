import { anInquiryOn, sent, written } from "#tests/core/contact/an-inquiry-form.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import type { Journeys } from "#ui/app/journeys.ts"
import { ContactScreen } from "#ui/screens/contact/ContactScreen.tsx"
import { act, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, it } from "vitest"

const opens = async (form = anInquiryOn()) => {
  const journeys = { inquiry: async () => form.actor, now: () => 0 } as unknown as Journeys
  return draw(<ContactScreen />, { journeys })
}

describe("the page of an inquiry", () => {
  it("says who answers, and when", async () => {
    await opens()

    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Contact Us")
    expect(document.title).toMatch(/^Contact Us\b/)
    expect(document.querySelector("meta[name=description]")?.getAttribute("content")).toBe(
      "Contact the Singgah team about a booking, a payment or a property. We reply by WhatsApp or email.",
    )
    expect(
      screen.getByText(
        "Tell us how we can help. A person replies within 3-5 working days via WhatsApp or email.",
      ),
    ).toBeTruthy()
    expect(await screen.findByRole("form", { name: "Contact Us" })).toBeTruthy()
  })

  it("holds the place of its form before it has begun", async () => {
    const { container } = await draw(<ContactScreen />)

    expect(container.querySelectorAll("span[aria-hidden]").length).toBe(1)
    expect(screen.queryByRole("form")).toBeNull()
  })

  it("says that its code could not be fetched, and fetches it again", async () => {
    let times = 0
    const inquiry = async () => {
      times += 1
      return times === 1 ? ({ failed: "unreachable" } as const) : anInquiryOn().actor
    }
    await draw(<ContactScreen />, { journeys: { inquiry } as unknown as Journeys })
    expect((await screen.findByRole("alert")).textContent).toContain(
      "We could not connect. Nothing you entered is lost; please try again in a moment.",
    )

    await userEvent.click(screen.getByRole("button", { name: "Try again" }))

    expect(await screen.findByRole("form", { name: "Contact Us" })).toBeTruthy()
  })

  it("thanks with the number of the inquiry, and leads on", async () => {
    const form = written()
    await opens(form)
    await screen.findByRole("form", { name: "Contact Us" })

    act(() => form.actor.send({ type: "guest.reviewed" }))
    expect(await screen.findByRole("heading", { name: "Is everything correct?" })).toBeTruthy()
    act(() => form.actor.send(sent))

    const thanks =
      "Thank you for reaching out! Your message has been received, and we will get back to you as soon as possible."
    const section = within(await screen.findByRole("region", { name: thanks }))
    expect(document.activeElement?.textContent).toBe(thanks)
    expect(document.activeElement?.getAttribute("tabindex")).toBe("-1")
    expect(
      section.getByText("You can expect a reply within 3-5 working days via WhatsApp or email."),
    ).toBeTruthy()
    expect(section.getByRole("term").textContent).toBe("Reference number")
    expect(section.getByRole("definition").textContent).toBe("7KQ2MXW4")
    expect(
      section.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
    ).toEqual([
      ["Back To Homepage", "/"],
      ["Help", "/help"],
    ])
  })
})
