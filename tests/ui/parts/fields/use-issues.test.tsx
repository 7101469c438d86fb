import type { Issue } from "#core/kernel/issue.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { formFields } from "#ui/parts/fields/form-fields.ts"
import { useIssues } from "#ui/parts/fields/use-issues.ts"
import { useLeftFields } from "#ui/parts/fields/use-left-fields.ts"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, test } from "vitest"

const fields = formFields("guest", { name: "search.where", email: "search.guests" })

describe("what is wrong with a form", () => {
  const found: ReadonlyArray<Issue> = [
    { path: "email", code: "EmailMissing" },
    { path: "name", code: "NotADate" },
  ]

  const Form = ({ issues }: { readonly issues: ReadonlyArray<Issue> }) => {
    const form = useIssues(fields)
    return (
      <>
        <input id="guest-name" aria-label="Name" />
        <input id="guest-email" aria-label="Email" />
        <output>
          {form.issues.map(({ path }) => path).join()}; {form.issueOf("email") ?? "none"}
        </output>
        <button type="button" onClick={() => form.find(issues)}>
          Check
        </button>
        <button type="button" onClick={() => form.mend("name")}>
          Mend
        </button>
      </>
    )
  }
  const said = () => screen.getByRole("status").textContent
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))

  test("is nothing before a check", async () => {
    await draw(<Form issues={found} />)

    expect(said()).toBe("; none")
    expect(document.activeElement).toBe(document.body)
  })

  test("is in the order of the page, and its first field has the focus", async () => {
    await draw(<Form issues={found} />)
    await press("Check")

    expect(said()).toBe("name,email; EmailMissing")
    expect(document.activeElement).toBe(screen.getByLabelText("Name"))
  })

  test("is no more of a field that is mended, and the focus stays", async () => {
    await draw(<Form issues={found} />)
    await press("Check")

    await press("Mend")

    expect(said()).toBe("email; EmailMissing")
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Mend" }))
  })

  test("of something without a field on the page leaves the focus where it is", async () => {
    await draw(<Form issues={[{ path: "card", code: "NotADate" }]} />)

    await press("Check")

    expect(said()).toBe("card; none")
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Check" }))
  })
})

describe("a field", () => {
  const Form = () => {
    const { left, onBlur } = useLeftFields(fields)
    return (
      <div onBlur={onBlur}>
        <input id="guest-name" aria-label="Name" />
        <fieldset>
          <input id="guest-email" aria-label="Email" />
          <input id="again" aria-label="Again" />
        </fieldset>
        <button type="button">Send</button>
        <output>{JSON.stringify(left)}</output>
      </div>
    )
  }
  const left = () => screen.getByRole("status").textContent
  const goes = (name: string) => userEvent.click(screen.getByLabelText(name))

  test("is left where the guest goes on to another, and counts once", async () => {
    await draw(<Form />)
    await goes("Name")
    expect(left()).toBe("[]")

    await goes("Email")
    expect(left()).toBe('["name"]')

    await goes("Name")
    await goes("Email")
    expect(left()).toBe('["name","email"]')
  })

  test("is not left for another control of its own", async () => {
    await draw(<Form />)
    await goes("Email")
    await goes("Again")

    expect(left()).toBe("[]")
  })

  test("is not left for a button, nor a button for a field", async () => {
    await draw(<Form />)
    await goes("Name")
    await userEvent.click(screen.getByRole("button"))
    await goes("Email")

    expect(left()).toBe("[]")
  })
})
