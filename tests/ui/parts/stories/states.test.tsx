import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { EmptyState } from "#ui/parts/EmptyState.tsx"
import { ErrorState } from "#ui/parts/ErrorState.tsx"
import { Notice } from "#ui/parts/Notice.tsx"
import { PageTitle } from "#ui/parts/PageTitle.tsx"
import { RememberedNotice } from "#ui/parts/RememberedNotice.tsx"
import { LoadingSaid, Skeleton } from "#ui/parts/Skeleton.tsx"
import { SkipLink } from "#ui/parts/SkipLink.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const iconIn = (place: Element) =>
  /#(.+)$/.exec(place.querySelector("use")!.getAttribute("href")!)![1]

describe("an empty page", () => {
  it("says why it is empty, with a way on", async () => {
    const { container } = await draw(
      <EmptyState icon={<i>icon</i>} heading="Nothing yet" level="h1" action={<a href="/">Home</a>}>
        Save a stay first.
      </EmptyState>,
    )
    const parts = [...container.querySelector("section")!.children]

    expect(parts.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ["SPAN", "icon"],
      ["H1", "Nothing yet"],
      ["P", "Save a stay first."],
      ["A", "Home"],
    ])
  })

  it("may be a heading of the second level and nothing else", async () => {
    const { container } = await draw(<EmptyState heading="Nothing yet" />)
    const parts = [...container.querySelector("section")!.children]

    expect(parts.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ["H2", "Nothing yet"],
    ])
  })
})

describe("a failure", () => {
  it("says at once what happened, and can be tried again", async () => {
    const tried: Array<string> = []
    await draw(<ErrorState reason="We are offline." onRetry={() => void tried.push("again")} />)
    const alert = screen.getByRole("alert")

    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(
      "We could not load this page",
    )
    expect(alert.querySelector("p")!.textContent).toBe("We are offline.")
    expect(iconIn(alert)).toBe("cloud-off")
    await userEvent.click(screen.getByRole("button", { name: "Try again" }))
    expect(tried).toEqual(["again"])
  })

  it("may be a whole page with a heading of the first level", async () => {
    await draw(<ErrorState reason="We are offline." level="h1" onRetry={() => {}} />)

    expect(screen.getByRole("heading", { level: 1 })).toBeTruthy()
  })
})

describe("a notice", () => {
  it.each([
    { tone: "plain", said: false, role: "note", icon: "info" },
    { tone: "good", said: true, role: "status", icon: "circle-check" },
    { tone: "warning", said: true, role: "status", icon: "triangle-exclamation-point" },
    { tone: "danger", said: true, role: "alert", icon: "circle-exclamation-point" },
    { tone: "danger", said: false, role: "note", icon: "circle-exclamation-point" },
  ] as const)("that is $tone and spoken: $said, is a $role", async ({ tone, said, role, icon }) => {
    await draw(<Notice {...{ tone, said }}>Mind the step.</Notice>)
    const notice = screen.getByRole(role)

    expect(notice.textContent).toBe("Mind the step.")
    expect(iconIn(notice)).toBe(icon)
  })

  it("is plain and not spoken unless that is asked", async () => {
    await draw(<Notice>Mind the step.</Notice>)

    expect(iconIn(screen.getByRole("note"))).toBe("info")
  })
})

describe("a page from memory", () => {
  it("says at once that it is one", async () => {
    await draw(<RememberedNotice of={{ remembered: true }} />)

    expect(screen.getByRole("status").textContent).toContain(
      "Prices and rooms may have changed, and we cannot take bookings right now.",
    )
    expect(iconIn(screen.getByRole("status"))).toBe("triangle-exclamation-point")
  })

  it("says nothing where it is fresh", async () => {
    await draw(<RememberedNotice of={{}} />)

    expect(screen.queryByRole("status")).toBeNull()
  })
})

describe("what is loading", () => {
  it("has a placeholder of its size that is not read out", async () => {
    const { container } = await draw(
      <Skeleton width="2rem" height="3rem" ratio="1 / 1" radius="4px" />,
    )
    const placeholder = container.querySelector<HTMLElement>("[aria-hidden=true]")!

    const { width, height, aspectRatio, borderRadius } = placeholder.style
    expect([width, height, aspectRatio, borderRadius]).toEqual(["2rem", "3rem", "1 / 1", "4px"])
  })

  it("is as wide as its place unless something else is asked", async () => {
    const { container } = await draw(<Skeleton height="3rem" />)

    expect(container.querySelector<HTMLElement>("[aria-hidden]")!.style.width).toBe("100%")
  })

  it("is said once, and not seen", async () => {
    await draw(<LoadingSaid />)

    expect(screen.getByRole("status").textContent).toBe("Loading…")
    expect(screen.getByRole("status").className).toBe("visually-hidden")
  })
})

it("a way past a part of the page leads to its end", async () => {
  await draw(<SkipLink to="results">To the results</SkipLink>)

  expect(screen.getByRole("link", { name: "To the results" }).getAttribute("href")).toBe("#results")
})

describe("the title of a page", () => {
  const description = () => document.head.querySelector('meta[name="description"]')

  it("has the product's name after it, and a description where there is one", async () => {
    const { unmount } = await draw(<PageTitle title="Stays" description="All stays." />)
    expect(document.title).toBe("Stays | Singgah")
    expect(description()!.getAttribute("content")).toBe("All stays.")
    unmount()

    await draw(<PageTitle title="Stays in Melaka" whole />)
    expect(document.title).toBe("Stays in Melaka")
    expect(description()).toBeNull()
  })
})
