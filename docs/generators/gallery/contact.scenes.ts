import { aPdf, inquiryFields } from "#fixtures/builders/an-inquiry.ts"
import { button, heading, on, presses, scene, words } from "./looks.ts"
import type { Scenes, Sitter } from "./scene.ts"

const written = inquiryFields()

const bill = { name: "bill.pdf", mimeType: "application/pdf", buffer: Buffer.from(aPdf()) }

const writes = async (guest: Sitter) => {
  await guest.goesTo("/contact-us")
  const { page, say } = guest
  const field = (name: Parameters<typeof say>[0]) => page.getByLabel(say(name), { exact: true })
  await field("contact.type").selectOption(written.type)
  await field("contact.name").fill(written.name)
  await field("contact.phone").fill(written.phone)
  await field("contact.email").fill(written.email)
  await field("contact.subject").fill(written.subject)
  await page.getByLabel(say("contact.message")).fill(written.message)
}

const reviews = async (guest: Sitter) => {
  await writes(guest)
  // Nobody writes faster than this; whoever does is slowed down.
  const since = await guest.page.evaluate(() => performance.now())
  await guest.page.waitForFunction((from) => performance.now() - from > 3_100, since)
  await presses(guest, "contact.review")
}

const sends = async (guest: Sitter) => {
  await reviews(guest)
  await presses(guest, "contact.submit")
}

export const inquiryScenes: Scenes = {
  writing: scene(writes, button("contact.review")),
  reviewing: scene(reviews, heading("contact.reviewing")),
  sending: on("waiting-for-inquiry", sends, button("contact.sending")),
  slowed: on("inquiry-slowed", sends, words("contact.slowed", { count: 10 })),
  failed: on("inquiry-cut-off", sends, words("contact.failed")),
  thanked: scene(sends, heading("contact.thanked")),
}

const attaches = async (guest: Sitter, file = bill) => {
  await guest.goesTo("/contact-us")
  await guest.page.getByLabel(guest.say("contact.attachments"), { exact: true }).setInputFiles(file)
}

const attachesBill = (guest: Sitter) => attaches(guest)

export const uploadScenes: Scenes = {
  going: on("waiting-for-file", attachesBill, ({ page }) => page.getByRole("progressbar")),
  kept: scene(attachesBill, words("contact.upload.kept")),
  refused: scene(
    (guest) => attaches(guest, { ...bill, buffer: Buffer.from("<html></html>") }),
    words("issue.FileKindRefused"),
  ),
  slowed: on("file-slowed", attachesBill, words("contact.upload.slowed")),
  interrupted: on("file-cut-off", attachesBill, words("contact.upload.interrupted")),
}
