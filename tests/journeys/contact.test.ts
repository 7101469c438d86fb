import { aPdf, inquiryFields } from "#fixtures/builders/an-inquiry.ts"
import type { Guest } from "./steps/guest.ts"
import { expect } from "vitest"
import { story } from "./steps/story.ts"
import { writesInquiry } from "./steps/support-pages.ts"

const written = inquiryFields()

const bill = { name: "bill.pdf", mimeType: "application/pdf", buffer: Buffer.from(aPdf()) }

/** Nobody writes faster than this; whoever does is slowed down. */
const takesTime = async ({ page }: Guest) => {
  const since = await page.evaluate(() => performance.now())
  await page.waitForFunction((from) => performance.now() - from > 3_100, since)
}

const presses = ({ the, say }: Guest, name: Parameters<Guest["say"]>[0]) =>
  the("button", say(name)).click()

story(
  "writes to us with a bill, reads it once more and is thanked",
  { tags: ["§2.4", "§2.32", "§2.33", "§5.5", "§8.6", "§9.4"] },
  async ({ aGuest }) => {
    const guest = await aGuest()
    await guest.goesTo("/contact-us")
    await writesInquiry(guest)
    await guest.page
      .getByLabel(guest.say("contact.attachments"), { exact: true })
      .setInputFiles(bill)
    await guest.sees(new RegExp(`^${guest.say("contact.upload.kept")}`))
    await guest.sees(guest.say("contact.reviewFirst"))
    await takesTime(guest)

    await presses(guest, "contact.review")
    await guest.sees(written.message)
    await guest.sees(bill.name)
    await presses(guest, "contact.submit")

    await guest.seesHeading(
      "Thank you for reaching out! Your message has been received, and we will get back to you as soon as possible.",
    )
    await guest.sees(/3-5 working days via WhatsApp or email/)
    await guest.sees(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  },
)

story(
  "is told of each wrong field, in words",
  { tags: ["§5.1", "§5.2", "§5.3", "§5.4"] },
  async ({ aGuest }) => {
    const guest = await aGuest()
    await guest.goesTo("/contact-us")

    await presses(guest, "contact.review")

    for (const words of ["Invalid Inquiry Type", "Invalid Name", "Invalid Phone", "Invalid Email"])
      await guest.sees(words)
    expect(
      await guest.page.getByRole("alert").evaluate((one) => one === document.activeElement),
    ).toBe(true)
  },
)

story(
  "loses nothing when the connection drops, and sends it once it is back",
  async ({ aGuest }) => {
    const guest = await aGuest({ expectsRefusals: true })
    await guest.goesTo("/contact-us")
    await writesInquiry(guest)
    await takesTime(guest)
    await presses(guest, "contact.review")
    await guest.page.context().setOffline(true)
    await presses(guest, "contact.submit")
    await guest.sees(guest.say("contact.failed"))

    await guest.page.context().setOffline(false)
    await presses(guest, "action.retry")

    await guest.seesHeading(guest.say("contact.thanked"))
  },
)

story("finds what was written after a reload", async ({ aGuest }) => {
  const guest = await aGuest({ language: "bm" })
  await guest.goesTo("/contact-us")
  await writesInquiry(guest)

  await guest.reloads()

  const subject = guest.page.getByLabel(guest.say("contact.subject"), { exact: true })
  await expect.poll(() => subject.inputValue()).toBe(written.subject)
})

story("is told why a file cannot go, and may remove it", async ({ aGuest }) => {
  const guest = await aGuest({ expectsRefusals: true })
  await guest.goesTo("/contact-us")
  const files = guest.page.getByLabel(guest.say("contact.attachments"), { exact: true })

  await files.setInputFiles({ ...bill, name: "page.pdf", buffer: Buffer.from("<html></html>") })
  await guest.sees(guest.say("issue.FileKindRefused"))
  await guest.the("button", guest.say("contact.upload.remove", { name: "page.pdf" })).click()

  await guest.page.getByText("page.pdf").waitFor({ state: "detached" })
})
