import type { Issue } from "#core/kernel/issue.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { IssueSummary } from "#ui/parts/fields/IssueSummary.tsx"
import { TextField } from "#ui/parts/fields/TextField.tsx"
import { useForm } from "#ui/parts/fields/use-form.ts"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
import { describe, expect, test } from "vitest"

const issue = (path: string): Issue => ({ path, code: "EmailMissing" })
const serverSaid: ReadonlyArray<Issue> = [issue("word"), issue("other")]

/** A form of two fields and a secret, what a tab keeps of it, and what its checks find. */
const drawn = async (
  kept: Readonly<Record<string, unknown>> = {},
  found: ReadonlyArray<Issue> = [],
) => {
  const drafts: Array<string> = []
  const checks: Array<boolean> = []
  const Form = () => {
    const [ofServer, setOfServer] = useState<ReadonlyArray<Issue>>()
    const form = useForm({
      name: "trip",
      labels: { where: "search.where", word: "search.dates", secret: "search.guests" },
      empty: { where: "Ipoh", word: "", secret: "" },
      secrets: ["secret"],
      ...(ofServer && { ofServer }),
    })
    return (
      <>
        <IssueSummary form={form} />
        <TextField {...form.text("where")} />
        <TextField {...form.text("word")} />
        <TextField {...form.text("secret")} />
        <button type="button" onClick={() => checks.push(form.find(found))}>
          Check
        </button>
        <button type="button" onClick={() => setOfServer(serverSaid)}>
          Answer
        </button>
        <button type="button" onClick={() => form.reset({ where: "Melaka", word: "", secret: "" })}>
          Reset
        </button>
      </>
    )
  }
  await draw(<Form />, {
    drafts: {
      read: (form) => (form === "trip" ? kept : {}),
      keep: (form, typed) => drafts.push(`${form} ${JSON.stringify(typed)}`),
      forget: (form) => drafts.push(`forgot ${form}`),
    },
  })
  return { drafts, checks }
}

const where = () => screen.getByLabelText<HTMLInputElement>("Destination")
const word = () => screen.getByLabelText<HTMLInputElement>("Check-in – Check-out")
const secret = () => screen.getByLabelText<HTMLInputElement>("Guests and rooms")
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))
const wrong = () => screen.queryAllByRole("link").map(({ textContent }) => textContent)

describe("what is typed into a form", () => {
  test("begins empty, or as the tab kept it", async () => {
    await drawn({ word: "kept", secret: 7 })

    expect([where().value, word().value, secret().value]).toEqual(["Ipoh", "kept", ""])
    expect([where().id, word().id]).toEqual(["trip-where", "trip-word"])
  })

  test("is kept, but for what is secret", async () => {
    const { drafts } = await drawn()

    await userEvent.type(where(), "!")
    await userEvent.type(secret(), "x")

    expect([where().value, secret().value]).toEqual(["Ipoh!", "x"])
    expect(drafts).toEqual(['trip {"where":"Ipoh!","word":""}', 'trip {"where":"Ipoh!","word":""}'])
  })

  test("is forgotten when the form begins again", async () => {
    const { drafts } = await drawn({ word: "kept" }, [issue("word")])
    await press("Check")

    await press("Reset")

    expect([where().value, word().value]).toEqual(["Melaka", ""])
    expect(drafts).toEqual(["forgot trip"])
    expect(wrong()).toEqual([])
  })
})

describe("what is wrong with a form", () => {
  test("is nothing before it is checked, and nothing where the check finds nothing", async () => {
    const { checks } = await drawn()
    await press("Check")

    expect(checks).toEqual([true])
    expect(wrong()).toEqual([])
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Check" }))
  })

  test("is said in the order of the page, and the first field has the focus", async () => {
    const { checks } = await drawn({}, [issue("secret"), issue("elsewhere"), issue("word")])
    await press("Check")

    expect(checks).toEqual([false])
    expect(wrong()).toEqual([
      "Check-in – Check-out: Please enter your email",
      "Guests and rooms: Please enter your email",
    ])
    expect(document.activeElement).toBe(word())
    expect(where().getAttribute("aria-invalid")).toBeNull()
    expect(word().getAttribute("aria-invalid")).toBe("true")
  })

  test("is no more of a field that is typed into, until the next check", async () => {
    await drawn({}, [issue("word"), issue("secret")])
    await press("Check")
    await userEvent.type(word(), "a")
    expect(wrong()).toEqual(["Guests and rooms: Please enter your email"])

    await userEvent.type(secret(), "a")
    expect(wrong()).toEqual([])

    await press("Check")
    expect(wrong()).toHaveLength(2)
  })

  test("is also what the server found, and an answer moves the focus", async () => {
    await drawn()

    await press("Answer")

    expect(wrong()).toEqual(["Check-in – Check-out: Please enter your email"])
    expect(document.activeElement).toBe(word())
  })
})
