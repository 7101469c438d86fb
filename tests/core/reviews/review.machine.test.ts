import {
  BookingNotFound,
  BookingsUnreachable,
  KeyReused,
  TooManyAttempts,
} from "#core/booking/booking.errors.ts"
import type { BookingId } from "#core/booking/booking-view.ts"
import type { ReviewDraft } from "#core/guest-score/review.ts"
import { aspects } from "#core/guest-score/aspects.ts"
import type { Claim } from "#core/managing/managed-bookings.port.ts"
import { reviewWith } from "#core/reviews/review.actors.ts"
import { ReviewClosed, ReviewRefused } from "#core/reviews/reviews.errors.ts"
import type { Reviews } from "#core/reviews/reviews.port.ts"
import type { UnsentReview } from "#core/reviews/unsent-review.ts"
import { anOwnReview, aWrittenReview } from "#fixtures/builders/an-own-review.ts"
import { aReviewDraft, marksOf } from "#fixtures/builders/a-review.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"

const claim: Claim = { id: "b1" as BookingId, link: null }

type Script = Partial<Pick<Reviews, "open" | "write">>

const nothing: UnsentReview = { marks: {}, text: "", language: "bm" }

const begun = (script: Script = {}, unsent = nothing) => {
  const sent: Array<{ readonly draft: ReviewDraft; readonly key: string }> = []
  const opened: Array<Claim> = []
  const port = {
    open: () => Effect.succeed(anOwnReview()),
    write: () => Effect.succeed(aWrittenReview()),
    ...script,
  }
  const reviews: Pick<Reviews, "open" | "write"> = {
    open: (asked) => {
      opened.push(asked)
      return port.open(asked)
    },
    write: (asked, draft, key) => {
      sent.push({ draft, key })
      return port.write(asked, draft, key)
    },
  }
  const input = { visit: "v1", claim, unsent }
  const actor = createActor(reviewWith(reviews), { input }).start()
  const comesTo = (state: string | Record<string, string>) =>
    waitFor(
      actor,
      (snapshot) => snapshot.matches(state as never) || snapshot.status === "done",
    ).then(({ value, context, status }) => ({ value, context, status }))
  const fills = ({ marks, text }: ReviewDraft = aReviewDraft()) => {
    for (const aspect of aspects) actor.send({ type: "guest.marked", aspect, mark: marks[aspect] })
    actor.send({ type: "guest.typed", text })
  }
  const sends = async (draft?: ReviewDraft) => {
    await comesTo({ writing: "ready" })
    fills(draft)
    actor.send({ type: "guest.sent" })
  }
  return { actor, sent, opened, comesTo, fills, sends }
}

const ready = { writing: "ready" }

