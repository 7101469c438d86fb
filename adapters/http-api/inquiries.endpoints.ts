import { KeyReused, TooManyAttempts } from "#core/booking/booking.errors.ts"
import { Attachment } from "#core/contact/attachment.ts"
import {
  AttachmentRefused,
  InquiriesUnreachable,
  InquiryRefused,
} from "#core/contact/contact.errors.ts"
import { Inquiry, InquiryReceipt } from "#core/contact/inquiry.ts"
import { inquiryTerms } from "#core/contact/inquiry.terms.ts"
import { bounds } from "#core/kernel/text-bounds.ts"
import { singleLine } from "#core/kernel/typed-text.ts"
import { Schema } from "effect"
import { endpoint } from "./endpoint.ts"
import { textQuery } from "./query.ts"

/** The calls behind the port `Inquiries`, under the names of its methods. */
export const inquiriesEndpoints = {
  attach: endpoint({
    method: "POST",
    path: "/api/inquiries/files",
    keyed: false,
    query: textQuery(Schema.Struct({ name: singleLine(bounds.fileName) })),
    file: {
      types: [
        "application/octet-stream",
        "application/pdf",
        "image/jpeg",
        "image/png",
        "image/webp",
      ],
      most: inquiryTerms.attachments.bytesEach,
    },
    status: 201,
    success: Attachment,
    failures: [AttachmentRefused, TooManyAttempts, InquiriesUnreachable],
  }),
  sendInquiry: endpoint({
    method: "POST",
    path: "/api/inquiries",
    keyed: true,
    payload: Inquiry,
    status: 201,
    success: InquiryReceipt,
    failures: [InquiryRefused, TooManyAttempts, KeyReused, InquiriesUnreachable],
    refused: (issues) => new InquiryRefused({ issues }),
  }),
}
