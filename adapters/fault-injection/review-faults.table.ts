import { TooManyAttempts } from "#core/booking/booking.errors.ts"
import type { FaultScenario } from "./fault-injection.ts"
import { always, scenariosAt } from "./fault-scenarios.ts"
import { isCutOff, misreads, neverAnswers, refuses, type Failure } from "./failures.ts"

const atManaging = scenariosAt("managing")

type Draft = Readonly<Record<"marks" | "text" | "language", unknown>>

const REVIEWED = {
  id: "0123456789abcdefghjkmnpqrs",
  guest: "Aisyah",
  stayed: "2026-12",
  at: "2026-12-08T02:30:00.000Z",
  answer: null,
}

const MARKS = { cleanliness: 5, comfort: 4, location: 5, staff: 5, facilities: 4, value: 4 }

const standing = (standing: string): Failure => misreads((own) => ({ ...own, standing }))

/** The stay is over, for the page alone. */
const over = always("openReview", standing("open"))

/** The page reads that the review of a stay that is still to come was kept. */
const keeps: Failure = async (request, ask) => {
  const { draft } = (await request.clone().json()) as { readonly draft: Draft }
  const opened = await ask(new Request(request.url))
  const own = (await opened.json()) as object
  return Response.json({ ...own, standing: "open", review: { ...REVIEWED, ...draft } })
}

const written: Failure = misreads((own) => ({
  ...own,
  standing: "open",
  review: {
    ...REVIEWED,
    marks: MARKS,
    text: "Quiet, clean, and five minutes to the best laksa.",
    language: "en",
  },
}))

/** What can go wrong with the review of a stay, which no demonstration can wait for. */
export const reviewFaults = {
  "stay-over": atManaging.scenario(
    "The page hears that the stay is over and that its review is kept.",
    over,
    always("writeReview", keeps),
  ),
  "stay-reviewed": atManaging.scenario(
    "The page hears that the stay was reviewed.",
    always("openReview", written),
  ),
  "waiting-for-review": atManaging.waits("whether a stay can be reviewed", "openReview"),
  "review-cut-off": atManaging.isCutOff("whether a stay can be reviewed", "openReview"),
  "review-not-answered": atManaging.scenario(
    "The stay is over for the page; no answer comes to its review.",
    over,
    always("writeReview", neverAnswers),
  ),
  "review-not-sent": atManaging.scenario(
    "The stay is over for the page; nobody is there for its review.",
    over,
    always("writeReview", isCutOff),
  ),
  "review-slowed": atManaging.scenario(
    "The stay is over for the page; too many reviews: the next has to wait ten minutes.",
    over,
    always(
      "writeReview",
      refuses(() => new TooManyAttempts({ retryAfterSeconds: 600 })),
    ),
  ),
} as const satisfies Readonly<Record<string, FaultScenario>>
