import { REVIEWS_USAGE, reviewsTaskIn } from "#adapters/command-line/guests/reviews-run.ts"
import { HidingReason } from "#core/guest-score/review.ts"
import { aKeptReview } from "#fixtures/builders/a-review.ts"
import { expect, it } from "vitest"

const { id } = aKeptReview()

it("the usage names every command and every reason", () => {
  expect(HidingReason.literals.length).toBeGreaterThan(1)
  expect(REVIEWS_USAGE.split("\n")).toEqual([
    "npm run reviews -- list [<property>]",
    "npm run reviews -- list reported",
    `npm run reviews -- hide <review> <${HidingReason.literals.join(" | ")}>`,
    "npm run reviews -- show <review>",
    'npm run reviews -- answer <review> "<what the property says>"',
    "What changes something takes --by NAME, for the log of changes.",
  ])
})

it.each([
  [["list", "reported", "hidden"]],
  [["lists"]],
  [["show"]],
  [["show", "short"]],
  [["hide", id, "insults", "more"]],
  [["hides", id, "insults"]],
  [["shows", id]],
  [["answers", id, "Thank you"]],
  [["answer", id]],
  [["answer", id, ""]],
  [["list", "--by"]],
])("%j ask for nothing", (words) => {
  expect(reviewsTaskIn(words)).toBeNull()
})

it("who gives the order may be named before or after it", () => {
  const task = { kind: "list", property: "rumah-tanjung", reported: false }

  expect(reviewsTaskIn(["--by", "Mei", "list", "rumah-tanjung"])).toEqual(task)
  expect(reviewsTaskIn(["list", "rumah-tanjung", "--by=Mei"])).toEqual(task)
})
