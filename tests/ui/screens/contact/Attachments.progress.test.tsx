import { AttachmentRefused } from "#core/contact/contact.errors.ts"
import { TooManyAttempts } from "#core/booking/booking.errors.ts"
import { anInquiryOn } from "#tests/core/contact/an-inquiry-form.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { Attachments } from "#ui/screens/contact/Attachments.tsx"
import { inquiryFieldLabel } from "#ui/screens/contact/fields.ts"
import { createEvent, fireEvent, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const bill = () => new File(["%PDF-1.7"], "bill.pdf", { type: "application/pdf" })

const attaching = async (script: Parameters<typeof anInquiryOn>[0] = {}) => {
  const form = anInquiryOn(script)
  await draw(<Attachments inquiry={form.actor} />)
  return form
}

const field = () => screen.getByLabelText<HTMLInputElement>("Attach files", { selector: "input" })

const zone = () => field().parentElement ?? document.body

describe("the files of an inquiry", () => {
  it("are asked for with what they may be", async () => {
    await attaching()

    expect(field()).toMatchObject({
      multiple: true,
      accept: "application/pdf,image/jpeg,image/png,image/webp",
      id: "contact-attachments",
    })
    expect(document.getElementById("contact-attachments-hint")?.textContent).toBe(
      "Up to 5 files: PDF, JPEG, PNG or WebP, at most 10 MB each and 25 MB in total. You can also drop them here.",
    )
    expect(field().getAttribute("aria-describedby")).toBe("contact-attachments-hint")
    expect(screen.queryByRole("list")).toBeNull()
  })

  it("show how far each has gone, and can be stopped on the way", async () => {
    const { uploads } = await attaching({ attach: [Effect.never] })

    await userEvent.upload(field(), bill())

    const progress = await screen.findByRole("progressbar", { name: "Uploading bill.pdf" })
    expect(progress.getAttribute("max")).toBe("1")
    await expect.poll(() => progress.getAttribute("value")).toBe("0.5")
    expect(screen.getByRole("list", { name: "Attach files" })).toBeTruthy()
    expect(screen.queryByRole("status")).toBeNull()
    await userEvent.click(screen.getByRole("button", { name: "Cancel upload of bill.pdf" }))
    expect(uploads()).toEqual([])
    expect(screen.queryByRole("list")).toBeNull()
  })

  it("say how large each is that has arrived", async () => {
    await attaching()

    await userEvent.upload(field(), bill())

    await expect.poll(() => screen.getByRole("status").textContent).toBe("Uploaded · 1\u{a0}KB")
  })

  it.each([
    [new AttachmentRefused({ reason: "FileKindRefused" }), /PDF/],
    [
      new TooManyAttempts({ retryAfterSeconds: 9 }),
      /^You have uploaded many files\. Please try again later\.$/,
    ],
  ])("say of %s why one was not taken", async (failure, said) => {
    await attaching({ attach: [Effect.fail(failure)] })

    await userEvent.upload(field(), bill())

    await expect.poll(() => screen.getByRole("status").textContent).toMatch(said)
  })

  it("can be chosen twice: the field is empty again", async () => {
    await attaching()

    await userEvent.upload(field(), bill())
    await userEvent.upload(field(), bill())

    expect(field().value).toBe("")
    expect(screen.getAllByRole("listitem").length).toBe(2)
  })

  it("are none where the guest chooses none after all", async () => {
    const { uploads } = await attaching()

    fireEvent.change(field(), { target: { files: null } })

    expect(uploads()).toEqual([])
  })

  it("are read where they are dropped, and the browser opens none of them", async () => {
    const { attached, uploads } = await attaching()
    const drop = createEvent.drop(zone(), { dataTransfer: { files: [bill()] } })

    fireEvent(zone(), drop)

    expect(drop.defaultPrevented).toBe(true)
    expect(uploads().length).toBe(1)
    const content = new TextEncoder().encode("%PDF-1.7")
    await expect.poll(() => attached).toEqual([{ name: "bill.pdf", content }])
  })

  it("mark their place while they are held over it", async () => {
    await attaching()
    const isMarked = () => /over/.test(zone().className)
    expect(isMarked()).toBe(false)

    fireEvent.dragOver(zone())
    expect(isMarked()).toBe(true)

    fireEvent.dragLeave(zone())
    expect(isMarked()).toBe(false)

    fireEvent.dragOver(zone())
    fireEvent.drop(zone(), { dataTransfer: { files: [] } })
    expect(isMarked()).toBe(false)
  })
})

describe("what is wrong with an inquiry", () => {
  it.each([
    ["message", "contact.message"],
    ["attachments.0", "contact.attachments"],
  ])("at %s is called %s", (path, key) => {
    expect(inquiryFieldLabel(path)).toBe(key)
  })
})
