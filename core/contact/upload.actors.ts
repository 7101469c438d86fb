import { Effect, Fiber } from "effect"
import { fromCallback } from "xstate"
import type { PickedFile } from "./attachment.ts"
import type { Inquiries } from "./inquiries.port.ts"
import { uploadMachine, type UploadEvent } from "./upload.machine.ts"

const answers = {
  TooManyAttempts: { type: "file.slowed" },
  InquiriesUnreachable: { type: "file.unreachable" },
} as const satisfies Record<string, UploadEvent>

const contentOf = ({ read }: PickedFile) =>
  Effect.tryPromise({ try: read, catch: (): UploadEvent => ({ type: "file.unreachable" }) })

const sent = (inquiries: Inquiries, file: PickedFile, tell: (event: UploadEvent) => void) =>
  contentOf(file).pipe(
    Effect.flatMap((content) =>
      inquiries
        .attach({ name: file.name, content }, (share) => tell({ type: "file.moved", share }))
        .pipe(
          Effect.map((attachment): UploadEvent => ({ type: "file.kept", attachment })),
          Effect.mapError((failure): UploadEvent =>
            failure._tag === "AttachmentRefused"
              ? { type: "file.refused", reason: failure.reason }
              : answers[failure._tag],
          ),
        ),
    ),
    Effect.match({ onSuccess: tell, onFailure: tell }),
  )

/** The upload machine with its file sent by the inquiry service; stopping it stops the file. */
export const uploadWith = (inquiries: Inquiries) =>
  uploadMachine.provide({
    actors: {
      sendAhead: fromCallback<{ type: "none" }, { file: PickedFile }, UploadEvent>(
        ({ input, sendBack }) => {
          const fiber = Effect.runFork(sent(inquiries, input.file, sendBack))
          return () => void Effect.runFork(Fiber.interrupt(fiber))
        },
      ),
    },
  })
