import { expect } from "vitest"
import { staying } from "./steps/days.ts"
import { story } from "./steps/story.ts"

const LANGKAWI = { en: "Langkawi", bm: "Langkawi", cn: "浮罗交怡" } as const

story.for([
  ["en", 60],
  ["bm", 63],
  ["cn", 66],
] as const)(
  "leads from home to a booking found again, in %s",
  async ([language, daysAhead], { aGuest }) => {
    const guest = await aGuest({ language })
    await guest.goesTo("/")
    await guest.choosesDestination(LANGKAWI[language].slice(0, 3), LANGKAWI[language])
    await guest.picksDates(staying(daysAhead, 3))
    await guest.searches()
    await guest.seesPage(guest.say("results.in", { place: LANGKAWI[language] }))
    await guest.narrowsTo(guest.say("filters.freeCancellation"))

    const property = await guest.opensFirstStay()
    await guest.seesHeading(guest.say("property.rooms"))
    await guest.reserves()
    const code = await guest.booksAs()
    await guest.sees(guest.say("booking.confirmed.lead", { property }))

    await guest.findsBooking(code.toLowerCase().replace("-", ""))
    await guest.seesBooking()
    await guest.sees(code)
    await guest.sees("A••••")
    expect(await guest.page.getByRole("main").innerText()).not.toMatch(/aisyah|345 ?6789/i)
  },
)
