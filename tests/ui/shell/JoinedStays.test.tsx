import type { Language } from "#core/kernel/localised.ts"
import { joinedIn, keepJoined } from "#ui/app/joined-stays.ts"
import type { Drafts } from "#ui/app/drafts.ts"
import { JoinedStays } from "#ui/shell/JoinedStays.tsx"
import { draw } from "#tests/ui/support/stage.tsx"
import { screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, it, vi } from "vitest"

/** Drafts of a tab, as a browser keeps them. */
const aTab = (kept: Record<string, object> = {}): Drafts => ({
  read: (form) => ({ ...kept[form] }),
  keep: (form, typed) => void (kept[form] = typed),
  forget: (form) => void delete kept[form],
})

const joined = async (
  count: number,
  { language = "en", at = "/" }: { language?: Language; at?: string } = {},
) => {
  const drafts = aTab()
  keepJoined(drafts, count)
  const drawn = await draw(
    <>
      <JoinedStays />
      <main id="main" tabIndex={-1} />
    </>,
    { drafts, language, at },
  )
  return { ...drawn, drafts }
}

const said = () => screen.getByRole("status").textContent

describe("the word about stays that joined the account", () => {
  it.each<[Language, number, string]>([
    ["en", 1, "1 earlier booking made with your email is now in your account."],
    ["en", 2, "2 earlier bookings made with your email are now in your account."],
    ["bm", 2, "2 tempahan terdahulu yang dibuat dengan e-mel anda kini ada dalam akaun anda."],
    ["cn", 2, "您先前用此电邮所作的 2 项预订，现已加入您的账户。"],
  ])("is said in %s for %i, and leads to them", async (language, count, text) => {
    await joined(count, { language })

    await waitFor(() => expect(said()).toContain(text))
    const link = screen.getByRole("link")
    expect(link.getAttribute("href")).toBe("/account/bookings")
    expect(link.textContent).toMatch(/\S/)
    expect(said()).toBe(`${text} ${link.textContent}`)
  })

  it("comes into a status that was there before it", async () => {
    const words = Promise.withResolvers<void>()
    const drafts = aTab()
    keepJoined(drafts, 2)
    await draw(<JoinedStays />, { drafts, completeWords: () => words.promise })
    const status = screen.getByRole("status")

    expect(status.textContent).toBe("")
    words.resolve()

    await waitFor(() => expect(status.textContent).toContain("2 earlier bookings"))
  })

  it("is said once: the tab knows nothing of it afterwards", async () => {
    const { drafts, unmount } = await joined(2)
    await waitFor(() => expect(said()).toContain("2 earlier"))

    expect(joinedIn(drafts)).toBe(0)
    unmount()
    await draw(<JoinedStays />, { drafts })
    await new Promise((resolve) => setTimeout(resolve))

    expect(said()).toBe("")
  })

  it.each(["/login", "/register"])(
    "waits at %s for the page that the guest goes on to",
    async (at) => {
      const { drafts } = await joined(2, { at })

      expect(screen.queryByRole("status")).toBeNull()
      expect(joinedIn(drafts)).toBe(2)
    },
  )

  it.each(["/login/help", "/help/register", "/logins"])(
    "is said at %s, which only sounds like such a page",
    async (at) => {
      await joined(2, { at })

      await waitFor(() => expect(said()).toContain("2 earlier"))
    },
  )

  it("waits for the next page where the guest leaves this one before it has its words", async () => {
    const words = Promise.withResolvers<void>()
    const drafts = aTab()
    keepJoined(drafts, 2)
    const { unmount } = await draw(<JoinedStays />, {
      drafts,
      completeWords: () => words.promise,
    })

    unmount()
    words.resolve()
    await words.promise

    expect(joinedIn(drafts)).toBe(2)
  })

  it("has no words fetched where nothing joined", async () => {
    const completeWords = vi.fn<() => Promise<void>>(async () => {})
    await draw(<JoinedStays />, { drafts: aTab(), completeWords })

    expect(completeWords).not.toHaveBeenCalled()
  })

  it("leads nowhere on the page of the bookings", async () => {
    await joined(2, { at: "/account/bookings" })

    await waitFor(() => expect(said()).toContain("2 earlier"))
    expect(screen.queryByRole("link")).toBeNull()
  })

  it("is closed by the guest, who stays on the page", async () => {
    await joined(2)
    const close = await screen.findByRole("button", { name: "Close" })
    const focus = vi.spyOn(screen.getByRole("main"), "focus")

    await userEvent.setup().click(close)

    expect(said()).toBe("")
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
    expect(document.activeElement?.id).toBe("main")
  })

  it("is left out where nothing joined, and where the tab keeps something else", async () => {
    const drafts = aTab()
    keepJoined(drafts, 0)

    expect(drafts.read("joined-stays")).toEqual({})
    for (const count of ["2", -1, 1.5, null])
      expect(joinedIn(aTab({ "joined-stays": { count } }))).toBe(0)
  })
})
