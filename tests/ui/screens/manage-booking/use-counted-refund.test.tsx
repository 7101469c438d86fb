import { noMoney } from "#core/money/amounts.ts"
import type { VisitEvent } from "#core/visitor/visit-events.ts"
import type { Analytics } from "#ui/app/context.ts"
import { atManaging, ownBooking, presses } from "#tests/ui/support/at-managing.tsx"
import { screen } from "@testing-library/react"
import { expect, it } from "vitest"

it("only a cancelling that brings something back is counted, with how much that is", async () => {
  const told: Array<VisitEvent> = []
  const analytics = async (): Promise<Analytics> => ({
    consent: () => "agreed",
    subscribe: () => () => {},
    decide: () => {},
    tell: (event) => void told.push(event),
  })
  const unpaid = { ...ownBooking, paid: noMoney }
  const { unmount } = await atManaging({ analytics, booking: unpaid })
  await presses("Cancel booking")
  await presses("Cancel without a refund")
  await screen.findByText("Your booking is cancelled.")
  unmount()

  await atManaging({ analytics })
  await presses("Cancel booking")
  await presses("Cancel and get this refund")

  await expect.poll(() => told.map(({ fields }) => fields["value"])).toEqual([644.96])
})
