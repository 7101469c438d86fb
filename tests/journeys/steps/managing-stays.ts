import type { StayDates } from "#core/stay/stay-dates.ts"
import { dayText } from "#ui/formats/day.ts"
import { typedDay } from "./days.ts"
import type { Sight } from "./sight.ts"

/** What guests do with a stay that they have booked. */
export const managingStays = ({ page, say, the, sees, language }: Sight) => {
  const dialog = page.getByRole("dialog")
  const shown = (name: string) =>
    dialog.locator("dl > div", { hasText: name }).locator("dd").innerText()
  return {
    /** Opens the first booking of the list. */
    managesFirstBooking: async () => {
      await page.getByRole("article").first().getByRole("link").click()
      await sees(say("manage.ways"))
    },
    /** Looks what would come back on a day, typed as guests write it, and keeps the booking. */
    wondersAboutCancelling: async (day: string) => {
      await the("button", say("manage.cancel")).click()
      await dialog.getByRole("textbox", { name: say("manage.whatIf") }).fill(typedDay(day))
      await sees(say("manage.whatIf.answer", { day: dayText(day, language) }))
      await dialog.getByRole("button", { name: say("manage.keep") }).click()
    },
    /** Cancels and says what comes back. */
    cancels: async (): Promise<string> => {
      await the("button", say("manage.cancel")).click()
      const refund = await shown(say("manage.refund"))
      await dialog.getByRole("button", { name: say("manage.cancel.confirm") }).click()
      return refund
    },
    /** Asks what the stay costs on other dates, and says what becomes of the difference. */
    asksForDates: async (
      { checkIn, checkOut }: StayDates,
      balance: "pay" | "refund",
    ): Promise<string> => {
      await the("button", say("manage.change")).click()
      await dialog.locator("summary", { hasText: say("search.dates") }).click()
      await dialog.getByLabel(say("search.checkIn"), { exact: true }).fill(typedDay(checkIn))
      await dialog.getByLabel(say("search.checkOut"), { exact: true }).fill(typedDay(checkOut))
      await dialog.getByRole("button", { name: say("checkout.edit.ask") }).click()
      return shown(say(`manage.balance.${balance}`))
    },
    /** Looks again until this amount was paid or given back: a refund leaves after its answer. */
    seesInLedger: async (kind: "captured" | "refunded", amount: string) => {
      const entry = page
        .locator("dl > div", { hasText: say(`manage.ledger.${kind}`) })
        .filter({ hasText: amount })
      for (;;) {
        await sees(say("manage.payments"))
        if ((await entry.count()) > 0) return
        await page.reload()
      }
    },
    /** Pays the difference of a change by card. */
    paysDifference: async (number: string) => {
      const field = (name: string) => dialog.getByRole("textbox", { name })
      await field(say("checkout.card.number")).fill(number)
      await field(say("checkout.card.expiry")).fill("12/34")
      await field(say("checkout.card.cvc")).fill("123")
      await field(say("checkout.card.holder")).fill("AISYAH TAN")
      await the("button", say("manage.pay.action")).click()
    },
  }
}
