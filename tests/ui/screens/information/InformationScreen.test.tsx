import type { Language } from "#core/kernel/localised.ts"
import { aContext } from "#tests/ui/support/stage.tsx"
import type { RouteContext } from "#ui/app/context.ts"
import { InformationScreen } from "#ui/screens/information/InformationScreen.tsx"
import type { Article } from "#ui/translations/pages/article.ts"
import { articleOf } from "#ui/translations/pages/articles.ts"
import { speaker } from "#ui/translations/speaker.ts"
import { wordsOf } from "#ui/translations/server-words.ts"
import { TranslationProvider, translationOf } from "#ui/translations/use-translation.tsx"
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router"
import { render, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
import { describe, expect, it } from "vitest"

const notice: Article = {
  title: "Privacy Policy",
  description: "What is kept about guests.",
  lead: "In short: little.",
  parts: {
    controller: { heading: "Who decides", body: ["We do."] },
    empty: { heading: "A heading alone" },
    rights: { heading: "Your rights", body: ["Ask us.", ["Read", "Correct"]] },
  },
}

/** The page with what its route loads, in a language that the guest may change. */
const begins = async (read: (language: Language) => Article) => {
  let language: Language = "en"
  const loads: Array<Language> = []
  const Page = () => {
    const [spoken, setSpoken] = useState(language)
    const { say } = speaker(spoken, wordsOf[spoken])
    const speaksMalay = () => {
      language = "bm"
      setSpoken("bm")
    }
    return (
      <TranslationProvider translation={translationOf(spoken, say)}>
        <button type="button" onClick={speaksMalay}>
          BM
        </button>
        <InformationScreen />
      </TranslationProvider>
    )
  }
  const rootRoute = createRootRouteWithContext<RouteContext>()()
  const loader = () => {
    loads.push(language)
    return { language, article: read(language) }
  }
  const page = createRoute({ getParentRoute: () => rootRoute, path: "/", loader, component: Page })
  const router = createRouter({
    routeTree: rootRoute.addChildren([page]),
    history: createMemoryHistory(),
    context: aContext(),
  })
  await router.load()
  render(<RouterProvider router={router as never} />)
  return { loads }
}

const opens = (article: Article) => begins(() => article)

describe("a page of text", () => {
  it("is named, and described for search engines", async () => {
    await opens(notice)

    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Privacy Policy")
    expect(screen.getByText("In short: little.")).toBeTruthy()
    expect(document.title).toMatch(/^Privacy Policy\b/)
    expect(document.querySelector("meta[name=description]")?.getAttribute("content")).toBe(
      "What is kept about guests.",
    )
  })

  it("has its parts one after the other, and contents that lead to each", async () => {
    await opens(notice)

    const contents = within(screen.getByRole("navigation", { name: "On this page" }))
    expect(
      contents.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
    ).toEqual([
      ["Who decides", "#controller"],
      ["A heading alone", "#empty"],
      ["Your rights", "#rights"],
    ])
    const rights = screen.getByRole("region", { name: "Your rights" })
    expect(rights.id).toBe("rights")
    expect(within(rights).getByText("Ask us.")).toBeTruthy()
    expect(
      within(rights)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Read", "Correct"])
    expect(screen.queryByRole("searchbox")).toBeNull()
    expect(screen.getByRole("complementary", { name: "Still have a question?" })).toBeTruthy()
  })

  it("says nothing below a heading of a part without text", async () => {
    await opens(notice)

    expect(screen.getByRole("region", { name: "A heading alone" }).textContent).toBe(
      "A heading alone",
    )
  })

  it("names the company below the part about the controller, and nowhere else", async () => {
    await opens(notice)

    const controller = within(screen.getByRole("region", { name: "Who decides" }))
    expect(controller.getAllByRole("term")).toHaveLength(6)
    expect(screen.getAllByRole("term")).toHaveLength(6)
  })

  it("has its questions searched where only some of its parts have any", async () => {
    const answers = { cards: { question: "Which cards?", body: ["Visa."] } }
    await opens({ ...notice, parts: { ...notice.parts, paying: { heading: "Paying", answers } } })

    expect(screen.getByRole("searchbox")).toBeTruthy()
    expect(screen.getByText("Which cards?")).toBeTruthy()
  })
})

describe("the language of a page of text", () => {
  const title = () => screen.getByRole("heading", { level: 1 }).textContent

  it("is loaded again once the guest reads another, and only then", async () => {
    const { loads } = await begins((language) => articleOf("/about-us", language))
    expect(title()).toBe(articleOf("/about-us", "en").title)

    await userEvent.click(screen.getByRole("button", { name: "BM" }))

    await expect.poll(title).toBe(articleOf("/about-us", "bm").title)
    expect(loads).toEqual(["en", "bm"])
  })
})
