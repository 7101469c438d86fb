import { api } from "#adapters/http-api/api.ts"
import { Result, Schema } from "effect"
import { expect, it } from "vitest"

const link = `${"a".repeat(26)}-${"0".repeat(26)}`

const read = (call: string, query: string) => api[call]?.query?.read(new URLSearchParams(query))

it.each(["1", "9", "10", "999"])("the reviews of a property have a page %s", (page) => {
  expect(read("readReviews", `page=${page}`)).toEqual({ value: { page }, issues: [] })
})

it.each(["page=0", "page=01", "page=1000", "page=x1", "page=1x", "page=-1", "page=", ""])(
  "the reviews of a property have no page: %j",
  (query) => {
    const asked = read("readReviews", query)

    expect(asked?.value).toBeUndefined()
    expect(asked?.issues[0]?.path).toBe("page")
  },
)

it.each(["openMessages", "openReview"])(
  "%s takes the link of a booking, which signed-in users leave out",
  (call) => {
    expect(read(call, `link=${link}`)).toEqual({ value: { link }, issues: [] })
    expect(read(call, "link=")).toEqual({ value: { link: "" }, issues: [] })
    expect(read(call, "")).toEqual({ value: { link: "" }, issues: [] })
    expect(read(call, "link=a-link")?.issues).not.toEqual([])
  },
)

it.each([
  ["mailLink", { asked: true }, true],
  ["mailLink", { asked: false }, false],
  ["reportReview", { reported: true }, true],
  ["reportReview", { reported: false }, false],
])("%s may be answered with %j: %s", (call, answer, isAnswer) => {
  const { success } = api[call]!

  expect(Result.isSuccess(Schema.decodeUnknownResult(success as never)(answer))).toBe(isAnswer)
})
