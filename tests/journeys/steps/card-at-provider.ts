import type { Language } from "#core/kernel/localised.ts"
import type { Locator } from "playwright"
import type { Guest } from "./guest.ts"

/** What the form of the stand-in for Stripe is labelled with, as Stripe labels its own. */
const labels: Readonly<Record<Language, readonly [string, string, string]>> = {
  en: ["Card number", "Expiration date (MM / YY)", "Security code"],
  bm: ["Nombor kad", "Tarikh luput (BB / TT)", "Kod keselamatan"],
  cn: ["卡号", "有效期限 (MM / YY)", "安全码"],
}

const INCOMPLETE = "Your card details are incomplete."

/** The colours of text and ground that somebody sees, as plain bytes. */
const coloursOf = (field: Locator): Promise<ReadonlyArray<string>> =>
  field.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element)
    return [color, backgroundColor].map((colour) => {
      const pen = document.createElement("canvas").getContext("2d")!
      pen.fillStyle = colour
      pen.fillRect(0, 0, 1, 1)
      return String(pen.getImageData(0, 0, 1, 1).data)
    })
  })

/** What guests do with a card form that is the provider's own. */
export const atProvider = ({ page, language, say, field }: Guest) => {
  const form = page.getByRole("form", { name: say("checkout.title") })
  const [number, expiry, code] = labels[language].map((label) => form.getByLabel(label))
  const bank = page.frameLocator("iframe[title='3-D Secure']")
  return {
    seesCardForm: () => number!.waitFor(),
    seesThatItIsIncomplete: () => form.getByText(INCOMPLETE).waitFor(),
    /** The colours inside the provider's form, and those of a field of ours. */
    colours: async () => ({
      inside: await coloursOf(number!),
      ours: await coloursOf(field(say("checkout.firstName"))),
    }),
    givesCard: async (card: string) => {
      await number!.fill(card)
      await expiry!.fill("12/40")
      await code!.fill("123")
    },
    answersBank: async (answer: "Complete authentication" | "Fail authentication") =>
      bank.getByRole("button", { name: answer }).click(),
    turnsAwayFromBank: () => page.getByRole("button", { name: "Close", exact: true }).click(),
    seesBank: () => bank.getByRole("button").first().waitFor(),
  }
}
