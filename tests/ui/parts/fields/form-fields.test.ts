import { formFields } from "#ui/parts/fields/form-fields.ts"
import { framed } from "#ui/parts/fields/framed.ts"
import { issueText } from "#ui/parts/fields/issue-text.ts"
import { wordsOf } from "#ui/translations/server-words.ts"
import { speaker } from "#ui/translations/speaker.ts"
import { describe, expect, test } from "vitest"

const fields = formFields("guest", {
  firstName: "search.where",
  "birth.date": "search.dates",
  email: "search.guests",
})
const elementsOf = (html: string) => {
  const form = document.createElement("form")
  form.innerHTML = html
  return (id: string) => form.querySelector(`[id="${id}"]`)
}

describe("the fields of a form", () => {
  test("are called as their labels say; what is no field has no name", () => {
    expect(fields.labelOf("birth.date")).toBe("search.dates")
    expect(fields.labelOf("card")).toBeNull()
  })

  test("have ids that begin with the name of the form", () => {
    expect(fields.idOf("email")).toBe("guest-email")
    expect(fields.idOf("birth.date")).toBe("guest-birth-date")
  })

  test("are found by their controls", () => {
    const control = elementsOf('<input id="guest-email"><input id="other">')

    expect(fields.pathOf(control("guest-email"))).toBe("email")
    expect(fields.pathOf(control("other"))).toBeNull()
    expect(fields.pathOf(null)).toBeNull()
  })

  test("are found by any control of a group whose first one has their id", () => {
    const control = elementsOf(
      '<fieldset><input id="guest-birth-date"><input id="month"></fieldset><fieldset><p id="text"></p></fieldset>',
    )

    expect(fields.pathOf(control("month"))).toBe("birth.date")
    expect(fields.pathOf(control("text"))).toBeNull()
  })

  test("have what is wrong with them in the order of the page, and last what is of no field", () => {
    const issues = ["card", "email", "birth.date", "firstName"].map((path) => ({
      path,
      code: "EmailMissing",
    }))

    expect(fields.inPageOrder(issues).map(({ path }) => path)).toEqual([
      "firstName",
      "birth.date",
      "email",
      "card",
    ])
  })
})

describe("the words of an issue", () => {
  const { say } = speaker("en", wordsOf.en)

  test("are those of its code", () => {
    expect(issueText("EmailMissing", say)).toBe("Please enter your email")
  })

  test("ask to check what has no words of its own", () => {
    expect(issueText("NoSuchCode", say)).toBe("Please check this")
  })

  test("have its count, and the form of the word for it", () => {
    expect(issueText("AboveMaxNights", say, 1)).toBe("At most 1 night on these dates")
    expect(issueText("AboveMaxNights", say, 4)).toBe("At most 4 nights on these dates")
  })
})

test("the frame of a field takes what is of it, and its control the rest", () => {
  expect(
    framed({
      label: "Email",
      hint: "We write to it",
      issue: null,
      id: "e",
      className: "wide",
      value: "a",
      rows: 2,
    }),
  ).toEqual({
    frame: {
      label: "Email",
      hint: "We write to it",
      issue: null,
      optional: false,
      id: "e",
      className: "wide",
    },
    control: { value: "a", rows: 2 },
  })
})
