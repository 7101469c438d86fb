import { Effect } from "effect"
import { answering } from "../kernel/actors.ts"
import type { Inquiries } from "./inquiries.port.ts"
import { inquiryMachine, type InquiryEvent } from "./inquiry.machine.ts"
import { uploadWith } from "./upload.actors.ts"

/** The inquiry machine with its actors played by the inquiry service. */
export const inquiryWith = (inquiries: Inquiries) =>
  inquiryMachine.provide({
    actors: {
      upload: uploadWith(inquiries),
      sendInquiry: answering(({ inquiry, key }) =>
        inquiries.send(inquiry, key).pipe(
          Effect.match({
            onSuccess: (receipt): InquiryEvent => ({ type: "inquiry.received", receipt }),
            onFailure: (failure): InquiryEvent => {
              switch (failure._tag) {
                case "InquiryRefused":
                  return { type: "inquiry.refused", issues: failure.issues }
                case "TooManyAttempts":
                  return { type: "inquiry.slowed", retryAfterSeconds: failure.retryAfterSeconds }
                case "KeyReused":
                case "InquiriesUnreachable":
                  return { type: "inquiry.unreachable" }
                default:
                  return failure satisfies never
              }
            },
          }),
        ),
      ),
    },
  })
