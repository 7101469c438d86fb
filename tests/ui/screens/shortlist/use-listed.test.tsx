import { act, fireEvent, screen } from "@testing-library/react"
import { useState } from "react"
import { expect, test } from "vitest"
import { Slug } from "#core/property/property.ts"
import type { StayResult } from "#core/search/search-answer.ts"
import { aStayCard } from "#fixtures/builders/a-stay-card.ts"
import { aParty, stayDates } from "#fixtures/builders/a-stay.ts"
import type { PageAnswer, Pages } from "#ui/app/pages.ts"
import { useListed } from "#ui/screens/shortlist/use-listed.ts"
import { draw, pagesWith } from "#tests/ui/support/stage.tsx"

const asked = { where: null, dates: stayDates(), party: aParty() }
const lists = [["two", "one"], ["three"]].map((names) => names.map((name) => Slug.make(name)))

const Listing = () => {
  const [place, setPlace] = useState(0)
  const { answer } = useListed(lists[place] ?? [], asked)
  const names = answer && "ok" in answer ? answer.ok.map(({ slug }) => slug).join(" ") : "waiting"
  return (
    <>
      <output>{names}</output>
      <button type="button" onClick={() => setPlace(place + 1)}>
        Next
      </button>
    </>
  )
}

test("stays are asked for by name, for the dates and guests, and a late answer is not shown", async () => {
  const calls: Array<ReadonlyArray<unknown>> = []
  const answers: Array<(answer: PageAnswer<ReadonlyArray<StayResult>>) => void> = []
  const listed: Pages["listed"] = (...call) => {
    calls.push(call)
    return new Promise((resolve) => void answers.push(resolve))
  }
  const came = (place: number, name: string) =>
    act(async () => answers[place]?.({ ok: [aStayCard({ slug: Slug.make(name) })] }))
  await draw(<Listing />, { pages: pagesWith({ listed }) })

  fireEvent.click(screen.getByRole("button", { name: "Next" }))
  await came(1, "three")
  await came(0, "one")

  expect(screen.getByRole("status").textContent).toBe("three")
  const stay = { dates: asked.dates, party: asked.party }
  expect(calls).toEqual([
    [["one", "two"], stay],
    [["three"], stay],
  ])
})
