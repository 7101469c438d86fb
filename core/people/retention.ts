/** How long what is known of people is kept; the privacy notice says so with these figures. */
export const retention = {
  bookingYears: 7,
  inquiryMonths: 24,
  /** What guests and properties wrote to each other. */
  messageMonths: 24,
  /** Who found that a review should be hidden. */
  reportMonths: 12,
  /** Files that were sent ahead of an inquiry that never came. */
  uploadHours: 24,
  /** Pictures of identity papers, after the verdict or after they were sent and never submitted. */
  identityPictureDays: 30,
  /** What was deleted lies in backups for so long: the command of the guide deletes them then. */
  backupDays: 31,
  /** Requests about personal data are answered within so many days. */
  requestDays: 21,
  /** The cookie that tells one visit from another: as long as browsers keep one. */
  visitDays: 400,
  /** Personal Data Protection (Amendment) Act 2024: the Commissioner hears of a breach, then the guests. */
  breach: { commissionerHours: 72, guestDays: 7 },
} as const
