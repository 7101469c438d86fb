import type { Issue } from "#core/kernel/issue.ts"
import { submitting } from "#ui/parts/fields/submitting.ts"
import type { SubmitEvent } from "react"
import { describe, expect, it } from "vitest"

/** Presses the button of a form once, and tells what came of it. */
const pressed = (isBusy: boolean, issues: ReadonlyArray<Issue>) => {
  const told: Array<string> = []
  const form = {
    typed: { email: "aisyah@example.com" },
    find: (found: ReadonlyArray<Issue>) => {
      told.push(`found ${found.length}`)
      return found.length === 0
    },
  }
  const submit = submitting(form, {
    isBusy,
    issuesOf: ({ email }) => (email === "aisyah@example.com" ? issues : []),
    send: ({ email }) => told.push(`sent ${email}`),
  })
  submit({ preventDefault: () => told.push("stayed") } as unknown as SubmitEvent)
  return told
}

const missing = [{ path: "email", code: "EmailMissing" }]

describe("a form that is submitted", () => {
  it("sends what was typed where nothing is wrong, without leaving the page", () => {
    expect(pressed(false, [])).toEqual(["stayed", "found 0", "sent aisyah@example.com"])
  })

  it("says what is wrong instead of sending it", () => {
    expect(pressed(false, missing)).toEqual(["stayed", "found 1"])
  })

  it("neither sends nor judges anything while the last press is still answered", () => {
    expect(pressed(true, [])).toEqual(["stayed"])
    expect(pressed(true, missing)).toEqual(["stayed"])
  })
})
