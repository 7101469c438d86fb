const MEGABYTE = 1024 * 1024

/** What may be written and attached, and how soon it is answered (docs/assumptions.md). */
export const inquiryTerms = {
  subject: { least: 1, most: 120 },
  message: { least: 10, most: 4000 },
  attachments: { most: 5, bytesEach: 10 * MEGABYTE, bytesTogether: 25 * MEGABYTE },
  replyWorkingDays: { from: 3, to: 5 },
} as const

/** A limit as guests read it. */
export const megabytesOf = (bytes: number): number => Math.floor(bytes / MEGABYTE)
