import type { Sight } from "./sight.ts"

/** The password of every guest of these stories. */
export const PASSWORD = "hujan di tepi pantai"

/** An address that nobody had before. */
export const aNewAddress = (): string => `aisyah-${crypto.randomUUID()}@example.com`

/** What guests do with an account of their own. */
export const havingAccount = ({ page, say, the, sees }: Sight) => {
  const field = (label: string) => the("textbox", label)
  const menu = page.getByRole("banner").locator("summary").last()
  return {
    registers: async (email: string) => {
      await field(say("account.firstName")).fill("Aisyah")
      await field(say("account.lastName")).fill("Tan")
      await field(say("account.email")).fill(email)
      await field(say("account.newPassword")).fill(PASSWORD)
      await field(say("account.confirmPassword")).fill(PASSWORD)
      await the("button", say("register.action")).click()
    },
    signsIn: async (email: string, password: string = PASSWORD) => {
      await field(say("account.email")).fill(email)
      await field(say("account.password")).fill(password)
      await the("button", say("login.action")).click()
    },
    signsOut: async () => {
      await menu.click()
      await the("button", say("header.signOut")).click()
      await page
        .getByRole("banner")
        .getByRole("link", { name: say("header.signIn") })
        .waitFor()
    },
    /** Opens the first booking of the list. */
    managesFirstBooking: async () => {
      await page.getByRole("article").first().getByRole("link").click()
      await sees(say("manage.ways"))
    },
    /** Cancels and says what comes back. */
    cancels: async (): Promise<string> => {
      await the("button", say("manage.cancel")).click()
      const dialog = page.getByRole("dialog")
      const refund = dialog.locator("dl > div", { hasText: say("manage.refund") }).locator("dd")
      const shown = await refund.innerText()
      await dialog.getByRole("button", { name: say("manage.cancel.confirm") }).click()
      return shown
    },
    /** Chooses a picture, takes the square that is offered, and waits until it is kept. */
    setsPicture: async (path: string) => {
      await page.locator("input[type=file]").setInputFiles(path)
      await page
        .getByRole("dialog")
        .getByRole("button", { name: say("profile.crop.use") })
        .click()
      await page.getByRole("img", { name: say("profile.picture.alt") }).waitFor()
    },
  }
}
