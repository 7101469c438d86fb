import type { GuestDetails } from "#core/people/guest-details.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import type { Sight } from "./sight.ts"

/** Public test cards of the payment provider. */
export const cards = {
  good: "4242 4242 4242 4242",
  asksTheBank: "4000 0027 6000 3184",
  declined: "4000 0000 0000 0002",
  withoutMoney: "4000 0000 0000 9995",
} as const

/** What guests do between choosing a stay and having it. */
export const checkingOut = (sight: Sight) => {
  const steps = stepsOf(sight)
  return {
    ...steps,
    /** Fills the form in with a card that is good, books, and reads the code of the booking. */
    booksAs: async (details: GuestDetails = aGuest()): Promise<string> => {
      await steps.seesForm()
      await steps.introducesThemselves(details)
      await steps.givesCard(cards.good)
      await steps.books()
      return steps.readsCode()
    },
  }
}

const stepsOf = ({ page, say, the, seesPage, sees }: Sight) => {
  const form = page.getByRole("form", { name: say("checkout.title") })
  const field = (label: string) => form.getByRole("textbox", { name: label })
  const bank = page.frameLocator("iframe")
  const bookNow = form.getByRole("button", { name: say("checkout.book"), exact: true })

  const readsCodeOfBooking = () =>
    page
      .locator("dl", { hasText: say("booking.code") })
      .first()
      .locator("dd")
      .innerText()

  return {
    bookNow,
    /** Waits until the rooms are held and the form can be filled in. */
    seesForm: () => bookNow.and(page.locator(":not([aria-disabled=true])")).waitFor(),
    field,
    introducesThemselves: async (details: GuestDetails = aGuest()) => {
      const [year, month, day] = details.dateOfBirth.split("-")
      await field(say("checkout.firstName")).fill(details.firstName)
      await field(say("checkout.lastName")).fill(details.lastName)
      await form
        .getByRole("combobox", { name: say("checkout.nationality") })
        .selectOption(details.nationality)
      await field(
        say(`checkout.identity.${details.nationality === "MY" ? "mykad" : "passport"}`),
      ).fill(details.identityNumber)
      await field(say("checkout.birth.day")).fill(day ?? "")
      await field(say("checkout.birth.month")).fill(month ?? "")
      await field(say("checkout.birth.year")).fill(year ?? "")
      await the("radio", say(`checkout.gender.${details.gender as "female"}`)).check()
      await field(say("checkout.email")).fill(details.email)
      await field(say("checkout.phone")).fill(details.phone)
      if (details.arrival !== null)
        await form
          .getByRole("combobox", { name: say("checkout.arrival") })
          .selectOption(details.arrival)
    },
    /** Says in how many of the rooms foreign guests sleep. */
    countsRoomsOfVisitors: (rooms: string) =>
      form.getByRole("combobox", { name: say("checkout.roomsOfVisitors") }).selectOption(rooms),
    /** Types the number of an identity paper again, which no tab keeps. */
    givesIdentity: async ({ identityNumber }: GuestDetails = aGuest()) =>
      field(say("checkout.identity.mykad")).fill(identityNumber),
    choosesToPayAtProperty: () =>
      form.getByRole("radio", { name: say("checkout.method.payAtProperty") }).check(),
    givesCard: async (number: string) => {
      await field(say("checkout.card.number")).fill(number)
      await field(say("checkout.card.expiry")).fill("12/34")
      await field(say("checkout.card.cvc")).fill("123")
      await field(say("checkout.card.holder")).fill("AISYAH TAN")
    },
    books: () => bookNow.click(),
    answersBank: async (answer: "Complete authentication" | "Fail authentication") =>
      bank.getByRole("button", { name: answer }).click(),
    leavesBank: () =>
      the("dialog", say("checkout.challenge"))
        .getByRole("button", { name: say("checkout.challenge.leave") })
        .last()
        .click(),
    /** Waits for the confirmation and reads its code. */
    readsCode: async (): Promise<string> => {
      await seesPage(say("booking.title.confirmed"))
      return readsCodeOfBooking()
    },
    readsCodeOfBooking,
    /** Looks a booking up by its code, however it is written. */
    findsBooking: async (code: string) => {
      await page
        .getByRole("banner")
        .getByRole("link", { name: say("header.findBooking") })
        .click()
      await seesPage(say("booking.title.search"))
      await page.getByRole("textbox", { name: say("booking.search.code") }).fill(code)
      await the("button", say("booking.search.action")).click()
    },
    seesBooking: async () => {
      await seesPage(say("booking.title"))
      await sees(say("booking.status.confirmed"))
    },
  }
}
