import { InquiriesUnreachable } from "#core/contact/contact.errors.ts"
import { inquiryFields } from "#fixtures/builders/an-inquiry.ts"
import { receipt, sent, written } from "#tests/core/contact/an-inquiry-form.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { InquiryReview } from "#ui/screens/contact/InquiryReview.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { expect, it } from "vitest"

const reviewing = async (script?: Parameters<typeof written>[0]) => {
  const form = written(script)
  form.actor.send({ type: "guest.reviewed" })
  await form.until("reviewing")
  await draw(<InquiryReview inquiry={form.actor} />)
  return form
}

const buttons = () => screen.getAllByRole("button").map(({ textContent }) => textContent)

it("shows all that was written, and lets it be changed before it goes", async () => {
  const form = await reviewing()

  const { name, email, subject, message } = inquiryFields()
  for (const text of [name, email, subject, message]) expect(screen.getByText(text)).toBeTruthy()
  expect(document.activeElement?.textContent).toBe("Is everything correct?")
  expect(buttons()).toEqual(["Submit", "Edit"])
  await userEvent.click(screen.getByRole("button", { name: "Edit" }))
  expect(form.actor.getSnapshot().value).toBe("writing")
})

it("that reached nobody is sent again as the same inquiry", async () => {
  const form = await reviewing({
    send: [Effect.fail(new InquiriesUnreachable()), Effect.succeed(receipt)],
  })
  form.actor.send(sent)

  await userEvent.click(await screen.findByRole("button", { name: "Try again" }))

  await form.until("thanked")
  expect(new Set(form.asked.map(({ key }) => key)).size).toBe(1)
  expect(form.asked).toHaveLength(2)
})