describe("reviewing a stay", () => {
  it("begins with nothing chosen, in the language of the page", async () => {
    const { comesTo, opened } = begun()
    const { value, context } = await comesTo(ready)

    expect(value).toEqual(ready)
    expect(context).toEqual({
      visit: "v1",
      claim,
      own: anOwnReview(),
      marks: {},
      text: "",
      language: "bm",
      issues: [],
      retryAfterSeconds: 0,
    })
    expect(opened).toEqual([claim])
  })

  it("goes on with what was written before", async () => {
    const unsent: UnsentReview = { marks: { staff: 5 }, text: "Kind", language: "cn" }
    const { context } = await begun({}, unsent).comesTo(ready)

    expect(context).toMatchObject(unsent)
    expect(context.visit).toBe("v1")
  })

  it.each([
    ["closed", anOwnReview({ standing: "early" })],
    ["closed", anOwnReview({ standing: "late" })],
    ["closed", anOwnReview({ standing: "never" })],
    ["written", aWrittenReview()],
    ["written", aWrittenReview({ standing: "late" })],
  ])("is %s for %j", async (state, own) => {
    const { comesTo } = begun({ open: () => Effect.succeed(own) })

    expect(await comesTo(state)).toMatchObject({ value: state, status: "done", context: { own } })
  })

  it("ends where the booking is not theirs, and asks again where nobody answered", async () => {
    const none = begun({ open: () => Effect.fail(new BookingNotFound()) })
    expect(await none.comesTo("missing")).toMatchObject({ value: "missing", status: "done" })

    let attempts = 0
    const { actor, comesTo } = begun({
      open: () =>
        (attempts += 1) === 1
          ? Effect.fail(new BookingsUnreachable())
          : Effect.succeed(anOwnReview()),
    })
    expect((await comesTo("lostContact")).value).toBe("lostContact")
    actor.send({ type: "guest.retried" })
    expect((await comesTo(ready)).value).toEqual(ready)
  })

  it("sends all that was chosen and typed, and shows the review", async () => {
    const { actor, sent, comesTo, fills } = begun()
    await comesTo(ready)
    fills()
    actor.send({ type: "guest.marked", aspect: "value", mark: 2 })
    actor.send({ type: "guest.choseLanguage", language: "cn" })
    actor.send({ type: "guest.sent" })
    const { value, context, status } = await comesTo("sent")

    const draft = aReviewDraft({ marks: marksOf(4, { staff: 5, value: 2 }), language: "cn" })
    expect(sent).toEqual([{ draft, key: "v1.review" }])
    expect({ value, status }).toEqual({ value: "sent", status: "done" })
    expect(context.own).toEqual(aWrittenReview())
  })

  it("names what is wrong before anything is sent, each until it is mended", async () => {
    const { actor, sent, comesTo } = begun()
    await comesTo(ready)
    actor.send({ type: "guest.sent" })
    const paths = () => actor.getSnapshot().context.issues.map(({ path }) => path)

    expect(paths()).toEqual([...aspects.map((aspect) => `marks.${aspect}`), "text"])
    actor.send({ type: "guest.marked", aspect: "comfort", mark: 3 })
    expect(paths()).not.toContain("marks.comfort")
    expect(paths()).toHaveLength(6)
    actor.send({ type: "guest.typed", text: "Fine" })
    expect(paths()).toEqual(
      aspects.filter((aspect) => aspect !== "comfort").map((aspect) => `marks.${aspect}`),
    )
    expect(sent).toEqual([])
    expect(actor.getSnapshot().value).toEqual(ready)
  })

  it("shows what the server finds wrong, until it is sent again", async () => {
    const issues = [{ path: "text", code: "ReviewTooLong" }]
    const { actor, comesTo, sends } = begun({
      write: () => Effect.fail(new ReviewRefused({ issues })),
    })
    await sends()
    await waitFor(actor, ({ context }) => context.issues.length > 0)

    const { text } = aReviewDraft()
    expect(await comesTo(ready)).toMatchObject({ value: ready, context: { issues, text } })
    actor.send({ type: "guest.sent" })
    expect(actor.getSnapshot()).toMatchObject({ value: "sending", context: { issues: [] } })
  })

  it.each([
    [new BookingsUnreachable(), "failed", 0],
    [new TooManyAttempts({ retryAfterSeconds: 90 }), "slowed", 90],
  ] as const)(
    "keeps everything after %o and sends it again under its key",
    async (failure, state, seconds) => {
      let attempts = 0
      const { actor, sent, comesTo, sends } = begun({
        write: () =>
          (attempts += 1) === 1 ? Effect.fail(failure) : Effect.succeed(aWrittenReview()),
      })
      await sends()
      const { context, value } = await comesTo({ writing: state })
      const { text, marks } = aReviewDraft()
      expect(value).toEqual({ writing: state })
      expect(context).toMatchObject({ text, marks, retryAfterSeconds: seconds })
      actor.send({ type: "guest.sent" })
      await comesTo("sent")

      expect(sent.map(({ key }) => key)).toEqual(["v1.review", "v1.review"])
    },
  )

  it.each([
    { type: "guest.typed", text: "Two" },
    { type: "guest.marked", aspect: "value", mark: 1 },
    { type: "guest.choseLanguage", language: "en" },
  ] as const)("goes on after a failure with %o", async (event) => {
    const { actor, comesTo, sends } = begun({
      write: () => Effect.fail(new BookingsUnreachable()),
    })
    await sends()
    await comesTo({ writing: "failed" })
    actor.send(event)

    expect(actor.getSnapshot().value).toEqual(ready)
  })

  it("names what is wrong after a failure, too", async () => {
    const { actor, comesTo, sends, sent } = begun({
      write: () => Effect.fail(new BookingsUnreachable()),
    })
    await sends()
    await comesTo({ writing: "failed" })
    actor.send({ type: "guest.typed", text: "" })
    actor.send({ type: "guest.sent" })

    expect(actor.getSnapshot().context.issues).toEqual([{ path: "text", code: "ReviewEmpty" }])
    expect(sent).toHaveLength(1)
  })

  it.each([new ReviewClosed(), new KeyReused()])(
    "is opened again where the stay was reviewed meanwhile: %o",
    async (failure) => {
      let opens = 0
      const { comesTo, sends } = begun({
        open: () => Effect.succeed((opens += 1) === 1 ? anOwnReview() : aWrittenReview()),
        write: () => Effect.fail(failure),
      })
      await sends()

      expect((await comesTo("written")).value).toBe("written")
    },
  )

  it("ends where the booking is gone", async () => {
    const { comesTo, sends } = begun({ write: () => Effect.fail(new BookingNotFound()) })
    await sends()

    expect((await comesTo("missing")).value).toBe("missing")
  })
})
