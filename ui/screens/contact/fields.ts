import type { InquiryFields } from "#core/contact/inquiry.ts"
import type { TranslationKey } from "../../translations/translations.ts"

/** What each part of an inquiry is called, in the order of the page. */
export const inquiryFieldLabels = {
  type: "contact.type",
  name: "contact.name",
  phone: "contact.phone",
  email: "contact.email",
  subject: "contact.subject",
  message: "contact.message",
} as const satisfies Record<keyof InquiryFields, TranslationKey>

/** The id under which the control of a field is found. */
export const fieldIdOf = (path: string): string => `contact-${path}`

/** What the field of an issue is called; files are one field. */
export const inquiryFieldLabel = (path: string): TranslationKey =>
  path in inquiryFieldLabels
    ? inquiryFieldLabels[path as keyof InquiryFields]
    : "contact.attachments"
