import { foundWrong, noFormIssues, openIssues, typedInto } from "#core/kernel/form-issues.ts"
import { describe, expect, it } from "vitest"

const phone = { path: "phone", code: "PhoneMissing" }
const email = { path: "email", code: "EmailMissing" }

describe("what is wrong with a form", () => {
  it("is nothing before it was checked", () => {
    expect(openIssues(noFormIssues)).toEqual([])
  })

  it("is everything that was found", () => {
    expect(openIssues(foundWrong([phone, email]))).toEqual([phone, email])
  })

  it("is forgiven for the fields that were typed into since, and keeps what was found", () => {
    const form = foundWrong([phone, email])
    const typed = typedInto(typedInto(form, ["phone"]), ["phone", "address"])

    expect(openIssues(typed)).toEqual([email])
    expect(typed.found).toBe(form.found)
    expect(typed.mended).toEqual(["phone", "address"])
  })

  it("counts again once the form is checked again", () => {
    expect(typedInto(noFormIssues, ["phone"]).mended).toEqual(["phone"])
    expect(foundWrong([phone]).mended).toEqual([])
  })
})
