import { assign, raise, setup, stopChild } from "xstate"
import { toBeProvided } from "../kernel/actors.ts"
import type { Issue } from "../kernel/issue.ts"
import type { PickedFile } from "./attachment.ts"
import {
  areFilesThere,
  firstContext,
  inquiryOf,
  uploadOfKept,
  uploadsFor,
  type InquiryContext,
  type InquiryInput,
  type Sending,
} from "./inquiry.context.ts"
import { inquiryIssues } from "./inquiry.rules.ts"
import type { Inquiry, InquiryFields, InquiryReceipt } from "./inquiry.ts"
import { uploadMachine } from "./upload.machine.ts"

export type InquiryEvent =
  | { readonly type: "guest.typed"; readonly fields: Partial<InquiryFields> }
  | { readonly type: "guest.attached"; readonly files: ReadonlyArray<PickedFile> }
  | { readonly type: "guest.detached"; readonly upload: string }
  | { readonly type: "guest.reviewed" }
  | { readonly type: "guest.wentBack" }
  | ({ readonly type: "guest.sent" } & Sending)
  | { readonly type: "guest.retried" }
  | { readonly type: "inquiry.received"; readonly receipt: InquiryReceipt }
  | { readonly type: "inquiry.refused"; readonly issues: ReadonlyArray<Issue> }
  | { readonly type: "inquiry.slowed"; readonly retryAfterSeconds: number }
  | { readonly type: "inquiry.unreachable" }

/** From a blank form to a thanked guest. Nothing that was written is lost on the way. */
export const inquiryMachine = setup({
  types: {
    input: {} as InquiryInput,
    context: {} as InquiryContext,
    events: {} as InquiryEvent,
  },
  actors: {
    upload: uploadMachine,
    sendInquiry: toBeProvided<{ inquiry: Inquiry; key: string }, InquiryEvent>(),
  },
  guards: {
    hasIssues: ({ context }) => inquiryIssues(context.fields).length > 0,
    areFilesMissing: ({ context }) => !areFilesThere(context),
  },
  actions: {
    nameIssues: assign({ issues: ({ context }) => inquiryIssues(context.fields) }),
    askForFiles: assign({ issues: [{ path: "attachments", code: "FilesNotReady" }] }),
  },
}).createMachine({
  id: "inquiry",
  description: "From a blank form to a thanked guest; nothing that was written is lost on the way.",
  context: ({ input, spawn }) => ({
    ...firstContext(input),
    uploads: (input.draft?.attachments ?? []).map((attachment) =>
      spawn("upload", { id: attachment.id, input: uploadOfKept(attachment) }),
    ),
  }),
  initial: "writing",
  states: {
    writing: {
      description: "The guest writes; files are sent ahead one by one, each with its own progress.",
      on: {
        "guest.typed": {
          actions: assign({
            fields: ({ context, event }) => ({ ...context.fields, ...event.fields }),
            issues: ({ context, event }) =>
              context.issues.filter(({ path }) => !(path in event.fields)),
          }),
        },
        "guest.attached": {
          actions: assign({
            uploads: ({ context, event, spawn }) => [
              ...context.uploads,
              ...uploadsFor(event.files, context.uploads).map((input) =>
                spawn("upload", { input, syncSnapshot: true }),
              ),
            ],
            issues: ({ context }) => context.issues.filter(({ path }) => path !== "attachments"),
          }),
        },
        "guest.detached": {
          actions: [
            stopChild(({ event }) => event.upload),
            assign({
              uploads: ({ context, event }) =>
                context.uploads.filter(({ id }) => id !== event.upload),
              issues: ({ context }) => context.issues.filter(({ path }) => path !== "attachments"),
            }),
          ],
        },
        "guest.reviewed": [
          { guard: "hasIssues", actions: "nameIssues" },
          { guard: "areFilesMissing", actions: "askForFiles" },
          {
            target: "reviewing",
            actions: assign({ issues: [], reviews: ({ context }) => context.reviews + 1 }),
          },
        ],
      },
    },
    reviewing: {
      description: "Everything stands there once more to be read before it is sent.",
      on: {
        "guest.wentBack": "writing",
        "guest.sent": {
          target: "sending",
          actions: assign({
            sending: ({ event: { language, trap, openMs } }) => ({ language, trap, openMs }),
          }),
        },
      },
    },
    sending: {
      description: "The inquiry is on its way; pressing again changes nothing.",
      invoke: {
        src: "sendInquiry",
        input: ({ context }) => inquiryOf(context),
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "inquiry.received": {
          target: "thanked",
          actions: assign({ receipt: ({ event }) => event.receipt }),
        },
        "inquiry.refused": {
          target: "writing",
          actions: assign({ issues: ({ event }) => event.issues }),
        },
        "inquiry.slowed": {
          target: "slowed",
          actions: assign({ retryAfterSeconds: ({ event }) => event.retryAfterSeconds }),
        },
        "inquiry.unreachable": "failed",
      },
    },
    slowed: {
      description:
        "Too many inquiries came from here lately; this one waits and can be sent later.",
      on: { "guest.retried": "reviewing", "guest.wentBack": "writing" },
    },
    failed: {
      description: "Nobody answered; the same inquiry can be sent again and arrives once.",
      on: { "guest.retried": "sending", "guest.wentBack": "writing" },
    },
    thanked: {
      description: "The inquiry is kept; its reference and when to expect an answer stand there.",
      type: "final",
    },
  },
})
