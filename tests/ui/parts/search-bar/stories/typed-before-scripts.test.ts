import { anySearch } from "#core/search-request/change-search.ts"
import {
  searchTypedInto,
  typedFrom,
  type SearchTyped,
} from "#ui/parts/search-bar/search-request.ts"
import { expect, test } from "vitest"

const before: SearchTyped = {
  ...typedFrom(anySearch.criteria, ""),
  where: "Langkawi",
  slug: "langkawi",
  flex: "2",
  weekend: "2027-01",
}

/** A form whose fields say this. */
const formOf = (fields: Readonly<Record<string, string>>): HTMLFormElement => {
  const form = document.createElement("form")
  form.append(
    ...Object.entries(fields).map(([name, value]) =>
      Object.assign(document.createElement("input"), { name, value }),
    ),
  )
  return form
}

test("what was typed before the scripts came is what is searched for", () => {
  const form = formOf({
    where: "Ipoh",
    checkIn: "4/12/2026",
    checkOut: "6 Dec 2026",
    flex: "3",
    weekend: "2027-02",
    adults: "4",
    children: "1",
    ages: "9",
    rooms: "2",
  })

  expect(searchTypedInto(form)(before)).toEqual({
    where: "Ipoh",
    slug: null,
    checkIn: "2026-12-04",
    checkOut: "2026-12-06",
    flex: "3",
    weekend: "2027-02",
    party: { adults: 4, children: 1, rooms: 2, ages: [9] },
  })
})

test("a place that nobody typed over is still the one that was chosen", () => {
  expect(searchTypedInto(formOf({ where: "Langkawi" }))(before)).toMatchObject({
    where: "Langkawi",
    slug: "langkawi",
  })
})

test("what is no date stays as it was typed", () => {
  const typed = searchTypedInto(formOf({ checkIn: "some day", checkOut: "31/2/2027" }))(before)

  expect(typed).toMatchObject({ checkIn: "some day", checkOut: "31/2/2027" })
})

test("how the dates may be moved stays as it was where the form has no field for it yet", () => {
  expect(searchTypedInto(formOf({}))(before)).toEqual({
    where: "",
    slug: null,
    checkIn: "",
    checkOut: "",
    flex: "2",
    weekend: "2027-01",
    party: { adults: 1, children: 0, rooms: 1 },
  })
})

test("dates that are exact again stay exact", () => {
  const typed = searchTypedInto(formOf({ flex: "", weekend: "" }))(before)

  expect(typed).toMatchObject({ flex: "", weekend: "" })
})
