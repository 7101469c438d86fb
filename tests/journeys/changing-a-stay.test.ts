import { cards } from "./steps/checking-out.ts"
import { staying } from "./steps/days.ts"
import { aNewAddress } from "./steps/having-account.ts"
import { aStay } from "./steps/stays.ts"
import { story } from "./steps/story.ts"

story(
  "gets money back for leaving earlier, and stays longer again for the difference",
  async ({ aGuest, site }) => {
    const stay = await aStay(
      site,
      staying(66, 4),
      ({ memberPercent, freeCancellationUntil }) =>
        memberPercent === 0 && freeCancellationUntil !== null,
    )
    const guest = await aGuest({ expectsRefusals: true })
    await guest.goesTo("/register?redirect=/account/bookings")
    await guest.registers(aNewAddress())
    await guest.sees(guest.say("bookings.empty"))
    await guest.goesTo(stay.checkoutPath)
    await guest.booksAs()
    await guest.goesTo("/account/bookings")
    await guest.managesFirstBooking()

    const back = await guest.asksForDates(staying(66, 2), "refund")
    await guest.the("button", guest.say("manage.change.apply")).click()
    await guest.sees(guest.say("manage.changed"))
    await guest.seesInLedger("refunded", back)

    const paysMore = async (card: string): Promise<string> => {
      const more = await guest.asksForDates(staying(66, 4), "pay")
      await guest.the("button", guest.say("manage.change.pay", { amount: more })).click()
      await guest.paysDifference(card)
      return more
    }
    await paysMore(cards.withoutMoney)
    await guest.sees(guest.say("manage.changeFailed.declined"))
    const more = await paysMore(cards.good)
    await guest.sees(guest.say("manage.changed"))
    await guest.seesInLedger("captured", more)
  },
)
