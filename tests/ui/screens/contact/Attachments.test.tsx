import { AttachmentRefused, InquiriesUnreachable } from "#core/contact/contact.errors.ts"
import { anInquiryOn, attachment } from "#tests/core/contact/an-inquiry-form.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { Attachments } from "#ui/screens/contact/Attachments.tsx"
import { fireEvent, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { expect, it } from "vitest"

const bill = () => new File(["%PDF-1.7"], "bill.pdf", { type: "application/pdf" })

const attaching = async (script: Parameters<typeof anInquiryOn>[0]) => {
  const form = anInquiryOn(script)
  await draw(<Attachments inquiry={form.actor} />)
  return form
}

const names = () =>
  within(screen.getByRole("listitem"))
    .getAllByRole("button")
    .map((button) => button.getAttribute("aria-label"))

it("a file that was cut off can be sent again, and one that arrived only removed", async () => {
  await attaching({
    attach: [Effect.fail(new InquiriesUnreachable()), Effect.succeed(attachment)],
  })
  await userEvent.upload(screen.getByLabelText("Attach files"), bill())
  await screen.findByText("The connection was lost.", { exact: false })
  expect(names()).toEqual(["Try bill.pdf again", "Remove bill.pdf"])

  await userEvent.click(screen.getByRole("button", { name: "Try bill.pdf again" }))

  await screen.findByText("Uploaded", { exact: false })
  expect(names()).toEqual(["Remove bill.pdf"])
  await userEvent.click(screen.getByRole("button", { name: "Remove bill.pdf" }))
  expect(screen.queryByRole("listitem")).toBe(null)
})

it("a file may be dropped, and one that is refused offers no second try", async () => {
  await attaching({ attach: [Effect.fail(new AttachmentRefused({ reason: "FileKindRefused" }))] })
  const label = screen.getByLabelText("Attach files")

  fireEvent.drop(label.parentElement!, { dataTransfer: { files: [bill()] } })

  expect(await screen.findByText("bill.pdf")).toBeTruthy()
  await expect.poll(names).toEqual(["Remove bill.pdf"])
})
