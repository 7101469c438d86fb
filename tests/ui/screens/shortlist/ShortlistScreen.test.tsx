import { act, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import type { Issue } from "#core/kernel/issue.ts"
import { Slug } from "#core/property/property.ts"
import type { StayResult } from "#core/search/search-answer.ts"
import { aStayCard } from "#fixtures/builders/a-stay-card.ts"
import { aParty } from "#fixtures/builders/a-stay.ts"
import { aUser } from "#fixtures/builders/an-account.ts"
import type { RouteContext } from "#ui/app/context.ts"
import type { PageAnswer } from "#ui/app/pages.ts"
import { ShortlistScreen } from "#ui/screens/shortlist/ShortlistScreen.tsx"
import { draw, pagesWith } from "#tests/ui/support/stage.tsx"

const stayNamed = (name: string) =>
  aStayCard({ slug: Slug.make(name), name: { en: name, bm: name, cn: name } })

const slugs = (...names: ReadonlyArray<string>) => names.map((name) => Slug.make(name))

type Setting = {
  readonly saved?: ReadonlyArray<string>
  readonly shared?: ReadonlyArray<Slug> | null
  readonly chosen?: ReadonlyArray<string>
  readonly issues?: ReadonlyArray<Issue>
  readonly listed?: () => Promise<PageAnswer<ReadonlyArray<StayResult>>>
}

const drawn = (
  { saved = [], shared = null, chosen = [], issues = [], listed }: Setting,
  changes: Partial<RouteContext> = {},
) => {
  const marks = slugs(...saved).map((slug) => ({ slug, saved: true, at: 1 }))
  return draw(<ShortlistScreen />, {
    at: "/shortlist",
    loaded: { asked: { where: null, dates: null, party: aParty() }, issues, shared, chosen },
    shortlist: { read: () => marks, subscribe: () => () => {}, mark: () => {} },
    pages: pagesWith(listed && { listed }),
    ...changes,
  })
}

const names = () =>
  screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent)

test("saved stays are listed in the order in which they were saved, whatever the answer's", async () => {
  await drawn({
    saved: ["one", "two", "gone"],
    listed: async () => ({ ok: [stayNamed("two"), stayNamed("one")] }),
  })
  await screen.findAllByRole("article")

  expect(names()).toEqual(["one", "two"])
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Shortlist")
  expect(document.title).toBe("Shortlist | Singgah")
  expect(screen.getByText("The stays you saved, with their prices for your dates.")).toBeTruthy()
  expect(screen.getByRole("form", { name: "Dates and guests" })).toBeTruthy()
})

test("those that are chosen are compared side by side", async () => {
  await drawn({
    saved: ["one", "two", "three"],
    chosen: ["three", "one"],
    listed: async () => ({ ok: ["one", "two", "three"].map(stayNamed) }),
  })
  await screen.findByRole("table")

  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Stay",
    "one",
    "three",
  ])
})

test("one stay is not compared, but can be shared", async () => {
  await drawn({ saved: ["one"], listed: async () => ({ ok: [stayNamed("one")] }) })
  await screen.findByRole("article")

  expect(screen.queryByRole("table")).toBeNull()
  expect(screen.getByRole("button", { name: "Copy link to share" })).toBeTruthy()
})

test("a list that somebody shared says so, and nothing of where it is kept", async () => {
  await drawn({
    saved: ["mine"],
    shared: slugs("one"),
    listed: async () => ({ ok: [stayNamed("one"), stayNamed("mine")] }),
  })
  await screen.findByRole("article")

  expect(names()).toEqual(["one"])
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Stays shared with you")
  expect(
    screen.getByText("Press the heart to save the ones you like to your own shortlist."),
  ).toBeTruthy()
  expect(screen.queryByText(/^Saved on this device/)).toBeNull()
})

test.each<[string, Setting, string, string]>([
  [
    "nothing was saved",
    {},
    "Nothing saved yet",
    "Press the heart on any stay to save it here and compare it with others.",
  ],
  [
    "what was saved is gone",
    { saved: ["one"], listed: async () => ({ ok: [] }) },
    "Nothing saved yet",
    "Press the heart on any stay to save it here and compare it with others.",
  ],
  [
    "what was shared is gone",
    { shared: slugs("one"), listed: async () => ({ ok: [] }) },
    "None of these stays can be shown",
    "The link may be incomplete, or the stays are no longer on Singgah.",
  ],
])("where %s, the way leads to stays", async (_, setting, heading, says) => {
  await drawn(setting)

  expect(await screen.findByRole("heading", { name: heading })).toBeTruthy()
  expect(screen.getByText(says)).toBeTruthy()
  expect(screen.getByRole("link", { name: "Find stays" }).getAttribute("href")).toBe("/properties")
  expect(screen.queryByRole("button", { name: /share/ })).toBeNull()
})

test("stays that are on their way are said to be, and asked for again after silence", async () => {
  const answers: Array<(answer: PageAnswer<ReadonlyArray<StayResult>>) => void> = []
  await drawn({
    saved: ["one"],
    listed: () => new Promise((resolve) => void answers.push(resolve)),
  })
  expect(screen.getByText("Loading…")).toBeTruthy()

  await act(async () => answers[0]?.({ failed: "unreachable" }))
  expect(screen.getByRole("alert").textContent).toContain("We could not connect.")
  await userEvent.click(screen.getByRole("button", { name: "Try again" }))
  expect(screen.getByText("Loading…")).toBeTruthy()
  await act(async () => answers[1]?.({ ok: [stayNamed("one")] }))

  expect(names()).toEqual(["one"])
})

test("what of the address could not be used is said", async () => {
  await drawn({ issues: [{ path: "dates", code: "CheckOutNotAfterCheckIn" }] })

  expect(screen.getByText("Check-out must be after check-in")).toBeTruthy()
})

test("a guest who is not logged in may keep the list in an account, and comes back here", async () => {
  await drawn({})

  expect(screen.getByText(/^Saved on this device/).textContent).toBe(
    "Saved on this device. Log in to keep your shortlist in your account and see it on other devices.",
  )
  expect(screen.getByRole("link", { name: "Log in" }).getAttribute("href")).toBe(
    "/login?redirect=%2Fshortlist",
  )
})

test("a guest who is logged in has the list on every device", async () => {
  const user = aUser()
  await drawn({}, { session: { read: () => user, subscribe: () => () => {}, becomes: () => {} } })

  expect(
    screen.getByText("Saved in your account: you will see it on every device where you log in."),
  ).toBeTruthy()
  expect(screen.queryByRole("link", { name: "Log in" })).toBeNull()
})
