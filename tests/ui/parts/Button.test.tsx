import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { Badge } from "#ui/parts/Badge.tsx"
import { Button, buttonClasses } from "#ui/parts/Button.tsx"
import buttonStyles from "#ui/parts/button.module.css"
import { classes } from "#ui/parts/classes.ts"
import factStyles from "#ui/parts/facts.module.css"
import { LinkButton } from "#ui/parts/LinkButton.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const look = (...names: ReadonlyArray<keyof typeof buttonStyles>) =>
  names.map((name) => buttonStyles[name]).join(" ")

it("joins the names of classes and leaves out what is off", () => {
  expect(classes("one", false, null, undefined, "two", "")).toBe("one two")
})

describe("a button", () => {
  it.each([
    [{}, look("button", "primary")],
    [{ look: "danger" }, look("button", "danger")],
    [{ size: "large", wide: true }, look("button", "primary", "large", "wide")],
    [{ look: "quiet", size: "icon" }, look("button", "quiet", "icon")],
  ] as const)("looks as it is asked: %o", (asked, names) => {
    expect(buttonClasses(asked)).toBe(names)
  })

  it("sends no form unless it is asked to, and keeps the class it is given", async () => {
    await draw(
      <>
        <Button className="mine" look="quiet" size="large" wide>
          Plain
        </Button>
        <Button type="submit">Send</Button>
      </>,
    )

    const plain = screen.getByRole<HTMLButtonElement>("button", { name: "Plain" })
    expect(plain.type).toBe("button")
    expect(plain.className).toBe(`${look("button", "quiet", "large", "wide")} mine`)
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send" }).type).toBe("submit")
  })

  it("may be a link that looks like one", async () => {
    await draw(
      <LinkButton to="/booking/search" className="mine" look="secondary" size="large" wide>
        Find
      </LinkButton>,
    )

    const link = screen.getByRole("link", { name: "Find" })
    expect(link.getAttribute("href")).toBe("/booking/search")
    expect(link.className).toBe(`${look("button", "secondary", "large", "wide")} mine`)
  })
})

it.each(["good", "deal", "member", "plain"] as const)("a badge is %s", async (tone) => {
  await draw(<Badge tone={tone}>15% off</Badge>)

  expect(screen.getByText("15% off").className).toBe(
    classes(factStyles.badge, (factStyles as Record<string, string>)[tone]),
  )
})

it("a badge is plain unless something else is asked", async () => {
  await draw(<Badge>Non-refundable</Badge>)

  expect(screen.getByText("Non-refundable").className).toBe(
    classes(factStyles.badge, (factStyles as Record<string, string>)["plain"]),
  )
})
