import type { BookingView } from "#core/booking/booking-view.ts"
import type { Language } from "#core/kernel/localised.ts"
import type { Journeys } from "#ui/app/journeys.ts"
import type { PageAnswer } from "#ui/app/pages.ts"
import { pagesRouter } from "#ui/routes/router.tsx"
import { createMemoryHistory } from "@tanstack/react-router"
import { aContext } from "./stage.tsx"

const nobody = () => Promise.reject(new Error("nobody begins a journey here"))

/** Opens an address of the whole site, where one booking is known, and tells where the guest ends. */
export const opening = async (
  address: string,
  answer: PageAnswer<BookingView>,
  language: Language = "en",
) => {
  const asked: Array<string> = []
  const journeys: Journeys = {
    checkout: nobody,
    inquiry: nobody,
    lookup: nobody,
    booking: async (id) => {
      asked.push(id)
      return answer
    },
    quote: nobody,
    now: () => 0,
  }
  const router = pagesRouter(aContext(language, { journeys }))
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [address] }),
  } as never)
  await router.load()
  return { router, asked, address: router.state.location.href }
}
