import type { Sight } from "./sight.ts"

const PAUSE_MS = 300

/** What guests do with the mail they get. */
export const readingMail = ({ page }: Sight) => ({
  /** Opens the mailbox until the letter to this address is there; says where its button leads. */
  readsLetter: async (to: string, subject: string): Promise<string> => {
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
    // A letter names the host that the site calls its own, which is not the one that stories visit.
    const { pathname, search } = new URL(
      (await letter.getByRole("link").first().getAttribute("href")) ?? "",
    )
    return pathname + search
  },
})
