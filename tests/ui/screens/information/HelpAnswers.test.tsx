import { draw } from "#tests/ui/support/stage.tsx"
import { HelpAnswers } from "#ui/screens/information/HelpAnswers.tsx"
import type { Article } from "#ui/translations/pages/article.ts"
import { Link } from "@tanstack/react-router"
import { act, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, describe, expect, it, vi } from "vitest"

const article: Article = {
  title: "Help",
  description: "Answers",
  lead: "Search for a word.",
  parts: {
    finding: {
      heading: "Finding a stay",
      answers: {
        places: {
          question: "What can I type?",
          body: ["A town.", ["A state", "A [landmark](/properties)"]],
        },
        stars: { question: "What do the stars mean?", body: ["The grade of the property."] },
      },
    },
    paying: {
      heading: "Paying",
      answers: { cards: { question: "Which cards can I use?", body: ["Visa and others."] } },
    },
    introduction: { heading: "A part without questions", body: ["Only text."] },
  },
}

afterEach(() => void vi.restoreAllMocks())

const opens = async (at = "/help") => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {})
  const drawn = await draw(
    <>
      <Link to="/help" hash="cards">
        To the cards
      </Link>
      <HelpAnswers article={article} />
    </>,
    { at },
  )
  return { ...drawn, scrolled }
}

const searches = (words: string) =>
  userEvent.type(screen.getByRole("searchbox", { name: "Search the questions" }), words)

const headings = (level: number) =>
  screen.getAllByRole("heading", { level }).map(({ textContent }) => textContent)

const questions = () => headings(3)

const opened = () => [...document.querySelectorAll("details[open]")].map(({ id }) => id)

describe("the questions of the help page", () => {
  it("are listed in groups, and the contents lead to each group", async () => {
    await opens()

    expect(headings(2)).toEqual(["Finding a stay", "Paying", "Still have a question?"])
    const group = within(screen.getByRole("region", { name: "Finding a stay" }))
    expect(group.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "Finding a stay",
      "What can I type?",
      "What do the stars mean?",
    ])
    const contents = within(screen.getByRole("navigation", { name: "On this page" }))
    expect(
      contents.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
    ).toEqual([
      ["Finding a stay", "#group-finding"],
      ["Paying", "#group-paying"],
    ])
    expect(document.getElementById("group-paying")?.textContent).toBe("Paying")
  })

  it("have an answer each, with a link of its own", async () => {
    await opens()

    const places = document.getElementById("places")
    expect(places?.querySelector("summary")?.textContent).toBe("What can I type?")
    expect(places?.querySelector("p")?.textContent).toBe("A town.")
    const own = screen.getByLabelText("Link to this answer: What can I type?")
    expect(own.getAttribute("href")).toBe("#places")
    expect(own.textContent?.trim()).toBe("Link to this answer")
  })

  it("are written for search engines without links", async () => {
    const { container } = await opens()

    const facts = container.querySelector('script[type="application/ld+json"]')?.textContent
    expect(JSON.parse(facts ?? "")).toEqual({
      "@context": "https://schema.org",
      "@type": "FAQPage",
      mainEntity: [
        ["What can I type?", "A town. A state A landmark"],
        ["What do the stars mean?", "The grade of the property."],
        ["Which cards can I use?", "Visa and others."],
      ].map(([name, text]) => ({
        "@type": "Question",
        name,
        acceptedAnswer: { "@type": "Answer", text },
      })),
    })
  })

  it("lead on to a person", async () => {
    await opens()

    const aside = within(screen.getByRole("complementary", { name: "Still have a question?" }))
    expect(aside.getByText("Contact us and a person will reply.")).toBeTruthy()
    expect(aside.getByRole("link", { name: "Contact Us" }).getAttribute("href")).toBe("/contact-us")
  })
})

describe("the search of the help page", () => {
  it("is empty at first and says nothing", async () => {
    await opens()

    expect(screen.getByRole("searchbox")).toHaveProperty("value", "")
    expect(screen.getByRole("status").textContent).toBe("")
    expect(screen.queryByText("No question contains these words")).toBeNull()
  })

  it.each([
    ["grade", "1 question found", ["What do the stars mean?"]],
    ["WHAT can", "1 question found", ["What can I type?"]],
    ["what", "2 questions found", ["What can I type?", "What do the stars mean?"]],
  ])("leaves the questions that contain “%s”, and says how many", async (words, said, left) => {
    await opens()

    await searches(words)

    await expect.poll(() => screen.getByRole("status").textContent).toBe(said)
    expect(questions()).toEqual(left)
    expect(screen.queryByText("No question contains these words")).toBeNull()
  })

  it("says nothing of spaces alone", async () => {
    await opens()

    await searches("  ")

    expect(screen.getByRole("searchbox")).toHaveProperty("value", "  ")
    expect(screen.getByRole("status").textContent).toBe("")
  })

  it("says that nothing was found, and lists no group that is empty", async () => {
    await opens()

    await searches("umbrella")

    expect(
      await screen.findByRole("heading", { name: "No question contains these words" }),
    ).toBeTruthy()
    expect(screen.getByRole("status").textContent).toBe("0 questions found")
    expect(screen.queryByRole("navigation")).toBeNull()
    expect(headings(2)).toEqual(["No question contains these words", "Still have a question?"])
  })
})

describe("the question that the address names", () => {
  it("is open, alone and in the middle of the window", async () => {
    const { scrolled } = await opens("/help#stars")

    await expect.poll(opened).toEqual(["stars"])
    expect(scrolled.mock.calls).toContainEqual([{ block: "center" }])
    expect(new Set(scrolled.mock.contexts)).toEqual(new Set([document.getElementById("stars")]))
  })

  it("is none without a name, and opens once the address has one", async () => {
    const { scrolled } = await opens()
    expect(opened()).toEqual([])
    expect(scrolled.mock.calls).toEqual([])

    await act(() => userEvent.click(screen.getByRole("link", { name: "To the cards" })))

    await expect.poll(opened).toEqual(["cards"])
  })
})
