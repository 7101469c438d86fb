import { assign, fromCallback, setup } from "xstate"
import type { Attachment, AttachmentIssue, PickedFile } from "./attachment.ts"

export type UploadEvent =
  | { readonly type: "guest.retried" }
  | { readonly type: "file.moved"; readonly share: number }
  | { readonly type: "file.kept"; readonly attachment: Attachment }
  | { readonly type: "file.refused"; readonly reason: AttachmentIssue }
  | { readonly type: "file.slowed" }
  | { readonly type: "file.unreachable" }

/** A file that may not go at all comes with the reason; one that arrived earlier, as what it is. */
export type UploadInput = {
  readonly file: PickedFile
  readonly refused: AttachmentIssue | null
  readonly attachment: Attachment | null
}

export type UploadContext = {
  readonly file: PickedFile
  readonly share: number
  readonly attachment: Attachment | null
  readonly reason: AttachmentIssue | null
}

/** Sends one file ahead and reports its progress; to be provided. Stopping it stops the file. */
const unprovided = fromCallback<{ type: "none" }, { file: PickedFile }, UploadEvent>(() => {
  throw new Error("This actor was not provided")
})

/** One file on its way; a guest who removes it stops this machine. */
export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    input: {} as UploadInput,
  },
  actors: { sendAhead: unprovided },
  guards: {
    mayNotGo: ({ context }) => context.reason !== null,
    isThere: ({ context }) => context.attachment !== null,
  },
}).createMachine({
  id: "upload",
  description: "One file on its way to the people who answer inquiries.",
  context: ({ input }) => ({
    file: input.file,
    share: 0,
    attachment: input.attachment,
    reason: input.refused,
  }),
  initial: "checking",
  states: {
    checking: {
      description: "Whether the file may go at all is looked at before it goes.",
      always: [
        { guard: "mayNotGo", target: "refused" },
        { guard: "isThere", target: "kept" },
        { target: "going" },
      ],
    },
    going: {
      description: "The file is on its way; a bar shows how much of it has gone.",
      entry: assign({ share: 0 }),
      invoke: {
        src: "sendAhead",
        input: ({ context }) => ({ file: context.file }),
      },
      on: {
        "file.moved": { actions: assign({ share: ({ event }) => event.share }) },
        "file.kept": {
          target: "kept",
          actions: assign({ attachment: ({ event }) => event.attachment, share: 1 }),
        },
        "file.refused": {
          target: "refused",
          actions: assign({ reason: ({ event }) => event.reason }),
        },
        "file.slowed": "slowed",
        "file.unreachable": "interrupted",
      },
    },
    kept: {
      description: "The file has arrived and waits for the inquiry.",
    },
    refused: {
      description: "The file may not be attached; the reason stands beside it.",
    },
    slowed: {
      description: "Too many files came from here lately; trying again later helps.",
      on: { "guest.retried": "going" },
    },
    interrupted: {
      description: "The connection broke; the same file can be sent again.",
      on: { "guest.retried": "going" },
    },
  },
})
