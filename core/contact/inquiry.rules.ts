import { isReadable, isReadableText, lengthOf, tidy } from "../kernel/characters.ts"
import type { Issue } from "../kernel/issue.ts"
import { isEmail } from "../people/email.rules.ts"
import { nameIssue, nameOf } from "../people/name.rules.ts"
import { phoneNumberOf } from "../people/phone-number.rules.ts"
import { inquiryTypes, type InquiryFields } from "./inquiry.ts"
import { inquiryTerms } from "./inquiry.terms.ts"

const { subject: subjectTerms, message: messageTerms } = inquiryTerms

const isInquiryType = (text: string): boolean => inquiryTypes.some((type) => type === text)

const subjectIssue = (text: string): string | null => {
  const length = lengthOf(tidy(text))
  if (length < subjectTerms.least) return "SubjectMissing"
  if (length > subjectTerms.most) return "SubjectTooLong"
  return isReadable(tidy(text)) ? null : "TextUnreadable"
}

const messageIssue = (text: string): string | null => {
  const length = lengthOf(tidy(text))
  if (length < messageTerms.least) return "MessageTooShort"
  if (length > messageTerms.most) return "MessageTooLong"
  return isReadableText(text) ? null : "TextUnreadable"
}

/** What is wrong with what was written, field by field from top to bottom. */
export const inquiryIssues = (fields: InquiryFields): ReadonlyArray<Issue> =>
  (
    [
      ["type", isInquiryType(fields.type) ? null : "InvalidInquiryType"],
      ["name", nameIssue(fields.name) === null ? null : "InvalidName"],
      ["phone", phoneNumberOf(fields.phone) === null ? "InvalidPhone" : null],
      ["email", isEmail(fields.email) ? null : "InvalidEmail"],
      ["subject", subjectIssue(fields.subject)],
      ["message", messageIssue(fields.message)],
    ] as const
  ).flatMap(([path, code]) => (code === null ? [] : [{ path, code }]))

/** What was written in its kept form; null while any field has an issue. */
export const acceptedInquiry = (fields: InquiryFields): InquiryFields | null =>
  inquiryIssues(fields).length > 0
    ? null
    : {
        type: fields.type,
        name: nameOf(fields.name),
        // What has no issue has a phone number.
        phone: phoneNumberOf(fields.phone) as string,
        email: tidy(fields.email),
        subject: tidy(fields.subject).replace(/\s+/g, " "),
        message: tidy(fields.message),
      }
