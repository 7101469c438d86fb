import { inquiryFields } from "#fixtures/builders/an-inquiry.ts"
import { informationPages } from "#core/navigation/information-pages.ts"
import { articleOf } from "#ui/translations/pages/articles.ts"
import type { Guest } from "./guest.ts"
import type { PageToSee } from "./pages.ts"
import { MADE_BY_THE_STORY } from "./troubles.ts"

const written = inquiryFields()

/** Fills every field of the contact form. */
export const writesInquiry = async ({ page, say }: Guest): Promise<void> => {
  const field = (name: Parameters<typeof say>[0]) => page.getByLabel(say(name), { exact: true })
  await field("contact.type").selectOption(written.type)
  await field("contact.name").fill(written.name)
  await field("contact.phone").fill(written.phone)
  await field("contact.email").fill(written.email)
  await field("contact.subject").fill(written.subject)
  await page.getByLabel(say("contact.message")).fill(written.message)
}

const opensForm = async (guest: Guest): Promise<void> => {
  await guest.goesTo("/contact-us")
  await guest.seesPage(guest.say("contact.title"))
}

const reviews = async (guest: Guest): Promise<void> => {
  await opensForm(guest)
  await writesInquiry(guest)
  await guest.the("button", guest.say("contact.review")).click()
  await guest.seesHeading(guest.say("contact.reviewing"))
}

const RECEIPT = { reference: "7KQ2MXW4", receivedAt: "2026-11-21T04:05:00.000Z" }

/** Nobody is written to: only so many inquiries are taken in an hour. */
const isThanked = async (guest: Guest): Promise<void> => {
  await guest.page.route("**/api/inquiries", (route) =>
    route.fulfill({ status: 201, json: RECEIPT }),
  )
  await reviews(guest)
  await guest.the("button", guest.say("contact.submit")).click()
  await guest.sees(RECEIPT.reference)
  await guest.page.unroute("**/api/inquiries")
}

const seesError = async (guest: Guest): Promise<void> => {
  await guest.goesTo("/help")
  await guest.looksAround()
  const dialog = guest.the("dialog", guest.say("error.title"))
  while (!(await dialog.isVisible())) {
    await guest.page.evaluate(
      (message) => void Promise.reject(new Error(message)),
      MADE_BY_THE_STORY,
    )
    await guest.page.waitForTimeout(200)
  }
}

/** The page's clock is the story's from here on: this one comes last. */
const seesUpdateBar = async (guest: Guest): Promise<void> => {
  await guest.page.clock.install()
  await guest.page.route("**/builds/latest.json", (route) =>
    route.fulfill({ json: { id: "another-build" } }),
  )
  await guest.goesTo("/help")
  const reload = guest.the("button", guest.say("update.reload"))
  while (!(await reload.isVisible())) {
    await guest.page.clock.runFor(301_000)
    await guest.page.waitForTimeout(200)
  }
}

/** The pages that are text, those that lead to us, and what can come over any page. */
export const supportPages = (): ReadonlyArray<PageToSee> => [
  ...informationPages.map((path) => ({
    name: path,
    goesThere: async (guest: Guest) => {
      await guest.goesTo(path)
      await guest.seesPage(articleOf(path, guest.language).title)
    },
  })),
  { name: "contact", goesThere: opensForm },
  { name: "contact, review", goesThere: reviews },
  { name: "contact, thanked", goesThere: isThanked },
  { name: "the dialog of an error", goesThere: seesError },
  { name: "the bar of a new build", goesThere: seesUpdateBar },
]
