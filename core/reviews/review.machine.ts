import { assign, raise, setup } from "xstate"
import type { Mark, Marks, ReviewDraft } from "../guest-score/review.ts"
import type { Aspect } from "../guest-score/aspects.ts"
import { toBeProvided } from "../kernel/actors.ts"
import type { Issue } from "../kernel/issue.ts"
import type { Language } from "../kernel/localised.ts"
import type { Claim } from "../managing/managed-bookings.port.ts"
import { reviewIssues } from "./review.rules.ts"
import type { OwnReview } from "./reviews.port.ts"
import type { UnsentReview } from "./unsent-review.ts"

export type ReviewEvent =
  | { readonly type: "guest.marked"; readonly aspect: Aspect; readonly mark: Mark }
  | { readonly type: "guest.typed"; readonly text: string }
  | { readonly type: "guest.choseLanguage"; readonly language: Language }
  | { readonly type: "guest.sent" }
  | { readonly type: "guest.retried" }
  | { readonly type: "stay.opened"; readonly own: OwnReview }
  | { readonly type: "stay.missing" }
  | { readonly type: "reviews.unreachable" }
  | { readonly type: "review.kept"; readonly own: OwnReview }
  | { readonly type: "review.refused"; readonly issues: ReadonlyArray<Issue> }
  | { readonly type: "review.closed" }
  | { readonly type: "review.slowed"; readonly retryAfterSeconds: number }

/** A visit, what opens the booking, and what was written so far. */
export type ReviewInput = {
  readonly visit: string
  readonly claim: Claim
  readonly unsent: UnsentReview
}

export type ReviewContext = Omit<ReviewInput, "unsent"> & {
  readonly own: OwnReview | null
  readonly marks: Partial<Marks>
  readonly text: string
  readonly language: Language
  readonly issues: ReadonlyArray<Issue>
  readonly retryAfterSeconds: number
}

type Sending = { readonly claim: Claim; readonly draft: ReviewDraft; readonly key: string }

// Nothing is sent before every aspect has its mark.
const sendingOf = ({ claim, marks, text, language, visit }: ReviewContext): Sending => ({
  claim,
  draft: { marks: marks as Marks, text, language },
  key: `${visit}.review`,
})

/** What a guest says of a stay that is over: one mark for each aspect, and a text. */
export const reviewMachine = setup({
  types: {
    input: {} as ReviewInput,
    context: {} as ReviewContext,
    events: {} as ReviewEvent,
  },
  actors: {
    open: toBeProvided<Claim, ReviewEvent>(),
    send: toBeProvided<Sending, ReviewEvent>(),
  },
  guards: {
    isWritten: (_, { review }: OwnReview) => review !== null,
    isOpen: (_, { standing }: OwnReview) => standing === "open",
    hasIssues: ({ context }) => reviewIssues(context).length > 0,
  },
  actions: {
    keep: assign((_, own: OwnReview) => ({ own })),
    nameIssues: assign({ issues: ({ context }) => reviewIssues(context) }),
    noteMark: assign(({ context }, { aspect, mark }: { aspect: Aspect; mark: Mark }) => ({
      marks: { ...context.marks, [aspect]: mark },
      issues: context.issues.filter(({ path }) => path !== `marks.${aspect}`),
    })),
    noteText: assign(({ context }, text: string) => ({
      text,
      issues: context.issues.filter(({ path }) => path !== "text"),
    })),
    noteLanguage: assign((_, language: Language) => ({ language })),
  },
}).createMachine({
  id: "review",
  description: "What a guest says of a stay that is over: one mark for each aspect, and a text.",
  context: ({ input: { visit, claim, unsent } }) => ({
    visit,
    claim,
    ...unsent,
    own: null,
    issues: [],
    retryAfterSeconds: 0,
  }),
  initial: "opening",
  states: {
    opening: {
      description: "Whether this stay can be reviewed is being asked.",
      invoke: {
        src: "open",
        input: ({ context }) => context.claim,
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "stay.opened": [
          {
            guard: { type: "isWritten", params: ({ event }) => event.own },
            target: "written",
            actions: { type: "keep", params: ({ event }) => event.own },
          },
          {
            guard: { type: "isOpen", params: ({ event }) => event.own },
            target: "writing",
            actions: { type: "keep", params: ({ event }) => event.own },
          },
          { target: "closed", actions: { type: "keep", params: ({ event }) => event.own } },
        ],
        "stay.missing": "missing",
        "reviews.unreachable": "lostContact",
      },
    },
    missing: {
      description: "There is no such booking, or it is somebody else's: both look the same.",
      type: "final",
    },
    lostContact: {
      description: "Nobody answered; asking again may help.",
      on: { "guest.retried": "opening" },
    },
    closed: {
      description: "The stay is not over yet, was over too long ago, or was not had.",
      type: "final",
    },
    written: {
      description: "The stay was reviewed; the review stands there.",
      type: "final",
    },
    writing: {
      description: "Marks are chosen and a text is typed; nothing of it is lost until it is kept.",
      initial: "ready",
      on: {
        "guest.marked": {
          target: ".ready",
          actions: { type: "noteMark", params: ({ event }) => event },
        },
        "guest.typed": {
          target: ".ready",
          actions: { type: "noteText", params: ({ event }) => event.text },
        },
        "guest.choseLanguage": {
          target: ".ready",
          actions: { type: "noteLanguage", params: ({ event }) => event.language },
        },
        "guest.sent": [
          { guard: "hasIssues", actions: "nameIssues" },
          { target: "sending", actions: assign({ issues: [] }) },
        ],
      },
      states: {
        ready: { description: "Waits for the guest." },
        slowed: {
          description: "Too many reviews in a short time; this one waits and can be sent later.",
        },
        failed: {
          description: "Nobody answered; the same review can be sent again and arrives once.",
        },
      },
    },
    sending: {
      description: "The review is on its way; sending it again keeps it once.",
      invoke: {
        src: "send",
        input: ({ context }) => sendingOf(context),
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "review.kept": {
          target: "sent",
          actions: { type: "keep", params: ({ event }) => event.own },
        },
        "review.refused": {
          target: "writing",
          actions: assign({ issues: ({ event }) => event.issues }),
        },
        "review.closed": "opening",
        "review.slowed": {
          target: "writing.slowed",
          actions: assign({ retryAfterSeconds: ({ event }) => event.retryAfterSeconds }),
        },
        "stay.missing": "missing",
        "reviews.unreachable": "writing.failed",
      },
    },
    sent: {
      description: "The review is kept, and everybody can read it.",
      type: "final",
    },
  },
})
