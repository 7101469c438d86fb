import { Effect } from "effect"
import { answering } from "../kernel/actors.ts"
import type { Inquiries } from "./inquiries.port.ts"
import { inquiryMachine, type InquiryEvent } from "./inquiry.machine.ts"
import { uploadWith } from "./upload.actors.ts"

/** The inquiry machine with its actors played by the keeper of inquiries. */
export const inquiryWith = (inquiries: Inquiries) =>
  inquiryMachine.provide({
    actors: {
      upload: uploadWith(inquiries),
      sendInquiry: answering(({ inquiry, key }) =>
        inquiries.send(inquiry, key).pipe(
          Effect.match({
            onSuccess: (receipt): InquiryEvent => ({ type: "inquiry.received", receipt }),
            onFailure: (failure): InquiryEvent => {
              if (failure._tag === "InquiryRefused")
                return { type: "inquiry.refused", issues: failure.issues }
              return failure._tag === "TooManyTries"
                ? { type: "inquiry.slowed", retryAfterSeconds: failure.retryAfterSeconds }
                : { type: "inquiry.unreachable" }
            },
          }),
        ),
      ),
    },
  })
