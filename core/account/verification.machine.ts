import { assign, raise, setup } from "xstate"
import { toBeProvided } from "../kernel/actors.ts"
import { enteredBy } from "../kernel/entering-event.ts"
import type { Issue } from "../kernel/issue.ts"
import type { PictureTrouble } from "./account.errors.ts"
import type {
  VerificationPicture,
  VerificationRequest,
  VerificationStatus,
  VerificationView,
} from "./verification.ts"

export type VerificationEvent =
  | {
      readonly type: "guest.chosePicture"
      readonly part: VerificationPicture
      readonly file: Uint8Array
    }
  | { readonly type: "guest.submitted"; readonly request: VerificationRequest }
  | { readonly type: "guest.retried" }
  | { readonly type: "verification.read"; readonly verification: VerificationView }
  | { readonly type: "verification.refused"; readonly issues: ReadonlyArray<Issue> }
  | { readonly type: "picture.refused"; readonly reason: PictureTrouble }
  | { readonly type: "verification.signedOut" }
  | { readonly type: "verification.unreachable" }

export type VerificationContext = {
  readonly verification: VerificationView | null
  /** The picture that was sent last. */
  readonly part: VerificationPicture | null
  readonly issues: ReadonlyArray<Issue>
  readonly reason: PictureTrouble | null
}

const verificationSetup = setup({
  types: {
    context: {} as VerificationContext,
    events: {} as VerificationEvent,
    tags: {} as "form" | "busy",
  },
  actors: {
    read: toBeProvided<object, VerificationEvent>(),
    setPicture: toBeProvided<{ part: VerificationPicture; file: Uint8Array }, VerificationEvent>(),
    submit: toBeProvided<VerificationRequest, VerificationEvent>(),
  },
  guards: {
    stands: ({ context }, status: VerificationStatus) => context.verification?.status === status,
  },
  actions: {
    notePart: assign((_, part: VerificationPicture) => ({ part })),
    keep: assign((_, verification: VerificationView) => ({
      verification,
      issues: [],
      reason: null,
    })),
  },
})

const kept = {
  type: "keep",
  params: ({ event }: { event: { verification: VerificationView } }) => event.verification,
} as const

/** What a guest who is not verified can do. */
const ways = {
  "guest.chosePicture": {
    target: "sendingPicture",
    actions: {
      type: "notePart",
      params: ({ event }: { event: { part: VerificationPicture } }) => event.part,
    },
  },
  "guest.submitted": "submitting",
} as const

/** From an unknown guest to a verified one: number, document and selfie. */
export const verificationMachine = verificationSetup.createMachine({
  id: "verification",
  description: "From an unknown guest to a verified one: number, document and selfie.",
  context: { verification: null, part: null, issues: [], reason: null },
  initial: "loading",
  states: {
    loading: {
      description: "Where the verification stands is on its way.",
      invoke: { src: "read", input: {}, onDone: { actions: raise(({ event }) => event.output) } },
      on: {
        "verification.read": { target: "sorting", actions: kept },
        "verification.signedOut": "signedOut",
        "verification.unreachable": "lost",
      },
    },
    lost: {
      description: "Where the verification stands could not be read; asking again may help.",
      on: { "guest.retried": "loading" },
    },
    sorting: {
      description: "The status decides what the guest can do.",
      always: [
        { guard: { type: "stands", params: "submitted" }, target: "submitted" },
        { guard: { type: "stands", params: "verified" }, target: "verified" },
        { guard: { type: "stands", params: "rejected" }, target: "rejected" },
        { target: "unverified" },
      ],
    },
    unverified: {
      description: "The guest types the number and adds a document and a selfie.",
      tags: ["form"],
      on: ways,
    },
    rejected: {
      description: "The identity was not accepted; the guest is told why and may try again.",
      tags: ["form"],
      on: ways,
    },
    sendingPicture: {
      description: "A picture is on its way.",
      tags: ["form", "busy"],
      invoke: {
        src: "setPicture",
        input: ({ event }) => {
          const { part, file } = enteredBy(event, "guest.chosePicture")
          return { part, file }
        },
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "verification.read": { target: "sorting", actions: kept },
        "picture.refused": {
          target: "pictureRefused",
          actions: assign({ reason: ({ event }) => event.reason }),
        },
        "verification.signedOut": "signedOut",
        "verification.unreachable": "unclear",
      },
    },
    pictureRefused: {
      description: "The file is no picture that can be used; the guest is told why.",
      tags: ["form"],
      on: ways,
    },
    submitting: {
      description: "The number and the pictures are being checked.",
      tags: ["form", "busy"],
      invoke: {
        src: "submit",
        input: ({ event }) => enteredBy(event, "guest.submitted").request,
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "verification.read": { target: "sorting", actions: kept },
        "verification.refused": {
          target: "refused",
          actions: assign({ issues: ({ event }) => event.issues }),
        },
        "verification.signedOut": "signedOut",
        "verification.unreachable": "unclear",
      },
    },
    refused: {
      description: "Something is missing or breaks a rule; every field says what.",
      tags: ["form"],
      on: ways,
    },
    unclear: {
      description: "Nobody answered; what was typed is still there, and may be sent again.",
      tags: ["form"],
      on: ways,
    },
    submitted: { description: "An operator looks at the pictures.", type: "final" },
    verified: { description: "The guest is who they say they are.", type: "final" },
    signedOut: {
      description: "The session has ended; the guest signs in and comes back here.",
      type: "final",
    },
  },
})
