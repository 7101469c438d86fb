import { Schema } from "effect"
import { Issue } from "../kernel/issue.ts"
import { AttachmentIssue } from "./attachment.ts"

/** What was written breaks rules: every field is listed. */
export class InquiryRefused extends Schema.TaggedError<InquiryRefused>()("InquiryRefused", {
  issues: Schema.Array(Issue),
}) {}

/** The file may not be attached. */
export class AttachmentRefused extends Schema.TaggedError<AttachmentRefused>()(
  "AttachmentRefused",
  { reason: AttachmentIssue },
) {}

/** Nobody who keeps inquiries answered; nothing was kept. */
export class InquiriesUnreachable extends Schema.TaggedError<InquiriesUnreachable>()(
  "InquiriesUnreachable",
  {},
) {}
