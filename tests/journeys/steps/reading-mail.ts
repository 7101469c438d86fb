import type { Locator, Page } from "playwright"
import type { Sight } from "./sight.ts"

const PAUSE_MS = 300

/** Opens the mailbox until the newest letter to this address with this subject is there. */
const untilLetter = async (page: Page, to: string, subject: string): Promise<Locator> => {
  const letter = page
    .getByRole("article")
    .filter({ hasText: to })
    .filter({ has: page.getByRole("heading", { name: subject, exact: true }) })
    .first()
  await page.goto("/sandbox/mailbox")
  // Letters leave after the answer that ordered them, and the page does not reload itself.
  while ((await letter.count()) === 0) {
    await page.waitForTimeout(PAUSE_MS)
    await page.reload()
  }
  return letter
}

/** What guests do with the mail they get. */
export const readingMail = ({ page, say }: Sight) => ({
  /** Reads the code of six digits that was mailed to an address. */
  readsMailedCode: async (to: string): Promise<string> => {
    const letter = await untilLetter(page, to, say("mail.bookingCode.subject"))
    return /\b\d{6}\b/.exec(await letter.innerText())?.[0] ?? ""
  },
  /** Reads the letter to this address, and says where its button leads. */
  readsLetter: async (to: string, subject: string): Promise<string> => {
    const letter = await untilLetter(page, to, subject)
    // A letter names the host that the site calls its own, which is not the one that stories visit.
    const { pathname, search } = new URL(
      (await letter.getByRole("link").first().getAttribute("href")) ?? "",
    )
    return pathname + search
  },
})
