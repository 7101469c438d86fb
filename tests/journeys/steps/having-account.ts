import type { Sight } from "./sight.ts"

/** The password of every guest of these stories. */
export const PASSWORD = "hujan di tepi pantai"

/** An address that nobody had before. */
export const aNewAddress = (): string => `aisyah-${crypto.randomUUID()}@example.com`

/** What guests do with an account of their own. */
export const havingAccount = ({ page, say, the }: Sight) => {
  const field = (label: string) => the("textbox", label)
  const menu = page.getByRole("banner").getByLabel(say("header.account", { name: "" }).trim())
  /** Types a new password twice and sends it off with the button of this name. */
  const choosesPassword = async (password: string, action: string) => {
    await field(say("account.newPassword")).fill(password)
    await field(say("account.confirmPassword")).fill(password)
    await the("button", action).click()
  }
  return {
    registers: async (email: string, password: string = PASSWORD) => {
      await field(say("account.firstName")).fill("Aisyah")
      await field(say("account.lastName")).fill("Tan")
      await field(say("account.email")).fill(email)
      await choosesPassword(password, say("register.action"))
    },
    choosesPassword,
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
